/** Cards travel from their old place to the new one, at the player's speed. */

import { crossfade, fade } from 'svelte/transition'
import { moveMs } from '../../lib/motion'

export { moveMs }

export const [send, receive] = crossfade({ duration: () => moveMs(), fallback: (node) => fade(node, { duration: moveMs() / 2 }) })
