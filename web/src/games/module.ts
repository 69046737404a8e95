/** What a game provides to the page. The shell (lobby, table page, replay, rules) knows games only through this. */

import type { Component, Snippet } from 'svelte'
import type { Explained, LogEntry, StateMessage, TableInfo } from '../lib/server'
import type { Narrator } from '../lib/narrate'

/** The small part that is loaded with the lobby. */
export interface GameModule {
  name: string
  /** Whether the page needs the list of legal actions. */
  needsLegal: boolean
  /** Explains the table's keyboard shortcuts, if it has any. */
  keys?: () => string
  Picture: Component
  /** The game's options in the lobby; without it, the server's defaults apply. */
  Options?: Component<OptionsProps, OptionsApi>
  /** Loads the table. */
  play: () => Promise<GamePlay>
}

export interface OptionsProps {
  /** A prefix for element ids. */
  id: string
  /** The chosen number of seats. */
  people: number
}

export interface OptionsApi {
  /** The game's options for a table with this many seats. */
  options: (seats: number) => Record<string, unknown>
}

/** Loaded with a table. */
export interface GamePlay {
  Table: Component<TableProps>
  /** The text for a card id in an event. */
  cardText: (id: string, event?: Record<string, unknown>) => string | undefined
  /** The mark in front of an event in the log. */
  eventMark: (event: string) => string | undefined
  /** The name of a seat that the table does not list, such as an automa. */
  extraSeatName?: (view: unknown, seat: number) => string | undefined
}

/** A table as one viewer sees it, now or at an earlier position. */
export interface TableProps {
  view: unknown
  table: TableInfo
  /** Null in a replay. */
  message: StateMessage | null
  /** An earlier position is shown: no action is possible. */
  past: boolean
  names: (string | null)[]
  narrator: Narrator
  log: LogEntry[]
  act: (action: unknown) => void
  why: (action: unknown) => void
  explain?: (action: unknown) => Promise<Explained | null>
  undo?: () => void
  menu: Snippet
  aside: Snippet
  /** Shown below the final scores. */
  ending?: Snippet
}
