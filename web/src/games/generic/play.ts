import { definePlay } from '../module'
import Table from './Table.svelte'

export default definePlay({ Table, eventMark: () => undefined })
