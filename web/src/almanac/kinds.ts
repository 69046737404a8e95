/** The chapters of the almanac and the addresses of its entries. */

import { href } from '../lib/route.svelte'

/** Chapters whose entries are pieces of a game. */
export const KINDS = ['printing', 'refinement', 'specialties', 'gears', 'patronage', 'planning', 'characters', 'challenges'] as const
export type Kind = (typeof KINDS)[number]
/** Chapters that are read. */
export const READING = ['origin', 'tools', 'glossary'] as const
export type Reading = (typeof READING)[number]

export const isKind = (name: string): name is Kind => (KINDS as readonly string[]).includes(name)
export const isReading = (name: string): name is Reading => (READING as readonly string[]).includes(name)

export const almanacHref = (kind?: Kind | Reading, id?: string) => href(['/almanac', kind, id].filter(Boolean).join('/'))

/** The mark in front of a chapter. */
export const CHAPTER_MARKS: Record<Kind | Reading, string> = {
  printing: 'printing', refinement: 'refinement', specialties: 'typesetting', gears: 'gear', patronage: 'patron', planning: 'automa', characters: 'first', challenges: 'tick',
  origin: 'rules', tools: 'woodcutting', glossary: 'legend',
}
