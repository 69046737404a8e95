/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module 'virtual:gutenberg-cards' {
  const set: import('./games/gutenberg/cards').CardSetFile
  export default set
}

declare module 'virtual:word-lists' {
  /** By language: the version of its files, and their size. */
  const lists: Record<string, { version: string; bytes: number }>
  export default lists
}
