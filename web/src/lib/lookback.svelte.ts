/** Looking back from a running game at moments of it, as this viewer saw them. */

import { api } from './api'
import { moveMs } from './motion'
import type { LogEntry, Replay } from './server'

const STEP_MS = 1100

/** The log without actions that were taken back, each entry with the number of actions up to it. */
export function standing(log: LogEntry[]): { entry: LogEntry; ply: number }[] {
  const kept: { entry: LogEntry; ply: number }[] = []
  const acts: number[] = []
  for (const entry of log) {
    if (entry.kind === 'undo') {
      kept.length = acts.pop() ?? kept.length
      continue
    }
    if (entry.kind === 'act') acts.push(kept.length)
    kept.push({ entry, ply: acts.length })
  }
  return kept
}

/** Every entry of a table's log, as this viewer was told it. */
export async function wholeLog(table: string, as: string): Promise<LogEntry[]> {
  const entries: LogEntry[] = []
  for (let after = -1; ; ) {
    const page = await api.log(table, as, after)
    entries.push(...page.entries)
    after = page.entries.at(-1)?.seq ?? page.seq
    if (after >= page.seq) return entries
  }
}

/** How many deeds stood after each entry of the log. A deed that was taken back has no moment of its own. */
export function momentsOf(log: LogEntry[]): Map<number, number> {
  const moments = new Map<number, number>()
  const deeds: number[] = []
  for (const { seq, kind } of log) {
    if (kind === 'act') deeds.push(seq)
    else if (kind === 'undo') moments.delete(deeds.pop() ?? -1)
    moments.set(seq, deeds.length)
  }
  return moments
}

export class LookBack {
  /** The moment that is shown; nothing while the table is shown as it is. */
  moment: Replay | null = $state.raw(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #wanted = -1

  constructor(
    readonly table: string,
    readonly as: () => number | null,
  ) {}

  async show(ply: number): Promise<void> {
    clearTimeout(this.#timer)
    this.#wanted = ply
    const moment = await api.replay(this.table, ply, String(this.as() ?? 'spectator')).catch(() => null)
    if (this.#wanted === ply) this.moment = moment
  }

  step(by: number): Promise<void> {
    const { ply = 0, plies = 0 } = this.moment ?? {}
    return this.show(Math.max(0, Math.min(plies, ply + by)))
  }

  /** From this moment to the present, deed by deed; without movement it is left to the reader to step. */
  async play(ply: number): Promise<void> {
    await this.show(ply)
    if (moveMs() > 0) this.#later()
  }

  #later() {
    this.#timer = setTimeout(async () => {
      if (!this.moment || this.moment.ply >= this.moment.plies) return this.end()
      await this.step(1)
      this.#later()
    }, STEP_MS + 2 * moveMs())
  }

  end() {
    clearTimeout(this.#timer)
    this.#wanted = -1
    this.moment = null
  }
}
