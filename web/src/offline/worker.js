/* The service worker. The build puts VERSION and KEPT, the files of this version, in front of it (vite/offline.ts).

   One version is served as a whole from its own cache; a newer one waits until the page says so. The page itself keeps the
   word lists (source/files.ts). */

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

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('manicule shell ') && name !== SHELL)
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()))
})

/* 'update': the page agrees to the new version. 'keep': files that the page loaded before this worker was there. */
self.addEventListener('message', ({ data }) => {
  if (data.type === 'update') void self.skipWaiting()
  else if (data.type === 'keep') for (const url of data.urls) void keep(new Request(url)).catch(() => {})
})

async function keep(request) {
  const cache = await caches.open(SHELL)
  const found = await cache.match(request, { ignoreVary: true })
  if (found) return found
  const response = await fetch(request)
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
  if (request.mode === 'navigate') event.respondWith(page())
  else if (isAsset(url) || KEPT.some((name) => inScope(name) === url.href)) event.respondWith(keep(request))
})
