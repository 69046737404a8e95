/** Shows earlier positions of a running game, as this viewer saw them. */

import { moveMs } from './motion'
import type { LogEntry, Replay } from './server'

/** How long playback shows a position. */
export const STEP_MS = 1100

/** The log without undone actions. `ply` is the number of actions up to and including the entry. */
export function withoutUndone(log: LogEntry[]): { entry: LogEntry; ply: number }[] {
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

/** The position after each log entry, as a number of actions. An undone action has none. */
export function pliesBySeq(log: LogEntry[]): Map<number, number> {
  const plies = new Map<number, number>()
  const acts: number[] = []
  for (const { seq, kind } of log) {
    if (kind === 'act') acts.push(seq)
    else if (kind === 'undo') plies.delete(acts.pop() ?? -1)
    plies.set(seq, acts.length)
  }
  return plies
}

export class LookBack {
  /** The earlier position on screen; null while the table shows the present. */
  position: Replay | null = $state.raw(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #wantedPly = -1

  constructor(private readonly fetch: (ply: number) => Promise<Replay>) {}

  async show(ply: number): Promise<void> {
    clearTimeout(this.#timer)
    this.#wantedPly = ply
    const position = await this.fetch(ply).catch(() => null)
    if (this.#wantedPly === ply) this.position = position
  }

  step(by: number): Promise<void> {
    const { ply = 0, plies = 0 } = this.position ?? {}
    return this.show(Math.max(0, Math.min(plies, ply + by)))
  }

  /** Plays back from this position to the present. With motion switched off it only shows it, and the reader steps. */
  async play(ply: number): Promise<void> {
    await this.show(ply)
    if (moveMs() > 0) this.#scheduleStep()
  }

  #scheduleStep() {
    this.#timer = setTimeout(async () => {
      if (!this.position || this.position.ply >= this.position.plies) return this.end()
      await this.step(1)
      this.#scheduleStep()
    }, STEP_MS + 2 * moveMs())
  }

  end() {
    clearTimeout(this.#timer)
    this.#wantedPly = -1
    this.position = null
  }
}
