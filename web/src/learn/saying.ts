/** The content of the coach's bubble. */

export interface SayingButton {
  /** For tests and styles. */
  id: string
  label: string
  act?: () => void
  href?: string
  main?: boolean
}

export interface Saying {
  /** Changes with every new message. */
  key: string
  /** A task, praise, or information. */
  tone: 'task' | 'right' | 'note'
  /** What it belongs to, such as the title of the lesson. */
  title: string
  /** Progress, as finished parts of all parts. */
  parts?: { done: number; of: number }
  /** A short text in front of the sentence, such as "Right!". */
  mark?: string
  sentence: string
  /** Why the last attempt was wrong. `count` distinguishes repetitions. */
  wrong?: { sentence: string; count: number }
  /** Introduces the reasons. */
  lead?: string
  /** More sentences, each with its rule. */
  reasons?: { sentence: string; rule?: string | null }[]
  /** The rule behind the sentence. */
  rule?: string | null
  /** The game whose rules are linked. */
  game: string
  point?: string
  buttons: SayingButton[]
  /** The ✕ button, also triggered by Escape. */
  close: { label: string; act: () => void }
}
