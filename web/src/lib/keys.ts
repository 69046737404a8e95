let lastWasKey = false

/** Whether the player's last input was a key rather than a pointer. */
export const usesKeys = () => lastWasKey

export function watchKeys() {
  addEventListener('keydown', () => (lastWasKey = true), { capture: true })
  addEventListener('pointerdown', () => (lastWasKey = false), { capture: true })
}
