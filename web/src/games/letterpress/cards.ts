/** What card ids say about how to draw a card. */

import type { CardUse } from './types'

/** The letters on a card: `vowel-a1` shows A. Undefined for challenges. */
export function letterText(card: string): string | undefined {
  return /^(?:vowel-)?(\p{L}+)\d+$/u.exec(card)?.[1].toUpperCase()
}

export const kindOf = (card: string) => (card.startsWith('vowel-') ? 'vowel' : letterText(card) ? 'letter' : 'challenge')

/** Whether a card stands for the same letter twice, so that it is drawn as two. */
export const twice = ({ as }: CardUse) => [...as].length === 2 && [...as][0] === [...as][1]
