/** A card travels from where it lay to where it goes, as fast as the player likes. */

import { crossfade, fade } from 'svelte/transition'
import { moveMs } from '../../lib/motion'

export { moveMs }

export const [send, receive] = crossfade({ duration: () => moveMs(), fallback: (node) => fade(node, { duration: moveMs() / 2 }) })
