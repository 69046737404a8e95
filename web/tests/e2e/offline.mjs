/* Helpers for scenarios about offline use and storage. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { extname, join, normalize } from 'node:path'
import { waitUntilTrue } from './harness.mjs'

/** Waits until the page and everything that it needs offline are cached. */
export async function waitUntilKept(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }))
  })
  // The texts in the chosen language, rules and almanac, are cached a moment later in any order.
  await waitUntilTrue(page, async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/assets/'))
    const kept = await Promise.all(loaded.map((name) => caches.match(name)))
    const texts = await Promise.all(kept.map((file) => file?.text()))
    return kept.every(Boolean) && ['**G3b.2', '**L0.2', '## gutenberg', '## scribes:', '## typesetting:'].every((rule) => texts.some((text) => text?.includes(rule)))
  })
}

/** Stops the server and disconnects the network. */
export async function goOffline(person, server) {
  person.allowedErrors.push(/Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)/)
  await server.stop()
  await person.page.context().setOffline(true)
}

/** Kills the process of a tab, like a crash or a system that runs out of memory. */
export async function crash(page) {
  const devtools = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // A killed process never replies.
  devtools.send('Page.crash').catch(() => {})
  await crashed
}

/** Limits the bots' thinking to this many iterations. */
export const limitBots = (person, iterations) =>
  person.page.addInitScript((iterations) => localStorage.setItem('manicule.bots', JSON.stringify({ iterations })), iterations)

/** The stored games of this device. */
export const storedGames = (page) =>
  page.evaluate(() => new Promise((resolve) => {
    const opened = indexedDB.open('manicule')
    opened.onsuccess = () => {
      const database = opened.result
      const transaction = database.transaction(['games', 'moves'])
      const [games, moves] = ['games', 'moves'].map((name) => transaction.objectStore(name).getAll())
      transaction.oncomplete = () => {
        database.close()
        resolve({ games: games.result, moves: moves.result })
      }
    }
  }))

/** Changes a stored row behind the page's back. */
export const spoil = (page, store, key, change) =>
  page.evaluate(({ store, key, change }) => new Promise((resolve) => {
    const opened = indexedDB.open('manicule')
    opened.onsuccess = () => {
      const database = opened.result
      const transaction = database.transaction(store, 'readwrite')
      const rows = transaction.objectStore(store)
      const row = rows.get(key)
      row.onsuccess = () => rows.put({ ...row.result, ...change })
      transaction.oncomplete = () => {
        database.close()
        resolve()
      }
    }
  }), { store, key, change })

/** Makes every write fail the way Chromium reports a full disk, by aborting the transaction. A real quota would not do: the browser
 * caches the available space for half a minute. */
export const fillDisk = (page) =>
  page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...args) {
      const started = transaction.apply(this, args)
      if (args[1] !== 'readwrite') return started
      Object.defineProperty(started, 'error', { value: new DOMException('no room', 'QuotaExceededError') })
      queueMicrotask(() => started.abort())
      return started
    }
    window.makeRoom = () => (IDBDatabase.prototype.transaction = transaction)
  })
export const makeRoom = (page) => page.evaluate(() => void window.makeRoom())

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json' }

/** A plain file server: serves files and folders, and answers everything else with 404. `asked` collects the requested paths. */
export async function serveFiles(folder, under) {
  const asked = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://host')
    asked.push(pathname)
    let file = pathname.startsWith(under) ? join(folder, normalize(decodeURIComponent(pathname.slice(under.length)))) : ''
    if (file && existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html')
    if (!file || !existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    if (server.listening) await new Promise((closed) => server.close(closed))
  }
  return { url: `http://127.0.0.1:${server.address().port}${under}`, asked, stop }
}
