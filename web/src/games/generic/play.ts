/** Loaded with a table of a game without a folder. */

import { definePlay } from '../module'
import Table from './Table.svelte'

export default definePlay({ Table, eventMark: () => undefined })
