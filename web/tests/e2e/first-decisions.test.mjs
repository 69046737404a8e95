/* The page alone guides a newcomer: at each of the first decisions it says what to do, what for, how to choose, and what the
   choice brings. UPDATE_PICTURES=1 updates docs/first-decisions.md with all of that. */
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { actAndWait, scenario, waitUntilStable } from './harness.mjs'
import { limitBots, storedGames } from './offline.mjs'
import { performGutenberg, performLetterpress } from './perform.mjs'
import { botAction, newGame, sitDownAt } from './positions.mjs'

const DECISIONS = 20
const FILE = new URL('../../../docs/first-decisions.md', import.meta.url)

const GAMES = {
  gutenberg: { title: 'Gutenberg', options: { people: 2 }, perform: performGutenberg, question: '.question .hint', aim: '.question .aim', brings: '.question :is(.then li, .left-over, .total, .sure)' },
  letterpress: { title: 'Letterpress', options: { people: 2, language: 'en' }, perform: performLetterpress, question: '.heading .what', aim: '.heading .hint', brings: 'section.ask :is([data-verdict], .sure), .draft .seat:last-child, .pool .note' },
}

/** The visible text of all matches on one line, without figures in marks, links to rules and keyboard hints. */
const says = (page, selector) =>
  page.locator(selector).filter({ visible: true }).evaluateAll((all) => all.map((one) => {
    const copy = one.cloneNode(true)
    for (const part of copy.querySelectorAll('.mark, .rule, .for-keys')) part.remove()
    for (const part of copy.querySelectorAll('b, small, span')) part.append(' ')
    return copy.textContent.replaceAll(/\s+/g, ' ').trim()
  }).filter(Boolean).join('; '))

for (const [game, { title, options, perform, question, aim, brings }] of Object.entries(GAMES)) {
  scenario(`the first decisions say what they are for and what a choice brings: ${title}`, async ({ person }) => {
    const mara = await person()
    const { page } = mara
    await limitBots(mara, 60)
    let { ask, to_act, ply } = newGame(game, options)
    await sitDownAt(mara, { record: ask({ cmd: 'record' }), seat: 0 })
    const told = []
    while (told.length < DECISIONS) {
      await page.locator('.status.mine').waitFor()
      await page.locator('.table[data-behind]').waitFor({ state: 'detached' })
      await waitUntilStable(page)
      for (const { seat, action } of (await storedGames(page)).moves.slice(ply)) ({ to_act, ply } = ask({ cmd: 'apply', seat, action }))
      assert.ok(to_act.includes(0))
      const action = botAction(ask, 0, ply)
      const before = { title: await says(page, '.status .what'), question: await says(page, question), aim: await says(page, aim), choice: await says(page, 'section.ask .button.main') }
      await actAndWait(page, () => perform(page, action, {
        look: async () => {
          await waitUntilStable(page)
          const button = await says(page, action === 'pass' || action === 'decline' ? 'section.ask :is(.sure-pass, .pass)' : 'section.ask .button.main')
          told.push({ ...before, brings: await says(page, brings), button })
        },
      }))
      const last = told.at(-1)
      for (const [what, text] of Object.entries(last)) assert.notEqual(text, '', `decision ${told.length} says ${what}: ${JSON.stringify(last)}`)
      assert.notEqual(last.button, last.choice, 'the button names what was chosen')
    }
    if (process.env.UPDATE_PICTURES) writeDown(title, told)
  })
}

/** Replaces the game's section in the file. */
function writeDown(title, told) {
  const cell = (text) => text.replaceAll('|', '\\|')
  const rows = told.map((one, at) => `| ${[at + 1, `**${one.title}** ${one.question === one.title ? '' : one.question}`.trim(), one.aim, one.choice, one.brings, one.button].map(String).map(cell).join(' | ')} |`)
  const part = `## ${title}\n\n| | asked | aim | choice | once chosen | button |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`
  const file = readFileSync(FILE, 'utf8')
  const parts = file.split(/^(?=## )/m).filter((one) => !one.startsWith(`## ${title}`))
  writeFileSync(FILE, [...parts, part].map((one) => one.trimEnd()).join('\n\n') + '\n')
}
