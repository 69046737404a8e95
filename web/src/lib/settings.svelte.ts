/** Settings of this browser, kept in local storage. Changes take effect at once. */

export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch', it: 'Italiano', pl: 'Polski' } as const
export type Language = keyof typeof LANGUAGES

interface Settings {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  motion: 'slow' | 'normal' | 'off'
  /** A complete choice is performed only when the main button is pressed. */
  confirm: boolean
  sound: boolean
  /** Shows a tip at the start of each round. */
  advice: boolean
  /** Enables single-key shortcuts. Tab, arrows, Enter and Escape always work. */
  shortcuts: boolean
  /** Explains everything new once, in local games with one person. */
  coach: boolean
  /** The player's name at local tables. */
  name: string
  /** The games that the player has finished at least once. */
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

/** Saves every change, and exposes theme and motion to the style sheet. Call once at start-up. */
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
