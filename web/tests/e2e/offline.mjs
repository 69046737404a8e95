/* What scenarios without a server share. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { extname, join, normalize } from 'node:path'
import { waitUntilTrue } from './harness.mjs'

/** Waits until the page and everything it needs offline are on this device. */
export async function waitUntilKept(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }))
  })
  // The texts of the chosen language are kept a moment later, in no fixed order: the rules of both games and the almanac.
  await waitUntilTrue(page, async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/assets/'))
    const kept = await Promise.all(loaded.map((name) => caches.match(name)))
    const texts = await Promise.all(kept.map((file) => file?.text()))
    return kept.every(Boolean) && ['**G3b.2', '**L0.2', '## gutenberg', '## scribes:', '## typesetting:'].every((rule) => texts.some((text) => text?.includes(rule)))
  })
}

/** Stops the server and takes the network away. */
export async function goOffline(person, server) {
  person.allowedErrors.push(/Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)/)
  await server.stop()
  await person.page.context().setOffline(true)
}

/** Kills the process of a tab, as a crash or an impatient system does. */
export async function crash(page) {
  const devtools = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // A killed process answers nothing.
  devtools.send('Page.crash').catch(() => {})
  await crashed
}

/** Bots think this many iterations instead of their usual time. */
export const limitBots = (person, iterations) =>
  person.page.addInitScript((iterations) => localStorage.setItem('manicule.bots', JSON.stringify({ iterations })), iterations)

/** The games of this device, as they are stored. */
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

/** Every write fails as Chromium reports a full disk: the transaction is aborted when it is written. A quota of its own would
 * not do: the browser remembers for half a minute how much room there was. */
export const fillDisk = (page) =>
  page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...args) {
      const begun = transaction.apply(this, args)
      if (args[1] !== 'readwrite') return begun
      Object.defineProperty(begun, 'error', { value: new DOMException('no room', 'QuotaExceededError') })
      queueMicrotask(() => begun.abort())
      return begun
    }
    window.makeRoom = () => (IDBDatabase.prototype.transaction = transaction)
  })
export const makeRoom = (page) => page.evaluate(() => void window.makeRoom())

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json' }

/** A file server as plain as any: it knows files and folders, and answers everything else with 404. `asked` are the paths it
 * was asked for. */
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
