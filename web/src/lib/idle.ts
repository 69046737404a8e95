/** Runs `work` once the page is painted and idle; the answer cancels it. */
export function whenIdle(work: () => unknown): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(() => void work(), { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  // Safari.
  const handle = setTimeout(() => void work(), 300)
  return () => clearTimeout(handle)
}

/** Runs `work` right after the next paint; the answer cancels it. */
export function whenPainted(work: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(() => void work())))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
