/** Whether the person uses the keyboard now: the last thing pressed was a key. */
let keys = false

export const usesKeys = () => keys

export function watchKeys() {
  addEventListener('keydown', () => (keys = true), { capture: true })
  addEventListener('pointerdown', () => (keys = false), { capture: true })
}
