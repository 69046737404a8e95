/* The service worker. The build prepends VERSION and KEPT, the files of this version (vite/offline.ts).

   Each version is served as a whole from its own cache. A newer version waits until the page activates it; other tabs may
   still use the older one, so its cache stays while they are open. The page caches word lists itself (source/words.ts). */

const SHELL = `manicule shell ${VERSION}`

const scope = new URL(self.registration.scope)
const inScope = (name) => new URL(name, scope).href
const isAsset = (url) => url.pathname.startsWith(`${scope.pathname}assets/`)
/** Paths that only the server can answer. */
const isServerPath = (url) => /^(api|healthz|metrics)(\/|$)/.test(url.pathname.slice(scope.pathname.length))

self.addEventListener('install', (event) => {
  const kept = KEPT.map((name) => new Request(inScope(name), { cache: name.startsWith('assets/') ? 'default' : 'reload' }))
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(kept)))
})

/** Deletes the caches of older versions, unless more than `tabs` tabs are open: they may still need them. */
async function dropOlder(tabs) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > tabs) return
  const shells = (await caches.keys()).filter((name) => name.startsWith('manicule shell '))
  // Keys are in order of creation; a later cache belongs to a version that is waiting.
  await Promise.all(shells.slice(0, shells.indexOf(SHELL)).map((name) => caches.delete(name)))
}

/* A single tab does not count as a user of the old version: it reloads as soon as the new one is active. */
self.addEventListener('activate', (event) => event.waitUntil(dropOlder(1).then(() => self.clients.claim())))

/* 'update': the user has agreed to the new version. 'keep': caches files that the page loaded before this worker was running. */
self.addEventListener('message', ({ data }) => {
  if (data.type === 'update') void self.skipWaiting()
  else if (data.type === 'keep') for (const url of data.urls) void keep(new Request(url)).catch(() => {})
})

async function keep(request) {
  const cache = await caches.open(SHELL)
  const found = await cache.match(request, { ignoreVary: true })
  if (found) return found
  // Assets have content hashes in their names, so those of older versions can be served from any cache.
  const response = (await caches.match(request, { ignoreVary: true })) ?? (await fetch(request))
  if (response.ok && !response.headers.get('content-type')?.startsWith('text/html')) await cache.put(request, response.clone())
  return response
}

async function page() {
  const cache = await caches.open(SHELL)
  return (await cache.match(inScope('./'), { ignoreVary: true })) ?? fetch(inScope('./'))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname) || isServerPath(url)) return
  if (request.mode === 'navigate') {
    event.respondWith(page())
    event.waitUntil(dropOlder(0))
  } else if (isAsset(url) || KEPT.some((name) => inScope(name) === url.href)) event.respondWith(keep(request))
})
