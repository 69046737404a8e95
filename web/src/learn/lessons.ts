/** The lessons. Their files are loaded one by one. */

import { hasMessage, t } from '../lib/i18n.svelte'
import type { Lesson } from '../source/protocol'

export interface LessonName { game: string; name: string }

const files = import.meta.glob<Lesson>('../../../lessons/*/*.json', { import: 'default' })

/** All lessons in the order of their file names, which begin with a number. */
const all = Object.keys(files).sort().map((path) => {
  const [, game, name] = /([a-z]+)\/\d+-([a-z0-9-]+)\.json$/.exec(path) ?? []
  return { path, game, name }
})

export const lessonsOf = (game: string) => all.filter(({ game: of }) => of === game)
/** The games that have lessons. */
export const taughtGames = [...new Set(all.map(({ game }) => game))]
export const keyOf = ({ game, name }: LessonName) => `${game}/${name}`
export const addressOf = (lesson: LessonName) => `/learn/${keyOf(lesson)}`

export const findLesson = (game: string, name: string) => lessonsOf(game).find((one) => one.name === name)

export function nextLesson({ game, name }: LessonName): LessonName | null {
  const lessons = lessonsOf(game)
  return lessons[lessons.findIndex((one) => one.name === name) + 1] ?? null
}

export async function loadLesson(game: string, name: string): Promise<Lesson | null> {
  const found = findLesson(game, name)
  return found ? await files[found.path]() : null
}

/* The texts of a lesson, in locales/<language>/lessons.ftl. */
export const lessonTitle = ({ game, name }: LessonName) => t(`lesson-${game}-${name}`)
export const lessonAim = ({ game, name }: LessonName) => t(`lesson-${game}-${name}-aim`)
export const stepText = ({ game, name }: LessonName, step: string) => t(`lesson-${game}-${name}-${step}`)
export const doneText = ({ game, name }: LessonName, step: string) => t(`lesson-${game}-${name}-${step}-done`)
export const mistakeText = ({ game, name }: LessonName, step: string, mistake: string) => t(`lesson-${game}-${name}-${step}-${mistake}`)

/** The coach's reply to an action that the step does not ask for. */
export function otherText({ game, name }: LessonName, step: string): string {
  const own = `lesson-${game}-${name}-${step}-other`
  return hasMessage(own) ? t(own) : t('learn-other')
}
