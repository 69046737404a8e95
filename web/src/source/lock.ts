/** One tab at a time plays a game of this device. Without the browser's locks, the version of the stored game decides. */

/** A tab that is being closed or reloaded releases its lock within this time. */
const TRIES = 10
const PAUSE_MS = 100

export class GameLock {
  #release: (() => void) | null = null

  constructor(
    private readonly game: string,
    /** Another tab has taken the game over. */
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
      // It is refused only after another tab has stolen the lock.
      navigator.locks.request(`manicule game ${this.game}`, options, held).catch(() => this.lost())
    })
  }

  release() {
    this.#release?.()
    this.#release = null
  }
}
