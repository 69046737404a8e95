/* The real server as a child process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const program = process.env.MANICULE_BIN ?? fileURLToPath(new URL('../../../target/debug/manicule', import.meta.url))

/** A server process with an empty database in a temporary folder. */
export class Server {
  #folder = mkdtempSync(join(tmpdir(), 'manicule-e2e-'))
  #process
  #listen = '127.0.0.1:0'
  #extraArgs
  #binary
  url

  constructor(extraArgs, binary = program) {
    this.#extraArgs = extraArgs
    this.#binary = binary
  }

  /** Makes the server send mails, to a mail server that does not exist. Links in mails need an address that is known before the
   * server starts, so this reserves a port. */
  async writeMails() {
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    this.#listen = `127.0.0.1:${probe.address().port}`
    probe.close()
    await once(probe, 'close')
    this.#extraArgs.push('--smtp', 'smtp://127.0.0.1:9', '--mail-from', 'press@example.org', '--public-url', `http://${this.#listen}`)
    return this
  }

  async start() {
    const database = `sqlite:${join(this.#folder, 'tables.db')}`
    this.#process = spawn(this.#binary, ['serve', '--listen', this.#listen, '--database', database, '--no-rate-limits', '--log', 'warn', ...this.#extraArgs], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await Promise.race([
      once(createInterface(this.#process.stdout), 'line'),
      once(this.#process, 'exit').then(([code]) => Promise.reject(new Error(`${this.#binary} exited with ${code}`))),
      once(this.#process, 'error').then(([error]) => Promise.reject(error)),
    ])
    this.url = line.trim()
    // A restarted server listens on the same port.
    this.#listen = new URL(this.url).host
    return this
  }

  /** `SIGKILL` for a crash, `SIGTERM` for a clean stop. */
  async stop(signal = 'SIGTERM') {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    this.#process.kill(signal)
    await once(this.#process, 'exit')
  }

  async remove() {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
