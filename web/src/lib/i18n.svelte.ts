/** The page's messages in the chosen language, from the Fluent files in `locales/`. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Language } from './settings.svelte'

const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI']
export const roman = (level: number) => ROMAN[level] ?? String(level)

const files = import.meta.glob<string>('../../../locales/*/{web,pages,table,gutenberg,gutenberg-terms,letterpress}.ftl', {
  query: '?raw',
  import: 'default',
})

let bundle: FluentBundle | undefined = $state.raw()

async function loadBundle(language: Language): Promise<FluentBundle> {
  const loaded = new FluentBundle(language, {
    useIsolating: false,
    functions: { ROMAN: ([level]) => roman(Number(level)) },
  })
  const paths = Object.keys(files).filter((path) => path.includes(`/${language}/`))
  for (const text of await Promise.all(paths.map((path) => files[path]()))) loaded.addResource(new FluentResource(text))
  for (const extra of extras) await addExtra(loaded, extra)
  return loaded
}

/** Messages that the first paint does not need, loaded on demand. */
const extraFiles = import.meta.glob<string>('../../../locales/*/{almanac,coach,learn,lessons,review,study}.ftl', { query: '?raw', import: 'default' })
const EXTRAS = { almanac: ['almanac'], learn: ['learn', 'lessons', 'coach'], review: ['review', 'study', 'learn'] } as const
type Extra = keyof typeof EXTRAS
const extras = new Set<Extra>()
/** The extras that have been added to a bundle. */
const complete = new WeakMap<FluentBundle, Set<Extra>>()

const extraText = (language: string, file: string) => extraFiles[`../../../locales/${language}/${file}.ftl`]()
export const almanacMessages = (language: string) => extraText(language, 'almanac')
export const learnMessages = (language: string) => Promise.all(EXTRAS.learn.map((file) => extraText(language, file)))
export const reviewMessages = (language: string) => Promise.all(EXTRAS.review.map((file) => extraText(language, file)))

async function addExtra(to: FluentBundle, extra: Extra) {
  const texts = await Promise.all(EXTRAS[extra].map((file) => extraText(to.locales[0], file)))
  const has = complete.get(to) ?? new Set()
  complete.set(to, has)
  if (!has.has(extra)) for (const text of texts) to.addResource(new FluentResource(text))
  has.add(extra)
}

async function loadExtra(extra: Extra) {
  extras.add(extra)
  if (bundle) await addExtra(bundle, extra)
}

/** Adds the messages of the almanac and of the illustrated rules. */
export const loadAlmanacMessages = () => loadExtra('almanac')
/** Adds the messages of lessons, notes and hints. */
export const loadLearnMessages = () => loadExtra('learn')
/** Adds the messages of reviews, and those of the coach, which reviews use too. */
export const loadReviewMessages = () => loadExtra('review')

/** Loads the messages of the chosen language. */
export async function loadLanguage() {
  bundle = await loadBundle(settings.language)
  document.documentElement.lang = settings.language
}

export type Args = Record<string, FluentVariable>

/** The message in the loaded language, or its id if there is none. */
export function t(id: string, args?: Args): string {
  const message = bundle?.getMessage(id)
  if (!bundle || !message?.value) {
    console.error(`There is no message ${id} in ${settings.language}`)
    return id
  }
  const errors: Error[] = []
  const text = bundle.formatPattern(message.value, args, errors)
  for (const error of errors) console.error(`The message ${id} in ${settings.language}: ${error.message}`)
  return text
}

/** The language of the loaded messages; it lags behind the setting while they load. */
export const loadedLanguage = () => bundle?.locales[0] ?? ''

export const hasMessage = (id: string) => bundle?.hasMessage(id) ?? false

export const yesNo = (value: unknown) => t(value ? 'yes' : 'no')
