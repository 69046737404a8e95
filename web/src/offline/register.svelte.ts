/** The service worker as the page sees it: the page works without a network once it has been visited. */

import { fileUrl } from '../lib/route.svelte'

export const offline: { waiting: ServiceWorker | null } = $state({ waiting: null })

/** Registers the worker once the page is idle. Browsers allow it only over https and on localhost. */
export async function registerOffline() {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  const registration = await navigator.serviceWorker.register(fileUrl('sw.js')).catch(() => null)
  if (!registration) return
  const watch = (worker: ServiceWorker | null) => {
    const look = () => {
      // The first version has nothing to wait for.
      if (worker?.state === 'installed' && navigator.serviceWorker.controller) offline.waiting = worker
    }
    worker?.addEventListener('statechange', look)
    look()
  }
  watch(registration.waiting)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'keep', urls: loadedFiles() })
}

/** What the page loaded before the worker was there, such as the texts of its language. */
const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/assets/') && name.startsWith(location.origin))

export function takeNewVersion() {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  offline.waiting?.postMessage({ type: 'update' })
}
