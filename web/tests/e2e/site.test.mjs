/* The page as static files under a path on a plain file server: everything works except playing with others. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openGutenberg, stepGutenberg, stepUntil } from './gutenberg.mjs'
import { playOut, scenario, seededRandom, shownSeq } from './harness.mjs'
import { openLetterpress, stepLetterpress, trackState } from './letterpress.mjs'
import { goOffline, serveFiles, waitUntilKept } from './offline.mjs'

const UNDER = '/~ada/print%20shop/'

scenario('a folder for static hosts plays under a path of its own', async ({ person, server }) => {
  await server.stop()
  const folder = mkdtempSync(join(tmpdir(), 'manicule-site-'))
  const root = new URL('../../../', import.meta.url)
  execFileSync('cargo', ['xtask', 'site', '--out', folder], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  assert.ok(existsSync(join(folder, 'notices')), 'the notices of the word lists are part of it')
  const site = await serveFiles(folder, UNDER)
  try {
    const ada = await person({ serviceWorkers: 'allow' })
    const { page } = ada
    ada.newest = trackState(page)
    ada.go = () => page.goto(site.url)
    await ada.go()
    await page.getByText('No server connection').waitFor()
    await openGutenberg(ada, 'solo')
    const pick = seededRandom(5)
    await stepUntil(page, pick, () => page.locator('.plan').isVisible())
    const seq = await shownSeq(page)
    await page.reload()
    await page.locator('.plan').waitFor()
    assert.equal(await shownSeq(page), seq, 'a reload leads back to the table')
    await playOut([page], (page) => stepGutenberg(page, pick))
    await page.getByRole('link', { name: 'Replay' }).click()
    await page.locator('[data-ply="0"]').waitFor()

    await openLetterpress(ada, 'solo')
    await page.locator('.table').waitFor()
    await waitUntilKept(page)
    await goOffline(ada, site)
    await ada.go()
    await openLetterpress(ada, 'solo')
    await playOut([page], (page) => stepLetterpress(page, ada.newest, pick))
    assert.ok(requestsOutside(site).length === 0, `requested ${requestsOutside(site)}`)
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true })
  }
})

/** Requests for paths outside the site's own path. */
const requestsOutside = (site) => site.asked.filter((path) => !path.startsWith(UNDER))
