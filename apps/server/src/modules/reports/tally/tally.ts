import { type Day, dayIn } from '@corridor/domain/calendar/calendar'
import type { LessonPart } from '@corridor/domain/observation/observation-words'
import type { EducatorId } from '@corridor/domain/people/ids'
import { remembered } from '../remembered.ts'
import { isShort } from '../visits/is-narrower.ts'
import { isAnsweredBy, isAnswerOver, type Visit } from '../visits/visits-of.ts'

type Counts = Record<string, number>

/** A tally of some visits: as much as figures about many of them need, in plain JSON. */
export interface Tally {
  readonly all: number
  readonly open: number
  /** Coaching visits of others, in sums alone. */
  readonly coaching: number
  /** How many open visits were shorter than three minutes. */
  readonly short: number
  /** Visits by educator: how many, how many of them open, and the day of the last open one. */
  readonly educators: Record<string, readonly [all: number, open: number, lastOn: Day | null]>
  readonly observers: Record<string, readonly [all: number, open: number]>
  /** Open visits, by the day they were on. */
  readonly days: Counts
  readonly periods: Counts
  readonly parts: Partial<Record<LessonPart, number>>
  readonly tools: Counts
  /** Visits by set, or by tool where it has none: how many used it, of whom and by whom. */
  readonly sets: Record<string, SetTally>
  /** Observations of one visit with the same set. */
  readonly twice: readonly (readonly [configurationId: number, ids: readonly string[]])[]
  /** Open visits that were sent, by their day and that of sending: `2026-10-21 2026-10-22`. */
  readonly sent: Counts
  /** Open visits that were sent, by how many whole hours after the visit. */
  readonly hours: Counts
  /** Of the open visits that were sent: how many the educator opened, and how many they acknowledged. */
  readonly read: number
  readonly acknowledged: number
  /** Open visits that were not sent, by their day. */
  readonly unsent: Counts
  /** Open visits that were answered in time. */
  readonly replied: number
  /** Open visits that were sent and not answered in time, but may have been talked about. */
  readonly unreplied: readonly Unreplied[]
  /** Open visits that nobody talked about either: how many whose time is over, and when the others were sent. */
  readonly silent: number
  readonly waiting: readonly number[]
}

interface SetTally {
  readonly visits: number
  readonly educators: readonly number[]
  readonly observers: readonly number[]
}

type Unreplied = readonly [educatorId: EducatorId, startedAt: number, sentAt: number]

/** The zone of the days of sending, and the visits that may have been talked about: all, unless told. */
interface Told {
  readonly timeZone: string
  readonly now: Date
  readonly mayBeTalkedAbout?: (visit: Visit, sentAt: number) => boolean
}

// Days of all zones begin at a quarter of an hour.
const QUARTER_MS = 900_000

export function tallyOf(visits: readonly Visit[], { timeZone, now, mayBeTalkedAbout }: Told): Tally {
  const open = visits.filter(({ isOpen }) => isOpen)
  const sent = open.flatMap((it) => (it.sentAt === null ? [] : [{ ...it, sentAt: it.sentAt }]))
  const dayOf = remembered((quarter: number) => dayIn(timeZone, new Date(quarter * QUARTER_MS)))
  const unreplied = sent.filter(({ repliedAt, sentAt }) => !isAnsweredBy(repliedAt, sentAt))
  const isTalkedAbout = (it: (typeof sent)[number]) => mayBeTalkedAbout?.(it, it.sentAt) ?? true
  const silent = unreplied.filter((it) => !isTalkedAbout(it))
  const waiting = silent.filter(({ sentAt }) => !isAnswerOver(sentAt, now))
  return {
    all: visits.length,
    open: open.length,
    coaching: visits.filter(({ isOpen, purpose }) => !isOpen && purpose === 'coaching').length,
    short: open.filter(isShort).length,
    educators: educatorsOf(visits),
    observers: observersOf(visits),
    days: countsOf(open.map(({ startedOn }) => startedOn)),
    periods: countsOf(open.flatMap(({ period }) => period ?? [])),
    parts: countsOf(open.flatMap(({ partOfLesson }) => partOfLesson ?? [])),
    tools: countsOf(visits.flatMap((it) => [...new Set(it.observations.map((part) => part.toolTypeId))])),
    sets: setsOf(visits),
    twice: visits.flatMap(twiceIn),
    sent: countsOf(sent.map((it) => `${it.startedOn} ${dayOf(Math.floor(it.sentAt / QUARTER_MS))}`)),
    hours: countsOf(sent.map(hoursToSend)),
    read: sent.filter(({ isRead }) => isRead).length,
    acknowledged: sent.filter(({ isAcknowledged }) => isAcknowledged).length,
    unsent: countsOf(open.filter(({ sentAt }) => sentAt === null).map(({ startedOn }) => startedOn)),
    replied: sent.length - unreplied.length,
    unreplied: unreplied
      .filter(isTalkedAbout)
      .map(({ educatorId, startedAt, sentAt }) => [educatorId, startedAt, sentAt]),
    silent: silent.length - waiting.length,
    waiting: waiting.map(({ sentAt }) => sentAt),
  }
}

const HOUR_MS = 3_600_000

/** The hours until a visit was sent, from its end, where one was noted; a clock that goes wrong takes no time back. */
function hoursToSend({ startedAt, endedAt, sentAt }: Visit & { sentAt: number }): number {
  return Math.max(0, Math.floor((sentAt - (endedAt ?? startedAt)) / HOUR_MS))
}

function countsOf(keys: readonly (string | number)[]): Counts {
  const counts = new Map<string | number, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return Object.fromEntries(counts)
}

function educatorsOf(visits: readonly Visit[]): Tally['educators'] {
  const found: Record<string, [number, number, Day | null]> = {}
  for (const { educatorId, isOpen, startedOn } of visits) {
    const it = found[educatorId] ?? [0, 0, null]
    found[educatorId] = it
    it[0] += 1
    if (!isOpen) continue
    it[1] += 1
    it[2] = laterOf(it[2], startedOn)
  }
  return found
}

export function laterOf(a: Day | null, b: Day | null): Day | null {
  return a === null || (b !== null && b > a) ? b : a
}

function observersOf(visits: readonly Visit[]): Tally['observers'] {
  const found: Record<string, [number, number]> = {}
  for (const { observerId, isOpen } of visits) {
    const it = found[observerId] ?? [0, 0]
    found[observerId] = it
    it[0] += 1
    if (isOpen) it[1] += 1
  }
  return found
}

function setsOf(visits: readonly Visit[]): Tally['sets'] {
  const bySet = new Map<number, Visit[]>()
  for (const visit of visits)
    for (const id of new Set(visit.observations.map(({ configurationId }) => configurationId))) {
      const known = bySet.get(id)
      if (known) known.push(visit)
      else bySet.set(id, [visit])
    }
  const sets = [...bySet].map(([id, used]): [number, SetTally] => [
    id,
    {
      visits: used.length,
      educators: [...new Set(used.map(({ educatorId }) => educatorId))],
      observers: [...new Set(used.map(({ observerId }) => observerId))],
    },
  ])
  return Object.fromEntries(sets)
}

function twiceIn({ observations }: Visit): Tally['twice'][number][] {
  if (observations.length < 2) return []
  const sets = [...new Set(observations.map(({ configurationId }) => configurationId))]
  return sets
    .map((set) => [set, observations.flatMap((it) => (it.configurationId === set ? [it.id] : []))] as const)
    .filter(([, ids]) => ids.length > 1)
}
