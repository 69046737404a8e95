/** The service worker as the page sees it: the page works without a network once it has been visited. */

import { GAMES } from '../games'
import { fileUrl } from '../lib/route.svelte'
import { learnMessages, reviewMessages } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'

export const offline: { waiting: ServiceWorker | null } = $state({ waiting: null })

/** Registers the worker once the page is idle. Browsers allow it only over https and on localhost. */
export async function registerOffline() {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  const registration = await navigator.serviceWorker.register(fileUrl('sw.js')).catch(() => null)
  if (!registration) return
  const watch = (worker: ServiceWorker | null) => {
    const look = () => {
      // The first version can start at once.
      if (worker?.state === 'installed' && navigator.serviceWorker.controller) offline.waiting = worker
    }
    worker?.addEventListener('statechange', look)
    look()
  }
  watch(registration.waiting)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  const { active } = await navigator.serviceWorker.ready
  await loadTextsForOffline()
  await import('../almanac/keep').then(({ keepTexts }) => keepTexts()).catch(() => {})
  active?.postMessage({ type: 'keep', urls: loadedFiles() })
}

/** Loads the module's texts, the rules and the lessons' texts in the chosen language, so that they are kept before they are needed. */
export async function loadTextsForOffline() {
  const [{ loadTexts }, { rulesOf }] = await Promise.all([import('../source/files'), import('../lib/rules')])
  await Promise.all([loadTexts(settings.language), learnMessages(settings.language), reviewMessages(settings.language), ...GAMES.map(({ name }) => rulesOf(name))]).catch(() => null)
}

/** What the page loaded before the worker was running, such as the texts of its language. */
const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/assets/') && name.startsWith(location.origin))

export function takeNewVersion() {
  // Another tab may have installed it already.
  if (offline.waiting?.state !== 'installed') return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  offline.waiting.postMessage({ type: 'update' })
}
