/** All words people read, by Fluent, from the project's `locales/`. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Language } from './settings.svelte'

const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI']
export const roman = (level: number) => ROMAN[level] ?? String(level)

const files = import.meta.glob<string>(['../../../locales/*/*.ftl', '!**/{cards,cli,mail,words}.ftl'], {
  query: '?raw',
  import: 'default',
})

let bundle: FluentBundle | undefined = $state.raw()

async function load(language: Language): Promise<FluentBundle> {
  const loaded = new FluentBundle(language, {
    useIsolating: false,
    functions: { ROMAN: ([level]) => roman(Number(level)) },
  })
  const mine = Object.keys(files).filter((path) => path.includes(`/${language}/`))
  for (const text of await Promise.all(mine.map((path) => files[path]()))) loaded.addResource(new FluentResource(text))
  return loaded
}

/** Loads the chosen language and, from then on, every other that is chosen. */
export async function speak() {
  bundle = await load(settings.language)
  document.documentElement.lang = settings.language
}

export type Args = Record<string, FluentVariable>

/** What the message says in the chosen language; its id where there is none. */
export function t(id: string, args?: Args): string {
  const message = bundle?.getMessage(id)
  if (!bundle || !message?.value) {
    console.error(`There is no message ${id} in ${settings.language}`)
    return id
  }
  const faults: Error[] = []
  const said = bundle.formatPattern(message.value, args, faults)
  for (const fault of faults) console.error(`The message ${id} in ${settings.language}: ${fault.message}`)
  return said
}

/** The language that is spoken now: the chosen one, once it is loaded. */
export const spoken = () => bundle?.locales[0] ?? ''

export const knows = (id: string) => bundle?.hasMessage(id) ?? false
