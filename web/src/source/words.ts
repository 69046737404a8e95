/** The word lists, cached by the browser when they are first used. Their URLs contain their version. */

import wordLists from 'virtual:word-lists'
import { fileUrl } from '../lib/route.svelte'
import { LocalError } from './errors'

const WORDS = 'manicule words'
const KINDS = ['lexicon', 'freq'] as const
const wordsUrl = (language: string, kind: string) => new URL(`${fileUrl(`words/${language}.${kind}`)}?${wordLists[language]?.version}`, location.href.split('#')[0]).href

export const wordLanguages = Object.keys(wordLists)
export const wordBytes = (language: string) => wordLists[language].bytes

/** Null in insecure contexts: browsers offer caches only over https and on localhost. */
const cache = () => (globalThis.caches ? caches.open(WORDS) : Promise.resolve(null))

async function bytes(url: string, mode: RequestCache): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await (await cache())?.match(url)
  const response = kept ?? (await fetch(url, { cache: mode }).catch(() => null))
  // The server answers an unknown path with the page itself.
  if (!response?.ok || response.headers.get('content-type')?.startsWith('text/html')) throw new LocalError('words_missing', url)
  if (!kept) await keep(url, response.clone())
  return new Uint8Array(await response.arrayBuffer())
}

/** Ignores a failed write: a full disk must not prevent play. */
async function keep(url: string, response: Response) {
  const words = await cache()
  if (!words) return
  const [path] = url.split('?')
  for (const older of await words.keys()) if (older.url.startsWith(path)) await words.delete(older)
  await words.put(url, response).catch(() => {})
}

/** The word list of a language with the frequencies of its words. `mode` applies to what is not in the cache. */
export async function loadWords(language: string, mode: RequestCache = 'default') {
  const [lexicon, frequency] = await Promise.all(KINDS.map((kind) => bytes(wordsUrl(language, kind), mode)))
  return { lexicon, frequency }
}

/** The languages whose word lists are in the cache. */
export async function keptWords(): Promise<string[]> {
  const kept = new Set((await (await cache())?.keys())?.map(({ url }) => url))
  return wordLanguages.filter((language) => KINDS.every((kind) => kept.has(wordsUrl(language, kind))))
}

export async function dropWords(language: string) {
  const words = await cache()
  for (const kind of KINDS) await words?.delete(wordsUrl(language, kind))
}
