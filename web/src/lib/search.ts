/** Search as people type: no capitals, no accents, in any order. */

const plain = (text: string) => text.normalize('NFD').replaceAll(/[\p{M}\u00ad]/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae')

/** Whether a text has every word of a query. */
export function searched(query: string, ...texts: string[]): boolean {
  const text = plain(texts.join(' '))
  return plain(query).split(/\s+/).every((word) => text.includes(word))
}
