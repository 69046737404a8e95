/** Runs `work` when the page is idle. Returns a function that cancels it. */
export function whenIdle(work: () => unknown): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(() => void work(), { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  // Safari has no requestIdleCallback.
  const handle = setTimeout(() => void work(), 300)
  return () => clearTimeout(handle)
}

/** Runs `work` right after the next paint. Returns a function that cancels it. */
export function whenPainted(work: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(() => void work())))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
