/** The settings of this browser, kept in local storage. Changes take effect at once. */

export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch', it: 'Italiano', pl: 'Polski' } as const
export type Language = keyof typeof LANGUAGES

interface Settings {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  /** The speed of animations. */
  motion: 'slow' | 'normal' | 'off'
  /** A complete choice must be confirmed with the main button. */
  confirm: boolean
  sound: boolean
  /** A tip as each round begins. */
  advice: boolean
  /** Single keys act on the table. Tab, arrows, Enter and Escape always work. */
  shortcuts: boolean
  /** Everything new is explained once, in games of one person on this device. */
  coach: boolean
  /** What the player is called at tables of this device. */
  name: string
  /** The games of which the player has finished one. */
  played: string[]
}

const KEY = 'manicule.settings'

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return (wanted.find((tag) => tag in LANGUAGES) as Language | undefined) ?? 'en'
}

function loadStored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

export const settings: Settings = $state({
  language: browserLanguage(),
  theme: 'auto',
  motion: 'normal',
  confirm: true,
  sound: false,
  advice: false,
  shortcuts: true,
  coach: false,
  name: '',
  played: [],
  ...loadStored(),
})

/** Saves every change and exposes theme and motion to the style sheet. Call once at start-up. */
export function persistSettings() {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(settings))
      const root = document.documentElement
      root.dataset.theme = settings.theme
      root.dataset.motion = settings.motion
    })
  })
}
