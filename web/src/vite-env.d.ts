/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module 'virtual:gutenberg-cards' {
  const set: import('./gutenberg/cards').WrittenSet
  export default set
}
