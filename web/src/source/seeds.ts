/** Chance for games of this device. */

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A seed of a game or of a bot's thoughts. */
export const randomHex = () => hex(crypto.getRandomValues(new Uint8Array(32)))

/** An id that this device has not given before. */
export const newId = () => Date.now().toString(36) + hex(crypto.getRandomValues(new Uint8Array(3)))

/** How long bots think; the level's own budget unless local storage names another, such as `{"iterations":50}`. */
export function botBudget(): { iterations?: number; ms?: number } {
  return JSON.parse(localStorage.getItem('manicule.bots') ?? '{}') as { iterations?: number; ms?: number }
}
