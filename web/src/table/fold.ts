/** A short fade with a rise for cards that come and go. */
import type { TransitionConfig } from 'svelte/transition'
import { pace } from './pacer.svelte'

export const fold = (_: Element, { ms = 120 } = {}): TransitionConfig => ({
  duration: pace(ms),
  css: (shown) => `opacity: ${shown}; translate: 0 ${(1 - shown) * 6}px`,
})
