/** Search and filters of a chapter. They are part of the address, so that the result can be linked. */

import { matchesQuery } from '../lib/search'
import type { Entry, Tags } from './entries'

export const FILTERS = ['inks', 'types', 'specialties', 'level', 'rewards'] as const
export type Filter = (typeof FILTERS)[number]
export type Chosen = Partial<Record<Filter | 'q' | 'deck', string>>

const valuesOf = (tags: Tags, filter: Filter): string[] => (filter === 'level' ? (tags.level ? [String(tags.level)] : []) : tags[filter])

/** The values of a filter that occur in this chapter, except those that match every entry. */
export function choices(entries: Entry[], filter: Filter): string[] {
  const counts = new Map<string, number>()
  for (const { tags } of entries) for (const value of valuesOf(tags, filter)) counts.set(value, (counts.get(value) ?? 0) + 1)
  const values = [...counts.keys()].filter((value) => counts.get(value)! < entries.length)
  return filter === 'level' ? values.sort() : values
}

export const fits = ({ id, title, text, lines, tags }: Entry, chosen: Chosen): boolean =>
  FILTERS.every((filter) => !chosen[filter] || valuesOf(tags, filter).includes(chosen[filter])) &&
  matchesQuery(chosen.q ?? '', id, title, text, ...lines.map((line) => line.text))

export const fromQuery = (query: URLSearchParams): Chosen => Object.fromEntries([...FILTERS, 'q' as const].flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : [])))
export const toQuery = (chosen: Chosen): string => {
  const given = Object.entries(chosen).filter(([, value]) => value)
  return given.length ? `?${new URLSearchParams(given as [string, string][])}` : ''
}
