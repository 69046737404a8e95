/* The page's languages, in the order of the settings. */
import { readFileSync } from 'node:fs'

const settings = readFileSync(new URL('../src/lib/settings.svelte.ts', import.meta.url), 'utf8')
const [, list] = settings.match(/export const LANGUAGES = \{(.*?)\}/s)
export const LANGUAGES = [...list.matchAll(/(\w+): '/g)].map(([, code]) => code)
