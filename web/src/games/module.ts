/** What a game brings to the page. The shell (lobby, table page, replay, rules) knows games only by this. */

import type { Component, Snippet } from 'svelte'
import type { Explained, LogEntry, StateMessage, TableInfo } from '../lib/server'
import type { Telling } from '../lib/tell'

/** Small, and loaded with the lobby: a game's face before anybody plays it. */
export interface GameModule {
  name: string
  /** The letter that its rule ids start with. */
  ruleLetter: string
  /** Whether the page needs the list of legal actions. */
  needsLegal: boolean
  /** Explains the keyboard, if the table has keys of its own. */
  keys?: () => string
  Picture: Component
  Options: Component<OptionsProps, OptionsApi>
  /** Loads what the table needs. */
  play: () => Promise<GamePlay>
}

export interface OptionsProps {
  /** A prefix for element ids. */
  id: string
  /** How many people will sit down. */
  people: number
}

export interface OptionsApi {
  /** The game's options for a table with so many seats. */
  options: (seats: number) => Record<string, unknown>
}

/** Loaded with a table. */
export interface GamePlay {
  Table: Component<TableProps>
  /** What a card id in an event shows. */
  cardText: (id: string, event?: Record<string, unknown>) => string | undefined
  /** The mark that stands before an event in the log. */
  eventMark: (event: string) => string | undefined
  /** A seat that the table does not list, such as an automated rival. */
  extraSeatName?: (view: unknown, seat: number) => string | undefined
}

/** A table as one viewer sees it, now or at an earlier moment. */
export interface TableProps {
  view: unknown
  table: TableInfo
  /** Nothing in a replay. */
  message: StateMessage | null
  /** An earlier moment is shown: nothing can be done. */
  past: boolean
  names: (string | null)[]
  telling: Telling
  log: LogEntry[]
  act: (action: unknown) => void
  why: (action: unknown) => void
  explain?: (action: unknown) => Promise<Explained | null>
  undo?: () => void
  menu: Snippet
  aside: Snippet
  /** What stands below the final scores. */
  ending?: Snippet
}
