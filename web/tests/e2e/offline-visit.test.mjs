/* The page's files stay on the device: a second visit needs no network. */
import assert from 'node:assert/strict'
import { scenario } from './harness.mjs'

scenario('a second visit without any network shows the lobby, the rules and the settings', async ({ person, server }) => {
  const ada = await person({ serviceWorkers: 'allow', language: 'fr' })
  const { page } = ada
  await ada.go('/rules/gutenberg')
  await page.locator('.rule').first().waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }))
  })
  await page.waitForFunction(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/assets/'))
    return (await Promise.all(loaded.map((name) => caches.match(name)))).every(Boolean)
  })
  ada.allowedErrors.push(/Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)/)
  await server.stop()
  await page.context().setOffline(true)
  await ada.go('/')
  await page.locator('[data-way="solo"]').first().waitFor()
  assert.equal(await page.getAttribute('html', 'lang'), 'fr')
  await ada.go('/rules/gutenberg')
  await page.locator('.rule').first().waitFor()
  await ada.go('/settings')
  await page.getByLabel('Langue').first().waitFor()
})
