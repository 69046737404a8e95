/* A new version of the page is deployed while tabs are open. */
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stepGutenberg } from './gutenberg.mjs'
import { scenario, seededRandom, waitUntilTrue } from './harness.mjs'
import { serveFiles, waitUntilKept } from './offline.mjs'

/** Renames every asset, like a build in which everything has changed. The old files are gone. */
function deployNewVersion(folder) {
  const assets = join(folder, 'assets')
  const names = new Set(readdirSync(assets))
  const renamed = (name) => name.replace(/(\.\w+)$/, '_2$1')
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)))
  const files = [join(folder, 'index.html'), join(folder, 'sw.js'), ...readdirSync(assets).map((name) => join(assets, name))]
  for (const file of files.filter((file) => /\.(html|js|css)$/.test(file))) {
    const text = readFileSync(file, 'utf8').replace(/[\w.-]+\.\w+/g, (name) => (names.has(name) ? renamed(name) : name))
    writeFileSync(file, text.replace(/const VERSION = "(\w+)"/, 'const VERSION = "$1 2"'))
  }
}

const shells = (page) => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('manicule shell ')).length)
const isNew = (page) => page.evaluate(() => document.querySelector('script[src]').src.endsWith('_2.js'))

scenario('a new version asks in the lobby only, and a game in another tab goes on with the old one', async ({ person, server }) => {
  await server.stop()
  const folder = mkdtempSync(join(tmpdir(), 'manicule-version-'))
  cpSync(new URL('../../dist', import.meta.url), folder, { recursive: true })
  const site = await serveFiles(folder, '/')
  try {
    const ada = await person({ serviceWorkers: 'allow' })
    ada.allowedErrors.push(/Failed to load resource: the server responded with a status of 404/)
    const { page } = ada
    const context = page.context()
    const startSolo = async () => {
      await page.locator('[data-game="gutenberg"] [data-way="solo"]').click()
      await page.locator('.status.mine').waitFor()
    }
    await page.goto(site.url)
    await waitUntilKept(page)
    await startSolo()

    deployNewVersion(folder)
    await page.evaluate(async () => {
      window.neverReloaded = true
      await (await navigator.serviceWorker.getRegistration()).update()
    })
    await waitUntilTrue(page, async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting))
    const notice = (page) => page.locator('[data-new-version]')
    assert.equal(await notice(page).count(), 0, 'no notice during a game')

    const other = await context.newPage()
    await other.goto(site.url)
    await notice(other).waitFor()
    assert.equal(await isNew(other), false)
    await notice(other).getByRole('button').click()
    await other.waitForFunction(() => document.querySelector('script[src]')?.src.endsWith('_2.js'))
    await other.locator('[data-local]').first().waitFor()
    assert.equal(await notice(other).count(), 0)

    // Now the files of the old version exist only in its cache.
    await stepGutenberg(page, seededRandom(2))
    await page.goBack()
    await notice(page).waitFor()
    await page.locator('[data-game="letterpress"] [data-way="solo"]').click()
    await page.locator('.table[data-language]').waitFor()
    await page.goBack()
    await startSolo()
    await stepGutenberg(page, seededRandom(2))
    assert.ok(await page.evaluate(() => window.neverReloaded), 'a game is never reloaded')
    assert.equal(await shells(page), 2)

    await page.goBack()
    await notice(page).getByRole('button').click()
    await page.waitForFunction(() => document.querySelector('script[src]')?.src.endsWith('_2.js'))
    await Promise.all([page.close(), other.close()])
    const later = await context.newPage()
    await later.goto(site.url)
    await waitUntilTrue(later, async () => (await caches.keys()).filter((name) => name.startsWith('manicule shell ')).length === 1)
    assert.ok(await isNew(later))
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true })
  }
})
