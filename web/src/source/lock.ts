/** Lets only one tab at a time play a local game. Without the Web Locks API, only the stored version protects the game. */

/** A tab that is being closed or reloaded takes a moment to release its lock. */
const TRIES = 10
const PAUSE_MS = 100

export class GameLock {
  #release: (() => void) | null = null

  constructor(
    private readonly game: string,
    /** Called when another tab has taken over the game. */
    private readonly lost: () => void,
  ) {}

  /** False if another tab plays this game; with `steal`, that tab stops. */
  async take(steal: boolean): Promise<boolean> {
    if (!navigator.locks) return true
    for (let tries = 0; tries < TRIES; tries++) {
      if (await this.#request(steal ? { steal } : { ifAvailable: true })) return true
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    return false
  }

  #request(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      const held = (lock: Lock | null) => {
        resolve(lock !== null)
        return lock ? new Promise<void>((release) => (this.#release = release)) : undefined
      }
      // Rejects only when another tab steals the lock.
      navigator.locks.request(`manicule game ${this.game}`, options, held).catch(() => this.lost())
    })
  }

  release() {
    this.#release?.()
    this.#release = null
  }
}
