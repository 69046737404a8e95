/* `npm run e2e` runs all scenarios, `npm run e2e -- resign` those whose name contains "resign". */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))
const files = readdirSync(folder).filter((name) => name.endsWith('.test.mjs')).map((name) => `${folder}${name}`)
const names = process.argv.slice(2).map((name) => `--test-name-pattern=${name}`)
const { status } = spawnSync(process.execPath, ['--test', '--test-concurrency=2', ...names, ...files], { stdio: 'inherit' })
process.exitCode = status ?? 1
