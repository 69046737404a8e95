/** Which marks illustrate a rule, and which page of the almanac says more about it. */

import type { Character } from '../../wire/gutenberg'
import { almanacHref, type Article, type Kind } from '../kinds'

const INKS = ['blue', 'silver', 'gold', 'red']
const SPECIALTIES = ['typesetting', 'woodcutting', 'binding', 'illuminating']

/** Each item is a mark of the table, a character (shown by emblem), or a letter card in brackets: `[QU]`, a vowel card `[E|vowel]`, a
 * common card `[T|common]`, a challenge `[ING|challenge]`, a card that stands for its letter twice `[M|twice]`. */
export const RULE_MARKS: Record<string, string[]> = {
  'G0.1': ['automa', 'round'], 'G0.2': ['A', 'I', 'O', 'U', ...INKS, ...SPECIALTIES], 'G0.3': ['bag', ...INKS], 'G0.4': ['guilder', 'A'], 'G0.5': ['order', 'gear', 'level'],
  'G1.1': ['printing', 'refinement', 'any-ink', 'level', 'gear'], 'G1.2': ['printing', 'refinement'], 'G1.3': ['gear'], 'G1.4': ['patron'], 'G1.5': ['first'], 'G1.6': ['marker', 'guilder'], 'G1.7': ['guillard', 'ungler'], 'G1.8': ['order'], 'G1.9': ['order'], 'G1.10': ['A', 'I', 'O', 'U'],
  'G2.1': ['gear', 'round'], 'G2.2': ['gear'], 'G2.3': ['marker'], 'G2.4': ['marker', 'first'], 'G2.6': ['gear', 'any-type'], 'G2.7': ['any-type', 'guilder'],
  'G3a.1': ['printing', 'refinement', 'order'], 'G3a.2': ['discard'], 'G3a.3': ['order', 'deck'], 'G3a.4': ['deck', 'discard'], 'G3b.1': [...INKS, 'guilder'], 'G3b.3': ['bag'],
  'G3c.1': SPECIALTIES, 'G3c.2': ['level', 'any-ink', 'order', 'any-type'], 'G3c.3': ['level', 'guilder'], 'G3d.1': ['gear'], 'G3d.2': ['gear', 'round'], 'G3d.3': ['gear', 'discard'], 'G3d.4': ['gear', 'tick'], 'G3d.5': ['gear', 'discard'],
  'G3e.1': ['order', 'level', 'guilder', 'any-ink'], 'G3e.2': ['patron', 'round'], 'G3e.3': ['patron', 'level', 'any-ink', 'any-type'],
  'G4.1': ['order'], 'G4.2': ['printing', 'guilder'], 'G4.3': ['refinement', 'fame'], 'G4.4': ['tick', 'any-ink', 'guilder', 'fame', 'level', 'order'], 'G4.5': ['bag', 'discard', 'guilder', 'fame'], 'G4.6': ['discard'], 'G4.7': ['gear', 'any-type', 'guilder'],
  'G5.1': ['round', 'marker'], 'G5.2': ['bag', ...INKS], 'G5.3': ['first', 'marker'], 'G5.4': ['level', 'patron', 'guilder', 'fame'], 'G5.5': ['fame', 'any-type', 'any-ink'],
  'G6.1': ['any-ink', 'swap'], 'G6.2': ['any-type', 'swap'], 'G6.3': ['lowest'], 'G6.4': ['fame', 'round'], 'G6.5': ['order'], 'G6.6': ['any-type', 'fame', 'guilder'], 'G6.7': ['blue', 'fame'], 'G6.8': ['gold'],
  'G6.9': ['red', 'any-ink', 'any-ink'], 'G6.10': ['A', 'fame'], 'G6.11': ['U', 'guilder'], 'G6.12': ['binding', 'fame'], 'G6.13': ['woodcutting', 'level'], 'G6.14': ['gear', 'tick'],
  'G8.1': ['automa'], 'G8.2': ['first', 'marker'], 'G8.3': ['automa', 'marker'], 'G8.4': ['automa', 'marker'], 'G8.5': ['automa', 'marker'], 'G8.6': ['deck'], 'G8.7': ['printing', 'refinement', 'bag', 'level', 'gear', 'discard'], 'G8.8': ['patron', 'automa'], 'G8.9': ['automa', 'marker'], 'G8.10': ['fame'],
  'L0.1': ['[M]', '[E|vowel]', '[ING|challenge]'], 'L1.1': ['[T|common]', '[A|vowel]', 'deck'], 'L1.2': ['[S]', '[A]', '[G]', '[P]', '[L]'], 'L1.3': ['[S]', '[T|common]'], 'L1.5': ['[QU]'], 'L1.6': ['[T|common]'], 'L1.9': ['deck'],
  'L2.1': ['[T]', 'fame'], 'L2.2': ['fame', '[A]'], 'L2.4': ['tick'], 'L2.5': ['[TION|challenge]', 'deck'], 'L2.6': ['deck'], 'L2.7': ['deck'], 'L3.1': ['[T|common]'], 'L3.2': ['[ING|challenge]'], 'L3.3': ['fame'],
  'L4.1': ['[T|common]', '[E|vowel]'], 'L4.2': ['deck'], 'L4.3': ['[P]', '[A]', '[S]'], 'L4.4': ['[S]', 'deck'], 'L4.6': ['[M|twice]', '[QU]'], 'L4.8': ['deck', 'fame'],
}

const RULE_OF: Record<Character, string> = {
  gutenberg: 'G7.1', guillard: 'G7.2', manutius: 'G7.3', ungler: 'G7.4', schoffer: 'G7.5', tory: 'G7.6', plantin: 'G7.7', caxton: 'G7.8', fiol: 'G7.9', vietor: 'G7.10',
}
export const CHARACTERS: string[] = Object.keys(RULE_OF)
export const characterOf = (rule: string): string | undefined => Object.entries(RULE_OF).find(([, own]) => own === rule)?.[0]

const CHAPTERS: Record<string, Kind | Article> = {
  'G0.2': 'tools', 'G1.7': 'characters', 'G1.8': 'printing', 'G3a.1': 'printing', 'G3c.1': 'specialties', 'G3d.1': 'gears', 'G3e.2': 'patronage', 'G3e.3': 'patronage', 'G4.2': 'printing', 'G4.3': 'refinement', 'G4.4': 'refinement',
  'G6.14': 'gears', 'G8.3': 'planning', 'G8.4': 'planning', 'L2.4': 'challenges', 'L2.5': 'challenges',
}
const GEARS = ['swap_ink', 'swap_type', 'lowest_specialty', 'round_fame', 'order', 'sell_type', 'ink_fame', 'take_ink', 'trade_ink', 'type_fame', 'buy_type', 'specialty_fame', 'level']

/** Maps G6.1 to G6.13 to the rewards that they describe, and back. */
const rewardOf = (rule: string): string | undefined => GEARS[Number(/^G6\.(\d+)$/.exec(rule)?.[1]) - 1]
export const gearRule = (reward: string) => `G6.${GEARS.indexOf(reward) + 1}`

/** The almanac's page for a rule, with its chapter. */
export function almanacLink(rule: string): { chapter: Kind | Article; to: string } | null {
  const reward = rewardOf(rule)
  if (reward) return { chapter: 'gears', to: `${almanacHref('gears')}?rewards=${reward}` }
  const character = characterOf(rule)
  if (character) return { chapter: 'characters', to: almanacHref('characters', character) }
  const chapter = CHAPTERS[rule]
  return chapter ? { chapter, to: almanacHref(chapter) } : null
}
