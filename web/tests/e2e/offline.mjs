/* What scenarios without a server share. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { extname, join, normalize } from 'node:path'

/** Waits until the page and everything it needs offline are on this device. */
export async function waitUntilKept(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }))
  })
  // The texts of the chosen language are kept a moment later.
  await page.waitForFunction(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/assets/'))
    const kept = await Promise.all(loaded.map((name) => caches.match(name)))
    return kept.every(Boolean)
  })
}

/** Stops the server and takes the network away. */
export async function goOffline(person, server) {
  person.allowedErrors.push(/Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)/)
  await server.stop()
  await person.page.context().setOffline(true)
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

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json' }

/** A file server as plain as any: it knows files and folders, and answers everything else with 404. */
export async function serveFiles(folder, under) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://host').pathname)
    let file = path.startsWith(under) ? join(folder, normalize(path.slice(under.length))) : ''
    if (file && existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html')
    if (!file || !existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${server.address().port}${under}`, stop: () => server.close() }
}
