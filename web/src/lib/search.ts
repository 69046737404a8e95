/** Text search that ignores case, accents and word order. */

const normalize = (text: string) => text.normalize('NFD').replaceAll(/[\p{M}\u00ad]/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae')

/** Whether the texts contain every word of the query. */
export function matchesQuery(query: string, ...texts: string[]): boolean {
  const text = normalize(texts.join(' '))
  return normalize(query).split(/\s+/).every((word) => text.includes(word))
}
