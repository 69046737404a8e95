/** Transitions for cards that move from one list to another, at the speed that the player chose. */

import { crossfade, fade } from 'svelte/transition'
import { moveMs } from '../../lib/motion'

export { moveMs }

export const [send, receive] = crossfade({ duration: () => moveMs(), fallback: (node) => fade(node, { duration: moveMs() / 2 }) })
