/** A card travels from where it lay to where it goes, as fast as the player likes. */

import { crossfade, fade } from 'svelte/transition'
import { prefersReducedMotion } from 'svelte/motion'
import { settings } from '../lib/settings.svelte'

export const moveMs = () => (prefersReducedMotion.current || settings.motion === 'off' ? 0 : settings.motion === 'slow' ? 600 : 260)

export const [send, receive] = crossfade({ duration: () => moveMs(), fallback: (node) => fade(node, { duration: moveMs() / 2 }) })
