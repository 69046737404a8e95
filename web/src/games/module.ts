/** What a game provides to the page. The shell (lobby, table page, replay, rules) knows games only through these interfaces. */

import type { Component, Snippet } from 'svelte'
import type { Explained, GameEvent, LogEntry, Replay, StateMessage, TableInfo } from '../lib/server'
import type { Narrator } from '../source/narrator.svelte'
import type { Nudge } from '../source/protocol'

/** The small part of a game that is loaded with the lobby. */
export interface GameModule {
  name: string
  /** Whether the page needs the list of legal actions. */
  needsLegal: boolean
  /** A text that explains the table's keyboard shortcuts. */
  keys?: () => string
  Picture: Component
  /** The form for the game's options. Without it, the defaults apply. */
  Options?: Component<OptionsProps, OptionsApi>
  /** A table's options in words. */
  describeOptions?: (options: Record<string, unknown>) => (readonly [name: string, value: string])[]
  /** The options for a first, coached game. */
  firstGame?: () => Record<string, unknown>
  /** The language whose word list a game with these options needs. */
  words?: (options: Record<string, unknown>) => string
  /** Loads the rest of the game. */
  play: () => Promise<{ default: GamePlay }>
}

export interface OptionsProps {
  /** A prefix for ids of elements. */
  id: string
  /** The chosen number of seats. */
  people: number
  /** The maximum number of seats. */
  most: number
}

export interface OptionsApi {
  /** The game's options for a table with this many seats. */
  options: (seats: number) => Record<string, unknown>
}

/** The types of a game's JSON. */
export interface GameTypes { View: unknown; Action: unknown; Event: GameEvent; Prospect: unknown; Facts?: unknown }

/** The part of a game that is loaded with a table. */
export interface GamePlay<G extends GameTypes = GameTypes> {
  Table: Component<TableProps<G>>
  /** The mark in front of an event in the log. */
  eventMark: (event: string) => string | undefined
  /** Whether an event is a heading in the log. */
  isHeading?: (event: string) => boolean
  /** An action of the viewer in words, as on the main button. */
  sayAction?: (action: G['Action'], scene: { view: G['View']; facts: G['Facts'] | null; prospect: G['Prospect'] | null }) => string
  /** Identifies the question that the viewer is asked. Actions of others need not change it. */
  questionKey?: (view: G['View']) => string
  /** Whether hints go through the levels of `nudge`, which end at an action, instead of an analysis. */
  hintsInSteps?: (view: G['View']) => boolean
  /** The action at which a nudge ends. */
  nudgedAction?: (nudge: Nudge) => G['Action']
  /** The name of a seat that the table does not list, such as an automa. */
  extraSeatName?: (view: G['View'], seat: number) => string | undefined
}

/** Erases a game's own types: the shell passes on the game's JSON without reading it. */
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
  /** What the rules derive from the view; null if they were not asked. */
  facts: G['Facts'] | null
  /** Shows an earlier position, in which nobody can act. */
  past: boolean
  names: (string | null)[]
  narrator: Narrator
  log: LogEntry<G['Event']>[]
  act: (action: G['Action']) => void
  why: (action: G['Action']) => void
  explain?: (action: G['Action']) => Promise<Explained<G['Prospect']> | null>
  undo?: () => void
  /** The position after `ply` actions, as this viewer saw it. */
  at?: (ply: number) => Promise<Replay>
  menu: Snippet
  aside: Snippet
  /** Shown below the final scores. */
  ending?: Snippet
}
