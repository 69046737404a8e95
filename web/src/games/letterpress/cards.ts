/** The letters on a card, from its id: `vowel-a1` shows A. */
export function letterText(card: string): string | undefined {
  return /^(?:vowel-)?(\p{L}+)\d+$/u.exec(card)?.[1].toUpperCase()
}
