/** The chapters of the almanac and the addresses of its entries. */

import { href } from '../lib/route.svelte'

/** Chapters that list the pieces of a game. */
export const KINDS = ['printing', 'refinement', 'specialties', 'gears', 'patronage', 'planning', 'characters', 'challenges'] as const
export type Kind = (typeof KINDS)[number]
/** Chapters that consist of text. */
export const ARTICLES = ['origin', 'tools', 'glossary'] as const
export type Article = (typeof ARTICLES)[number]

export const isKind = (name: string): name is Kind => (KINDS as readonly string[]).includes(name)
export const isArticle = (name: string): name is Article => (ARTICLES as readonly string[]).includes(name)

export const almanacHref = (kind?: Kind | Article, id?: string) => href(['/almanac', kind, id].filter(Boolean).join('/'))

/** The mark beside a chapter. */
export const CHAPTER_MARKS: Record<Kind | Article, string> = {
  printing: 'printing', refinement: 'refinement', specialties: 'typesetting', gears: 'gear', patronage: 'patron', planning: 'automa', characters: 'first', challenges: 'tick',
  origin: 'rules', tools: 'woodcutting', glossary: 'legend',
}
