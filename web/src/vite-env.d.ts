/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module 'virtual:word-lists' {
  /** By language: the version of its files, and their total size. */
  const lists: Record<string, { version: string; bytes: number }>
  export default lists
}
