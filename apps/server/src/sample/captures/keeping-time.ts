import { type CategoryKey, groupings } from '@corridor/tools/tools/keeping-time/categories'
import type { KeepingTimeCapture } from '@corridor/tools/tools/keeping-time/keeping-time.shape'
import type { Random } from '../random.ts'
import { uuidV7 } from '../uuid-v7.ts'
import type { Scene } from './scene.ts'

/** A usual lesson, part by part: how much of the visit each takes. */
const lesson = [
  { key: 'opening', share: 0.12 },
  { key: 'direct', share: 0.24 },
  { key: 'modeling', share: 0.12 },
  { key: 'guided', share: 0.22 },
  { key: 'discussion', share: 0.14 },
  { key: 'independent', share: 0.26 },
  { key: 'check', share: 0.1 },
  { key: 'closure', share: 0.08 },
] as const satisfies readonly { key: CategoryKey; share: number }[]

const notes: Readonly<Partial<Record<CategoryKey, readonly string[]>>> = {
  direct: ['Document packet on the board', 'Worked example on the board', 'New vocabulary, three terms'],
  guided: ['Source B, two questions', 'Practice set, first four', 'Sentence frames on the desks'],
  discussion: ['Turn and talk first', 'Two claims compared'],
  interruption: ['Intercom announcement', 'Office call', 'Visitor at the door'],
}

/** A capture of a few parts of a lesson, a transition between some. A draft was left before the first tap. */
export function keepingTimeCapture({ startedAt, minutes, isFinished, random }: Scene): KeepingTimeCapture {
  if (!isFinished) return { activities: [], groupings: [] }
  const first = random.integer(0, 3)
  const parts = lesson.slice(first, first + random.integer(3, 5))
  const whole = parts.reduce((total, { share }) => total + share, 0)
  const activities: KeepingTimeCapture['activities'] = []
  const begin = (key: CategoryKey, second: number) => {
    const begins = new Date(startedAt.getTime() + second * 1_000)
    activities.push({ id: uuidV7(begins, random), at: begins.toISOString(), key, note: noteOn(key, random) })
  }
  let second = 0
  for (const { key, share } of parts) {
    if (second > 0 && random.chance(0.45)) {
      begin(random.chance(0.2) ? 'management' : 'transition', second)
      second += random.integer(35, 130)
    }
    begin(key, second)
    const lasts = Math.round(((minutes * 60 * share) / whole) * (0.7 + 0.5 * random.next()))
    if (lasts > 240 && random.chance(0.2)) {
      begin('interruption', second + Math.round(lasts / 2))
      begin(key, second + Math.round(lasts / 2) + random.integer(20, 60))
    }
    second += Math.max(60, lasts)
  }
  return within({ activities, groupings: groupingsOf(activities, random) }, startedAt, minutes)
}

function noteOn(key: CategoryKey, random: Random): string {
  const some = notes[key] ?? []
  return random.chance(0.5) ? (some[random.integer(0, some.length - 1)] ?? '') : ''
}

/** Groupings change with what the class does, though not every time. */
function groupingsOf(
  activities: KeepingTimeCapture['activities'],
  random: Random,
): KeepingTimeCapture['groupings'] {
  const last = { key: '' }
  return activities.flatMap(({ at, key: activity }, index) => {
    if (index > 0 && !random.chance(0.35)) return []
    const key =
      activity === 'independent' ? 'independent' : random.weighted(groupings, ({ id }) => weights[id]).id
    if (key === last.key) return []
    last.key = key
    return [{ id: uuidV7(new Date(at), random), at, key, note: '' }]
  })
}

const weights: Readonly<Record<(typeof groupings)[number]['id'], number>> = {
  'whole-group': 6,
  'small-group': 3,
  pairs: 3,
  independent: 1,
  stations: 1,
}

/** The parts of a lesson within a visit, which may end before the lesson does. */
function within(
  { activities, groupings: grouped }: KeepingTimeCapture,
  startedAt: Date,
  minutes: number,
): KeepingTimeCapture {
  const end = new Date(startedAt.getTime() + minutes * 60_000).toISOString()
  return {
    activities: activities.filter(({ at }) => at < end),
    groupings: grouped.filter(({ at }) => at < end),
  }
}
