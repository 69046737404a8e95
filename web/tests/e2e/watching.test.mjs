/* Spectators and viewers of replays can choose which house they see, and open every house in full. */
import assert from 'node:assert/strict'
import { openGutenberg } from './gutenberg.mjs'
import { openWithBob, scenario } from './harness.mjs'
import { recordUntil, watch } from './positions.mjs'

/** Shows every house by its button, then opens each from its panel. */
async function seesEveryHouse(page) {
  const houses = page.locator('.watch button')
  const count = await houses.count()
  assert.ok(count > 1)
  const heading = page.locator('.house-pane h2')
  for (let at = 0; at < count; at++) {
    const name = (await houses.nth(at).getAttribute('aria-pressed')) === 'true' ? null : houses.nth(at)
    await name?.click()
    assert.equal(await houses.nth(at).getAttribute('aria-pressed'), 'true')
    const [, who] = (await houses.nth(at).innerText()).split(/\s+/)
    assert.match(await heading.innerText(), new RegExp(`${who}`))
  }
  const panels = page.locator('.rival .head')
  assert.equal(await panels.count(), count)
  for (let at = 0; at < count; at++) {
    await panels.nth(at).click()
    const dialog = page.locator('dialog.rival-house[open]')
    await dialog.locator('.orders li').nth(3).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
}

scenario('in a replay every house can be looked at while somebody must act', async ({ person }) => {
  const mara = await person()
  await watch(mara, recordUntil(({ view: { table } }) => table.round === 2, { options: { people: 3 } }))
  await mara.page.keyboard.press('End')
  await mara.page.locator('.rival.acting').first().waitFor()
  await seesEveryHouse(mara.page)
})

scenario('a spectator looks at every house while somebody must act', async ({ person }) => {
  const [ada, bob, eve] = [await person(), await person(), await person()]
  const table = await openWithBob(ada, bob, openGutenberg)
  await eve.go(table)
  await eve.page.locator('.rival.acting').first().waitFor()
  await seesEveryHouse(eve.page)
})
