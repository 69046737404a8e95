/** Cards as they are drawn. */

import type { CardUse } from './types'

/** The letters on a card, from its id: `vowel-a1` shows A. */
export function letterText(card: string): string | undefined {
  return /^(?:vowel-)?(\p{L}+)\d+$/u.exec(card)?.[1].toUpperCase()
}

/** From its id: challenges have names of their own. */
export const kindOf = (card: string) => (card.startsWith('vowel-') ? 'vowel' : letterText(card) ? 'letter' : 'challenge')

/** Whether the card is drawn as two: it stands for the same letter twice. */
export const twice = ({ as }: CardUse) => [...as].length === 2 && [...as][0] === [...as][1]
