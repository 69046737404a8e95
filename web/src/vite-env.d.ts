/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module 'virtual:gutenberg-cards' {
  const set: import('./games/gutenberg/cards').CardSetFile
  export default set
}
