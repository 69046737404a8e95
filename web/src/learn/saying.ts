/** What the coach's bubble shows. */

export interface SayingButton {
  /** Names it for tests and styles. */
  id: string
  label: string
  act?: () => void
  href?: string
  main?: boolean
}

export interface Saying {
  /** A new key means a new message. */
  key: string
  /** A task, praise, or something worth knowing. */
  tone: 'task' | 'right' | 'note'
  /** What it belongs to, such as the title of the lesson. */
  title: string
  /** Progress: the number of parts, and how many are done. */
  parts?: { done: number; of: number }
  /** In front of the sentence, such as "Right!". */
  mark?: string
  sentence: string
  /** Why the last attempt was wrong. `count` distinguishes repeated ones. */
  wrong?: { sentence: string; count: number }
  /** Introduces the reasons. */
  lead?: string
  /** More sentences, each with the rule it follows from. */
  reasons?: { sentence: string; rule?: string | null }[]
  /** The rule that the sentence follows from. */
  rule?: string | null
  /** The game whose rules are linked. */
  game: string
  point?: string
  buttons: SayingButton[]
  /** Can be closed with ✕ and Escape. */
  close: { label: string; act: () => void }
}
