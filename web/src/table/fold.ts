/** Transition of cards that appear and disappear: a short fade with a rise. */
import type { TransitionConfig } from 'svelte/transition'
import { pace } from './pacer.svelte'

export const fold = (_: Element, { ms = 120 } = {}): TransitionConfig => ({
  duration: pace(ms),
  css: (shown) => `opacity: ${shown}; translate: 0 ${(1 - shown) * 6}px`,
})
