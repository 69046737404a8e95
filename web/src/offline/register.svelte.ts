/** The page's side of the service worker, which makes the page work offline after the first visit. */

import { GAMES } from '../games'
import { fileUrl } from '../lib/route.svelte'
import { learnMessages, reviewMessages } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'

export const offline: { waiting: ServiceWorker | null } = $state({ waiting: null })

/** Registers the service worker. Browsers allow it only over https and on localhost. */
export async function registerOffline() {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  const registration = await navigator.serviceWorker.register(fileUrl('sw.js')).catch(() => null)
  if (!registration) return
  const watch = (worker: ServiceWorker | null) => {
    const look = () => {
      // Without a controller this is the first version, which can start at once.
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

/** Loads the texts in the chosen language, so that the service worker caches them before they are needed. */
export async function loadTextsForOffline() {
  const [{ loadTexts }, { rulesOf }] = await Promise.all([import('../source/files'), import('../lib/rules')])
  await Promise.all([loadTexts(settings.language), learnMessages(settings.language), reviewMessages(settings.language), ...GAMES.map(({ name }) => rulesOf(name))]).catch(() => null)
}

/** The assets that the page loaded before the service worker was running. */
const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/assets/') && name.startsWith(location.origin))

export function takeNewVersion() {
  // Another tab may have activated it already.
  if (offline.waiting?.state !== 'installed') return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  offline.waiting.postMessage({ type: 'update' })
}
