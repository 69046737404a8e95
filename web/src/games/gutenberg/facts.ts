/** What the rules say about a position, as the table shows it. */

import { batchPay, bestBatch } from './batch'
import { gearCard, levelOf, printingCard, refinementCard, rewardTrack, type Sector } from './cards'
import { INKS, ROWS, SPECIALTIES, TYPES, type Action, type Batch, type House, type Ink, type Plan, type Specialty, type Tally, type Type, type View } from './types'

export interface OrderFacts {
  print: { can: boolean; missing: Tally<Type>; price: number; guilders: number }
  colour: { can: boolean; missing: Tally<Ink>; fame: number }
  decoration: { can: boolean; missing: Tally<Specialty>; fame: number }
}
export interface RewardFacts { round: number; sector: number; reward: Sector }
export interface AxleFacts { rounds: RewardFacts[] }
export interface TrackFacts { level: number; reward: 'ink' | 'order' | 'type'; reached: boolean }
export interface HouseFacts { end_fame: number; total: number; type_price: number; orders: (OrderFacts | null)[]; axles: AxleFacts[]; track: TrackFacts[] }
export interface PlaceFacts { earliest: number | null; latest: number | null; rivals: { seat: number; before_with: number | null; surely: boolean }[] }
export interface TurnFacts { seat: number; markers: number; state: 'planned' | 'acting' | 'done' }
export interface Facts {
  houses: HouseFacts[]
  /** By set, for one ink, two and three. */
  ink_sets: { count: number; inks: Ink[]; price: number }[][]
  turns: TurnFacts[][] | null
}

const ROUNDS = 6
const total = (tally: Tally<string>) => Object.values(tally).reduce<number>((sum, count) => sum + (count ?? 0), 0)

function lacking<K extends string>(asked: K[], held: Tally<K>, kinds: readonly K[]): Tally<K> {
  const missing: Tally<K> = {}
  for (const kind of kinds) {
    const count = asked.filter((one) => one === kind).length - (held[kind] ?? 0)
    if (count > 0) missing[kind] = count
  }
  return missing
}

function orderFacts(house: House, printing: string, refinement: string): OrderFacts {
  const print = printingCard(printing)
  const refine = refinementCard(refinement)
  const missing = lacking(print.types, house.types, TYPES)
  const inks = lacking(refine.inks, house.inks, INKS)
  const stands = house.wild ? Math.max(0, (house.inks[house.wild] ?? 0) - refine.inks.filter((ink) => ink === house.wild).length) : 0
  const levels: Tally<Specialty> = {}
  for (const [specialty, level] of refine.levels) if (levelOf(house.levels, specialty) < level) levels[specialty] = level - levelOf(house.levels, specialty)
  const owned = total(house.types)
  const price = Array.from({ length: total(missing) }, (_, at) => owned + at + 1).reduce((sum, one) => sum + one, 0)
  return {
    print: { can: total(missing) === 0, missing, price, guilders: print.pays },
    colour: { can: total(inks) <= stands, missing: inks, fame: refine.colour },
    decoration: { can: total(levels) === 0, missing: levels, fame: refine.decoration },
  }
}

/** What a gear's sectors give from this round on, when it is set like this on its axle. */
export function settingRounds(gear: string, axle: number, sector: number, round: number, shown = 3): RewardFacts[] {
  const { sectors } = gearCard(gear)
  const step = axle % 2 ? 1 : 2
  return Array.from({ length: Math.max(0, Math.min(shown, ROUNDS + 1 - Math.max(1, round))) }, (_, at) => {
    const active = (sector + step * at) % 3
    return { round: round + at, sector: active, reward: sectors[active] }
  })
}

const REWARD_LEVELS = [2, 4, 5, 6]

function houseFacts(view: View, house: House, seat: number): HouseFacts {
  const end = view.end_scores?.[seat]
  const end_fame = end ? end.specialties + end.patronage + end.guilders : 0
  const highest = Math.max(...SPECIALTIES.map((name) => levelOf(house.levels, name)))
  return {
    end_fame,
    total: house.fame + end_fame,
    type_price: total(house.types) + 1,
    orders: house.orders.map((order) => order && orderFacts(house, order.printing, order.refinement)),
    axles: house.gears.map((gear, axle) => ({ rounds: gear ? settingRounds(gear.gear, axle, gear.sector, view.table.round) : [] })),
    track: rewardTrack.map((reward, at) => ({ level: REWARD_LEVELS[at], reward, reached: highest >= REWARD_LEVELS[at] })),
  }
}

function turns(view: View): TurnFacts[][] | null {
  const { acting_order: order, table } = view
  if (!order) return null
  const now = ROWS.indexOf(table.phase as (typeof ROWS)[number])
  return order.map((seats, row) => {
    const acting = row === now ? seats.indexOf(table.actor ?? -1) : -1
    const past = table.phase === 'fulfil' || table.phase === 'over' || (now >= 0 && row < now)
    return seats.map((seat, at) => ({
      seat,
      markers: (seat < table.houses.length ? table.houses[seat].plan?.[row] : table.automa?.markers[row]) ?? 0,
      state: past || (row === now && (acting < 0 || at < acting)) ? 'done' : row === now && at === acting ? 'acting' : 'planned',
    }))
  })
}

export const factsOf = (view: View): Facts => ({
  houses: view.table.houses.map((house, seat) => houseFacts(view, house, seat)),
  ink_sets: view.table.board.ink_sets.map((set) => {
    const first = set.findIndex((ink) => ink !== null)
    return first < 0 ? [] : set.slice(first).map((_, at) => ({
      count: at + 1,
      inks: set.slice(first, first + at + 1) as Ink[],
      price: Array.from({ length: at + 1 }, (_, place) => first + place).reduce((sum, one) => sum + one, 0),
    }))
  }),
  turns: turns(view),
})

export const ROW_LIMIT = 6

/** When this seat would act in a row with so many markers, as far as it can know. */
export function placeOf(view: View, seat: number, row: number, markers: number): PlaceFacts {
  const seats = view.table.houses.length + (view.table.automa ? 1 : 0)
  const place = (one: number) => (one - view.table.first + seats) % seats
  const rivals = Array.from({ length: seats }, (_, at) => at).filter((at) => at !== seat).map((at) => {
    const needed = place(at) < place(seat) ? Math.max(1, markers) : markers + 1
    if (at >= view.table.houses.length) {
      const has = view.table.automa?.markers[row] ?? 0
      return { seat: at, before_with: has >= needed ? needed : null, surely: has >= needed }
    }
    const most = Math.min(ROW_LIMIT, view.table.houses[at].markers)
    return { seat: at, before_with: most >= needed ? needed : null, surely: false }
  })
  if (markers === 0) return { earliest: null, latest: null, rivals: [] }
  return {
    earliest: 1 + rivals.filter(({ surely }) => surely).length,
    latest: 1 + rivals.filter(({ before_with }) => before_with !== null).length,
    rivals: rivals.filter(({ before_with }) => before_with !== null),
  }
}

export const emptyPlan = (): Plan => [0, 0, 0, 0, 0]

/** A batch that loses nothing: every order in it is done in full, or nothing can be kept for another round. */
export function advisedBatch(view: View, house: House, actions: Action[]): Batch | undefined {
  const batches = actions.flatMap((action) => (typeof action === 'object' && 'fulfil' in action ? [action.fulfil] : []))
  const last = view.table.round === ROUNDS
  return bestBatch(house, batches.filter(({ orders }) => last || orders.every(({ colour, decoration }) => colour && decoration)))
}

export { batchPay }
