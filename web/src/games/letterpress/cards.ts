/** What a letter card shows, from its name: `vowel-a1` is an A. */
export function letterText(card: string): string | undefined {
  return /^(?:vowel-)?(\p{L}+)\d+$/u.exec(card)?.[1].toUpperCase()
}
