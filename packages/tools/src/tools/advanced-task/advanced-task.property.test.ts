import { merge } from '@corridor/domain/observation/merge'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder } from '../../visit/in-order.ts'
import { AdvancedTaskCapture } from './advanced-task.shape.ts'
import { advancedTask } from './advanced-task.tool.ts'
import {
  changeRound,
  lookAt,
  nameOffTask,
  removeRound,
  resizeRoom,
  startRound,
  toggleSeat,
  unlook,
} from './capture/round-changes.ts'
import { levels, offTaskKinds } from './engagement.ts'
import { advancedTaskFacts } from './report/advanced-task.facts.ts'
import { tallyOf } from './rounds.ts'
import { sampledIn } from './seats.ts'

const config = advancedTask.usual()
const START = Date.parse('2026-10-22T16:05:00Z')
const author = { by: 'tablet', at: '2026-10-22T16:10:00Z' }
let made = 0

function begin(capture: AdvancedTaskCapture): AdvancedTaskCapture {
  made += 1
  const id = `00000000-0000-7000-8000-${String(made).padStart(12, '0')}`
  const startedAt = new Date(START + made * 1_000).toISOString()
  return startRound(capture, { id, startedAt, roomSeats: 12, seats: [2, 5, 8, 11] })
}

type Act = (capture: AdvancedTaskCapture) => AdvancedTaskCapture

const [seat, place] = [fc.integer({ min: 1, max: 14 }), fc.nat(3)]
const level = fc.constantFrom(...levels)
/** An act on the round at a place, should there be one. */
const inRound =
  (at: number, change: (capture: AdvancedTaskCapture, id: string) => AdvancedTaskCapture): Act =>
  (capture) => {
    const round = inOrder(capture.rounds)[at]
    return round ? change(capture, round.id) : capture
  }

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(begin) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(place, seat, level)
      .map(([at, s, l]) => inRound(at, (it, id) => changeRound(it, id, (round) => lookAt(round, s, l)))),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(place, seat, fc.constantFrom(...offTaskKinds))
      .map(([at, s, k]) => inRound(at, (it, id) => changeRound(it, id, (round) => nameOffTask(round, s, k)))),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(place, seat)
      .map(([at, s]) => inRound(at, (it, id) => changeRound(it, id, (round) => unlook(round, s)))),
  },
  { weight: 1, arbitrary: place.map((at) => inRound(at, removeRound)) },
  {
    weight: 2,
    arbitrary: seat.map(
      (s): Act =>
        (it) =>
          toggleSeat(it, s),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 70 }).map(
      (n): Act =>
        (it) =>
          resizeRoom(it, n),
    ),
  },
)
const acts = fc.array(act, { maxLength: 25 })

/** A capture, and what it becomes act by act. */
function stepsFrom(capture: AdvancedTaskCapture, those: readonly Act[]): AdvancedTaskCapture[] {
  const steps = [capture]
  for (const it of those) steps.push(it(steps.at(-1) ?? capture))
  return steps
}

function mergedOf(base: AdvancedTaskCapture, mine: AdvancedTaskCapture, theirs: AdvancedTaskCapture) {
  const whole = (capture: AdvancedTaskCapture) => ({ conflicts: [], capture })
  return AdvancedTaskCapture.parse(merge(whole(base), whole(mine), whole(theirs), author).capture)
}

/** Takes a change back as Undo does: the change goes, what came from another device stays. */
function undone(before: AdvancedTaskCapture, after: AdvancedTaskCapture, now: AdvancedTaskCapture) {
  return mergedOf(after, before, now)
}

function expectSums(capture: AdvancedTaskCapture) {
  const seats = sampledIn(capture)
  for (const round of capture.rounds) {
    const { counts, notSeen, sampled } = tallyOf(round, seats)
    expect(levels.reduce<number>((total, it) => total + counts[it], notSeen)).toBe(sampled)
    expect(sampled).toBe(Object.keys(capture.sampled).length)
    expect(notSeen).toBeGreaterThanOrEqual(0)
  }
  const facts = advancedTaskFacts(capture, config)
  const total = (item: string) => facts.filter((it) => it.item === item).reduce((sum, { n }) => sum + n, 0)
  expect(total('level')).toBe(seats.length * capture.rounds.length)
  const looks = facts.find(({ item, value }) => item === 'compares-with-on-task' && value === 'seen')?.n
  for (const items of [
    ['zone-front', 'zone-middle', 'zone-back'],
    ['whole-group', 'small-group', 'independent'],
  ])
    expect(items.reduce((sum, it) => sum + total(it), 0)).toBe(looks)
}

test('the seats at each level and those not yet seen add up to the sample, whatever was tapped, edited, undone or merged', () => {
  fc.assert(
    fc.property(acts, acts, acts, fc.nat(), (first, mine, theirs, which) => {
      const base = stepsFrom(begin(advancedTask.blank(config)), first).at(-1) ?? advancedTask.blank(config)
      const [here, there] = [stepsFrom(base, mine), stepsFrom(base, theirs).at(-1) ?? base]
      const latest = here.at(-1) ?? base
      expectSums(latest)

      const merged = mergedOf(base, latest, there)
      expectSums(merged)

      const at = which % here.length
      const [before, after] = [here[at], here[at + 1]]
      if (before && after) expectSums(undone(before, after, merged))
    }),
    { numRuns: 100 },
  )
})
