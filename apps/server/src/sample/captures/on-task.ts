import type { Code, Setting } from '@corridor/tools/tools/on-task/codes'
import type { OnTaskCapture, Sweep } from '@corridor/tools/tools/on-task/on-task.shape'
import { type Random, seededRandom } from '../random.ts'
import { uuidV7 } from '../uuid-v7.ts'
import type { Scene } from './scene.ts'

const FIRST_SWEEP_AFTER = 10
const SECONDS_BETWEEN_SWEEPS = 120
const SWEEPS = { fewest: 3, most: 6, mostBefore: 4 }

/** A capture of sweeps every two minutes. Some classes are busier than others, and no two sweeps are alike. */
export function onTaskCapture({ educator, startedAt, minutes, students, random, ...scene }: Scene) {
  const share = 0.66 + 0.3 * seededRandom(`the class of ${educator}`).next()
  const fitting = Math.floor((minutes * 60) / SECONDS_BETWEEN_SWEEPS)
  const most = scene.isThisYear ? SWEEPS.most : SWEEPS.mostBefore
  const count = Math.min(Math.max(fitting, SWEEPS.fewest), random.integer(SWEEPS.fewest, most))
  const setting = anySetting(random)
  const changes = random.chance(0.3)
  const sweeps = Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1
    const due = FIRST_SWEEP_AFTER + index * SECONDS_BETWEEN_SWEEPS
    const begins = new Date(startedAt.getTime() + (due + delay(random)) * 1_000)
    const coded = isLast && !scene.isFinished ? Math.ceil(students / 2) : students
    return {
      id: uuidV7(begins, random),
      startedAt: begins.toISOString(),
      present: students,
      setting: isLast && changes ? anySetting(random) : setting,
      isLearningActivity: !random.chance(0.03),
      ...(scene.isThisYear ? seatsOf(coded, share, random) : countsOf(coded, share, random)),
    }
  })
  return { sweeps } satisfies OnTaskCapture
}

const settings = [
  { setting: 'whole-group', weight: 5 },
  { setting: 'independent', weight: 3 },
  { setting: 'small-group', weight: 2 },
] as const

function anySetting(random: Random): Setting {
  return random.weighted(settings, (it) => it.weight).setting
}

/** How many seconds a sweep comes after it is due; from half a minute on it is late. */
function delay(random: Random): number {
  return random.chance(0.06) ? random.integer(31, 45) : random.integer(0, 9)
}

type Marks = Pick<Sweep, 'seats' | 'counts'>

function seatsOf(coded: number, share: number, random: Random): Marks {
  const codes = Array.from({ length: coded }, (_, seat) => {
    const code = random.chance(share) ? 'on-task' : offTask(random)
    return [String(seat + 1), code] as const
  })
  return { seats: Object.fromEntries(codes), counts: {} }
}

/**
 * The marks of a sweep as counts. Before this year nobody marked seats: five numbers take a tenth of the room, of which
 * there are thousands.
 */
function countsOf(coded: number, share: number, random: Random): Marks {
  const onTask = Math.round(coded * Math.min(1, share + 0.16 * (random.next() - 0.5)))
  const counts: Partial<Record<Code, number>> = { 'on-task': onTask }
  for (let left = coded - onTask; left > 0; left--) {
    const code = offTask(random)
    counts[code] = (counts[code] ?? 0) + 1
  }
  return { seats: {}, counts }
}

function offTask(random: Random): Code {
  return random.weighted(others, (it) => it.weight).code
}

const others = [
  { code: 'passive', weight: 6 },
  { code: 'active', weight: 3 },
  { code: 'other-work', weight: 2 },
  { code: 'cannot-see', weight: 2 },
] as const
