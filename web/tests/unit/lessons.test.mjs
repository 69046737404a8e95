/* The table in docs/lessons.md: questions, and the sentences of Gutenberg's lessons that answer them. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const root = new URL('../../../', import.meta.url)
const read = (path) => readFileSync(new URL(path, root), 'utf8')

/** The sentences that a learner reads without making a mistake. */
function sentencesOnTheWay() {
  const texts = new Map([...read('locales/en/lessons.ftl').matchAll(/^lesson-gutenberg-(\S+) = (.+)$/gm)].map(([, id, text]) => [id, text]))
  const files = readdirSync(new URL('lessons/gutenberg/', root)).filter((file) => file.endsWith('.json'))
  const ids = files.flatMap((file) => {
    const lesson = /^\d+-(.+)\.json$/.exec(file)[1]
    return JSON.parse(read(`lessons/gutenberg/${file}`)).steps.flatMap(({ id, expect }) => [`${lesson}-${id}`, ...(expect ? [`${lesson}-${id}-done`] : [])])
  })
  return new Map(ids.map((id) => [id, texts.get(id)]))
}

test('each of ten questions is answered by sentences that every learner reads', () => {
  const said = sentencesOnTheWay()
  const rows = [...read('docs/lessons.md').matchAll(/^\| ([^|]+\?) \| (.+) \|$/gm)]
  assert.equal(rows.length, 10)
  for (const [, question, answer] of rows) {
    for (const sentence of answer.split('<br>')) {
      const [, id, text] = /^`(\S+)`: (.+)$/.exec(sentence) ?? assert.fail(`${question} ${sentence}`)
      assert.equal(said.get(id), text, `${question} ${id}`)
    }
  }
})
