/** Random seeds and ids for local games. */

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A seed for a game or for a bot's search. */
export const randomHex = () => hex(crypto.getRandomValues(new Uint8Array(32)))

export const newId = () => Date.now().toString(36) + hex(crypto.getRandomValues(new Uint8Array(3)))

/** Overrides the thinking budget of a bot's level, if local storage has one such as `{"iterations":50}`. Set by tests. */
export function botBudget(): { iterations?: number; ms?: number } {
  return JSON.parse(localStorage.getItem('manicule.bots') ?? '{}') as { iterations?: number; ms?: number }
}
