/* The service worker. The build puts VERSION and KEPT, the files of this version, in front of it (vite/offline.ts).

   One version is served as a whole from its own cache; a newer one waits until the page says so. Other tabs may go on with
   the older one, so its cache stays while they are open. The page itself keeps the word lists (source/words.ts). */

const SHELL = `manicule shell ${VERSION}`

const scope = new URL(self.registration.scope)
const inScope = (name) => new URL(name, scope).href
const isAsset = (url) => url.pathname.startsWith(`${scope.pathname}assets/`)
/** What only the server can answer. */
const isServers = (url) => /^(api|healthz|metrics)(\/|$)/.test(url.pathname.slice(scope.pathname.length))

self.addEventListener('install', (event) => {
  const kept = KEPT.map((name) => new Request(inScope(name), { cache: name.startsWith('assets/') ? 'default' : 'reload' }))
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(kept)))
})

/** Deletes the files of older versions unless more than so many tabs are open, which may need them. */
async function dropOlder(tabs) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > tabs) return
  const shells = (await caches.keys()).filter((name) => name.startsWith('manicule shell '))
  // In the order in which they were made: what comes after belongs to a version that waits.
  await Promise.all(shells.slice(0, shells.indexOf(SHELL)).map((name) => caches.delete(name)))
}

/* A tab alone loads the new version as soon as this is done. */
self.addEventListener('activate', (event) => event.waitUntil(dropOlder(1).then(() => self.clients.claim())))

/* 'update': the page agrees to the new version. 'keep': files that the page loaded before this worker was there. */
self.addEventListener('message', ({ data }) => {
  if (data.type === 'update') void self.skipWaiting()
  else if (data.type === 'keep') for (const url of data.urls) void keep(new Request(url)).catch(() => {})
})

async function keep(request) {
  const cache = await caches.open(SHELL)
  const found = await cache.match(request, { ignoreVary: true })
  if (found) return found
  // An asset is named by its content, so a tab of an older version is served from that version's cache.
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
  if (request.method !== 'GET' || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname) || isServers(url)) return
  if (request.mode === 'navigate') {
    event.respondWith(page())
    event.waitUntil(dropOlder(0))
  } else if (isAsset(url) || KEPT.some((name) => inScope(name) === url.href)) event.respondWith(keep(request))
})
