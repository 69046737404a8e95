/** What a game provides to the page. The shell (lobby, table page, replay, rules) knows games only through this. */

import type { Component, Snippet } from 'svelte'
import type { Explained, GameEvent, LogEntry, StateMessage, TableInfo } from '../lib/server'
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
  /** The language whose word list a game with these options needs. */
  words?: (options: Record<string, unknown>) => string
  /** Loads the table. */
  play: () => Promise<{ default: GamePlay }>
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

/** The JSON types of a game. */
export interface GameTypes { View: unknown; Action: unknown; Event: GameEvent; Prospect: unknown; Facts?: unknown }

/** Loaded with a table. */
export interface GamePlay<G extends GameTypes = GameTypes> {
  Table: Component<TableProps<G>>
  /** The text for a card id in an event. */
  cardText: (id: string, event?: Record<string, unknown>) => string | undefined
  /** The mark in front of an event in the log. */
  eventMark: (event: string) => string | undefined
  /** Whether an event heads a section of the log. */
  isHeading?: (event: string) => boolean
  /** The name of a seat that the table does not list, such as an automa. */
  extraSeatName?: (view: G['View'], seat: number) => string | undefined
}

/** A game's own types end here: the shell passes on JSON of that game without looking into it. */
export function definePlay<G extends GameTypes>(play: GamePlay<G>): GamePlay
export function definePlay(play: GamePlay): GamePlay {
  return play
}

/** A table as one viewer sees it, now or at an earlier position. */
export interface TableProps<G extends GameTypes = GameTypes> {
  view: G['View']
  table: TableInfo
  /** Null in a replay. */
  message: StateMessage<G['View'], G['Action'], G['Event']> | null
  /** What the rules compute about the view; null where they were not asked. */
  facts: G['Facts'] | null
  /** An earlier position is shown: no action is possible. */
  past: boolean
  names: (string | null)[]
  narrator: Narrator
  log: LogEntry<G['Event']>[]
  act: (action: G['Action']) => void
  why: (action: G['Action']) => void
  explain?: (action: G['Action']) => Promise<Explained<G['Prospect']> | null>
  undo?: () => void
  menu: Snippet
  aside: Snippet
  /** Shown below the final scores. */
  ending?: Snippet
}
