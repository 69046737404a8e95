/** The entries of the almanac: each piece as the module of rules describes it, with figures from the lab. */

import { aboutCharacter, aboutGear, aboutPlanning, aboutPrinting, aboutRefinement, aboutSpecialties, type About, type Drawing } from '../games/gutenberg/about'
import { allCards, figures as printed, loadCards, patronCard } from '../games/gutenberg/cards'
import { bonusText, inkList, inkName, patronText, planningMoves, printingText, rowName, sectorText, specialtyCardText, specialtyName, typeList } from '../games/gutenberg/describe'
import { INKS, SPECIALTIES, TYPES, type Sector } from '../games/gutenberg/types'
import { roman, t } from '../lib/i18n.svelte'
import { rules } from '../source/rules'
import type { ChallengeData, LetterpressCards } from '../wire/games'
import { loadFigures, type Figure, type Figures } from './figures'
import type { Kind } from './kinds'
import { gearRule } from './teach/pieces'

/** What entries can be filtered by. `level` is the highest level of any specialty, or 0. */
export interface Tags { inks: string[]; types: string[]; specialties: string[]; level: number; rewards: string[] }

export interface Entry {
  kind: Kind
  id: string
  title: string
  /** The whole card in one line. */
  text: string
  drawing: Exclude<Drawing, { order: unknown }> | { challenge: ChallengeData } | { planning: string } | { patron: string }
  lines: About['lines']
  game: 'gutenberg' | 'letterpress'
  rules: string[]
  tags: Tags
  figures: Figure[]
}

const percent = (part: number, whole: number) => t('almanac-percent', { share: whole ? Math.round((100 * part) / whole) : 0 })
const mean = (sum: number, count: number) => t('almanac-decimal', { value: count ? Math.round((10 * sum) / count) / 10 : 0 })
const fig = (name: string, value: string | number): Figure => ({ label: t(`almanac-fig-${name}`), value: String(value) })
const NO_TAGS: Tags = { inks: [], types: [], specialties: [], level: 0, rewards: [] }
const unique = (values: string[]) => [...new Set(values)]

/** A title such as "Gear 6", from the number in the card's id. */
const numbered = (kind: string, id: string) => {
  const name = t(`gutenberg-${kind}`)
  return t('almanac-numbered', { kind: name[0].toLocaleUpperCase() + name.slice(1), number: Number(id.slice(1)) })
}

function printing({ gutenberg }: Figures): Entry[] {
  return [...allCards().printing.values()].map(({ id, types }, at) => {
    const { held, fulfilled, brought } = gutenberg.printing[at]
    return {
      kind: 'printing', id, title: numbered('card-printing', id), text: printingText(id), drawing: { printing: id }, lines: aboutPrinting(id).lines, game: 'gutenberg', rules: ['G4.2', 'G3a.1'],
      tags: { ...NO_TAGS, types: unique(types), rewards: ['guilders'], level: types.length },
      figures: [fig('held', held), fig('fulfilled', percent(fulfilled, held)), fig('guilders', mean(brought, held))],
    }
  })
}

function refinement({ gutenberg }: Figures): Entry[] {
  return [...allCards().refinement.values()].map(({ id, inks, levels, bonus }, at) => {
    const { held, fulfilled, coloured, decorated, brought } = gutenberg.refinement[at]
    return {
      kind: 'refinement', id, title: numbered('card-refinement', id), text: [inkList(inks), levels.map(({ specialty, level }) => `${specialtyName(specialty)} ${roman(level)}`).join(', '), bonusText(bonus)].join(' · '),
      drawing: { refinement: id }, lines: aboutRefinement(id).lines, game: 'gutenberg', rules: ['G4.3', 'G4.4'],
      tags: { ...NO_TAGS, inks: unique(inks), specialties: levels.map(({ specialty }) => specialty), level: Math.max(...levels.map(({ level }) => level)), rewards: [bonus.kind] },
      figures: [fig('held', held), fig('fulfilled', percent(fulfilled, held)), fig('coloured', percent(coloured, held)), fig('decorated', percent(decorated, held)), fig('fame', mean(brought, held))],
    }
  })
}

function specialties({ gutenberg }: Figures): Entry[] {
  return [...allCards().specialties.values()].map(({ id, symbols }, at) => {
    const { open, taken, both } = gutenberg.specialties[at]
    return {
      kind: 'specialties', id, title: specialtyCardText(id), text: t('gutenberg-card-specialty'), drawing: { marks: symbols }, lines: aboutSpecialties(id).lines, game: 'gutenberg', rules: ['G3c.1', 'G3c.2'],
      tags: { ...NO_TAGS, specialties: unique(symbols), level: 0, rewards: ['level'] },
      figures: [fig('open', open), fig('taken', percent(taken, open)), fig('both-symbols', percent(both, taken))],
    }
  })
}

const subject = (of: Sector['of']) => (of === null ? [] : [of as string])
function gears({ gutenberg }: Figures): Entry[] {
  return [...allCards().gears.values()].map(({ id, sectors }, at) => {
    const { open, installed, uses } = gutenberg.gears[at]
    const of = sectors.flatMap((sector) => subject(sector.of))
    return {
      kind: 'gears', id, title: numbered('gear', id), text: sectors.map(sectorText).join(' · '), drawing: { gear: id }, lines: aboutGear(id).lines, game: 'gutenberg', rules: [...unique(sectors.map(({ kind }) => gearRule(kind))), 'G6.14'],
      tags: { inks: unique(of.filter((one) => (INKS as readonly string[]).includes(one))), types: unique(of.filter((one) => (TYPES as readonly string[]).includes(one))), specialties: unique(of.filter((one) => (SPECIALTIES as readonly string[]).includes(one))), level: 0, rewards: unique(sectors.map(({ kind }) => kind)) },
      figures: [fig('open', open), fig('installed', installed), ...sectors.map((sector, part) => ({ label: t('almanac-fig-uses', { reward: sectorText(sector) }), value: mean(uses[part], installed) }))],
    }
  })
}

function patronage({ gutenberg }: Figures): Entry[] {
  return [...allCards().patronage.values()].map(({ id }, at) => {
    const { levels, inks, types } = patronCard(id)
    const { open, taken, round } = gutenberg.patronage[at]
    return {
      kind: 'patronage', id, title: numbered('card-patronage', id), text: patronText(id), drawing: { patron: id }, game: 'gutenberg', rules: ['G3e.2', 'G3e.3', 'G5.4'],
      lines: [
        ...levels.map(({ specialty, level }) => ({ mark: specialty as string, text: t('about-needs-level', { specialty: specialtyName(specialty), level: roman(level) }) })),
        ...(inks.length ? [{ mark: inks[0] as string, text: t('about-spends', { inks: inkList(inks) }) }] : []),
        ...(types.length ? [{ mark: types[0] as string, text: t('about-needs-types', { types: typeList(types) }) }] : []),
        { mark: 'fame', figure: printed().patron_fame, text: t('almanac-patron-fame', { fame: printed().patron_fame }) },
      ],
      tags: { inks: unique(inks), types: unique(types), specialties: levels.map(({ specialty }) => specialty), level: Math.max(0, ...levels.map(({ level }) => level)), rewards: ['fame'] },
      figures: [fig('games-open', open), fig('taken', percent(taken, open)), fig('round', t('almanac-decimal', { value: Math.round(10 * round) / 10 }))],
    }
  })
}

function planning({ automa }: Figures): Entry[] {
  return [...allCards().planning.values()].map(({ id, centre, patronage }, at) => {
    const { shown, ahead, patrons } = automa[at]
    return {
      kind: 'planning', id, title: numbered('card-planning', id), text: planningMoves(id).join(', '), drawing: { planning: id }, game: 'gutenberg', rules: ['G8.3', 'G8.4', 'G8.5', ...(patronage ? ['G8.8'] : [])],
      lines: [
        ...aboutPlanning(id).lines,
        { mark: 'automa', text: t('almanac-centre', { row: rowName(centre) }) },
      ],
      tags: { ...NO_TAGS, rewards: [patronage ? 'patron' : 'no-patron'] },
      figures: [fig('shown', shown), fig('ahead', t('almanac-decimal', { value: Math.round(10 * ahead) / 10 })), ...(patronage ? [fig('patrons-taken', percent(patrons, shown))] : [])],
    }
  })
}

/** A character's figures as arguments for its messages, such as `won_orders` and `fame_gear`. */
export function characterArgs(name: string, { gutenberg }: Figures): Record<string, number> {
  const one = gutenberg.characters.find(({ character }) => character === name)
  if (!one) return {}
  const named = (prefix: string, values: Record<string, number>) => Object.entries(values).map(([key, value]) => [`${prefix}_${key.replaceAll('-', '_')}`, Math.round(10 * value) / 10])
  return { kept: Math.round((100 * one.kept) / Math.max(1, one.dealt)), wins: Math.round(one.wins.mean), score: Math.round(one.score.mean), ...Object.fromEntries([...named('fame', one.fame), ...named('won', one.won), ...named('lost', one.lost)]) }
}

function characters({ gutenberg }: Figures): Entry[] {
  return gutenberg.characters.map(({ character: id, dealt, kept, wins, score }, at) => ({
    kind: 'characters', id, title: t(`gutenberg-character-${id}`), text: t(`gutenberg-character-${id}-power`), drawing: { emblem: id }, lines: aboutCharacter(id).lines, game: 'gutenberg', rules: [`G7.${at + 1}`, 'G1.7'], tags: NO_TAGS,
    figures: [
      fig('dealt', dealt), fig('kept', percent(kept, dealt)),
      fig('wins', t('almanac-interval', { mean: Math.round(wins.mean), low: Math.round(wins.low), high: Math.round(wins.high) })),
      fig('score', t('almanac-decimal', { value: Math.round(10 * score.mean) / 10 })),
    ],
  }))
}

function challenges(data: Figures, { challenges, language }: LetterpressCards): Entry[] {
  const found = data.letterpress[language]?.challenges ?? []
  return challenges.map((challenge) => {
    const { open, met, claimed } = found.find(({ card }) => card === challenge.card) ?? { open: 0, met: 0, claimed: 0 }
    return {
      kind: 'challenges', id: challenge.card, title: t(`letterpress-challenge-${challenge.card}`), text: t(`letterpress-reward-${challenge.reward.replaceAll('_', '-')}`), drawing: { challenge }, game: 'letterpress', rules: ['L2.4', 'L2.5'],
      lines: [{ mark: 'tick', text: t(`letterpress-challenge-${challenge.card}`) }, { mark: 'deck', text: t(`letterpress-reward-${challenge.reward.replaceAll('_', '-')}`) }],
      tags: { ...NO_TAGS, rewards: [challenge.reward] },
      figures: [fig('open', open), fig('met', percent(met, open)), fig('claimed', percent(claimed, open))],
    }
  })
}

const BUILD: Record<Exclude<Kind, 'challenges'>, (figures: Figures) => Entry[]> = { printing, refinement, specialties, gears, patronage, planning, characters }

export interface Chapter { entries: Entry[]; figures: Figures }

/** All entries of a chapter in the loaded language; `deck` is the language of the letter cards. */
export async function loadChapter(kind: Kind, deck: string): Promise<Chapter> {
  const [figures] = await Promise.all([loadFigures(), loadCards()])
  if (kind !== 'challenges') return { figures, entries: BUILD[kind](figures) }
  const [cards] = await rules.ask('almanac', { cmd: 'cards', game: 'letterpress', options: { language: deck } })
  rules.forget('almanac')
  return { figures, entries: challenges(figures, cards as LetterpressCards) }
}

/** The name of a filter's value. */
export function tagName(filter: keyof Tags, value: string): string {
  if (filter === 'inks') return inkName(value as 'blue')
  if (filter === 'specialties') return specialtyName(value as 'binding')
  if (filter === 'rewards') return t(`almanac-reward-${value.replaceAll('_', '-')}`)
  return value
}
