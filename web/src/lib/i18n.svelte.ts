/** The page's messages in the chosen language: Fluent files from the project's `locales/`. */

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
  return loaded
}

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
