/** What a game provides to the page. The shell (lobby, table page, replay, rules) knows games only through this. */

import type { Component, Snippet } from 'svelte'
import type { Explained, GameEvent, LogEntry, Replay, StateMessage, TableInfo } from '../lib/server'
import type { Narrator } from '../source/narrator.svelte'
import type { Nudge } from '../source/protocol'

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
  /** The options of a table in words: name and value. */
  describeOptions?: (options: Record<string, unknown>) => (readonly [name: string, value: string])[]
  /** The options of a first game with a coach. */
  firstGame?: () => Record<string, unknown>
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
  /** The most seats that the game has. */
  most: number
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
  /** The mark in front of an event in the log. */
  eventMark: (event: string) => string | undefined
  /** Whether an event heads a section of the log. */
  isHeading?: (event: string) => boolean
  /** An action in words, as the main button says it; of a seat that must act. */
  sayAction?: (action: G['Action'], scene: { view: G['View']; facts: G['Facts'] | null; prospect: G['Prospect'] | null }) => string
  /** Identifies the question that a seat is asked; actions of others need not change it. */
  questionKey?: (view: G['View']) => string
  /** Whether nudges of a higher level end at an action, and at which. */
  hintsInSteps?: (view: G['View']) => boolean
  nudgedAction?: (nudge: Nudge) => G['Action']
  /** The name of a seat that the table does not list, such as an automa. */
  extraSeatName?: (view: G['View'], seat: number) => string | undefined
}

/** The boundary of a game's own types: the shell passes on that game's JSON without reading it. */
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
  /** The position after so many actions, as this viewer saw it. */
  at?: (ply: number) => Promise<Replay>
  menu: Snippet
  aside: Snippet
  /** Shown below the final scores. */
  ending?: Snippet
}
