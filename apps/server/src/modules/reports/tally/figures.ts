import type { Day } from '@corridor/domain/calendar/calendar'
import type { LessonPart } from '@corridor/domain/observation/observation-words'
import type { EducatorId, UserId } from '@corridor/domain/people/ids'
import type { TalkedAt } from '../visits/answers.ts'
import { isAnsweredBy, isAnswerOver } from '../visits/visits-of.ts'
import { laterOf, type Tally } from './tally.ts'
import { listsOf } from './tally-lists.ts'

/** Some tallies together, as cards read them. */
export interface Figures {
  all: number
  open: number
  coaching: number
  short: number
  readonly educators: Map<EducatorId, { all: number; open: number; lastOn: Day | null }>
  readonly observers: Map<UserId, { all: number; open: number }>
  readonly days: Map<Day, number>
  readonly periods: Map<string, number>
  readonly parts: Map<LessonPart, number>
  readonly tools: Map<number, number>
  readonly sets: Map<
    number,
    { visits: number; readonly educators: Set<number>; readonly observers: Set<number> }
  >
  readonly twice: [configurationId: number, ids: readonly string[]][]
  unsent: number
  /** The day of the oldest unsent visit. */
  unsentSince: Day | null
  /** Open visits that were sent, and by how many hours after the visit. */
  sent: number
  readonly hours: Map<number, number>
  read: number
  acknowledged: number
  /** Open visits that were sent, or answered, in time: of those that were, or whose time is over. */
  readonly sentInTime: Kept
  readonly answered: Kept
}

/** How many visits kept a promise, of how many that were due. */
export interface Kept {
  kept: number
  due: number
}

/** What decides whether a visit was sent and answered in time. */
interface Following {
  /** The last day on which a visit of a day is sent in time. */
  readonly dueOn: (day: Day) => Day
  readonly today: Day
  readonly now: Date
  readonly talkedAt: TalkedAt
}

/** Tallies added up, as far as neither the clock nor the calendar decides. */
export interface TallySum extends Omit<Figures, 'sentInTime' | 'answered'> {
  /** Open visits by their day: those that were sent, by the day of sending too, and the others. */
  readonly sentOn: Map<Day, Map<Day, number>>
  readonly unsentOn: Map<Day, number>
  replied: number
  silent: number
  readonly unreplied: Tally['unreplied'][number][]
  readonly waiting: number[]
}

interface Made {
  readonly of: readonly Tally[]
  readonly sum: TallySum
}

/** Sums made before, by the first of their tallies and by how many tallies they add up. */
const made = new WeakMap<Tally, Map<number, Made>>()

/** Adds tallies up. Many readers have the same ones at hand, and these are added up once. */
export function sumOfTallies(tallies: readonly Tally[]): TallySum {
  const [first] = tallies
  if (!first) return added([])
  const known = made.get(first) ?? new Map<number, Made>()
  made.set(first, known)
  const same = known.get(tallies.length)
  if (same?.of.every((it, place) => it === tallies[place])) return same.sum
  const sum = added(tallies)
  known.set(tallies.length, { of: tallies, sum })
  return sum
}

function added(tallies: readonly Tally[]): TallySum {
  const sum: TallySum = {
    all: 0,
    open: 0,
    coaching: 0,
    short: 0,
    educators: new Map(),
    observers: new Map(),
    days: new Map(),
    periods: new Map(),
    parts: new Map(),
    tools: new Map(),
    sets: new Map(),
    twice: [],
    unsent: 0,
    unsentSince: null,
    sent: 0,
    hours: new Map(),
    read: 0,
    acknowledged: 0,
    sentOn: new Map(),
    unsentOn: new Map(),
    replied: 0,
    silent: 0,
    unreplied: [],
    waiting: [],
  }
  for (const tally of tallies) {
    addCounts(sum, tally)
    addPeople(sum, tally)
    addSets(sum, tally)
    addSent(sum, tally)
    addAnswers(sum, tally)
  }
  return sum
}

/** A sum with what the clock and the calendar decide of it. */
export function figuresOf(sum: TallySum, following: Following): Figures {
  return { ...sum, sentInTime: sentInTimeOf(sum, following), answered: answeredOf(sum, following) }
}

function addCounts(sum: TallySum, tally: Tally) {
  const { all, open, coaching, short } = tally
  const { days, periods, parts, tools } = listsOf(tally)
  sum.all += all
  sum.open += open
  sum.coaching += coaching
  sum.short += short
  for (const [day, n] of days) add(sum.days, day, n)
  for (const [period, n] of periods) add(sum.periods, period, n)
  for (const [part, n] of parts) add(sum.parts, part, n)
  for (const [id, n] of tools) add(sum.tools, id, n)
}

function add<Key>(counts: Map<Key, number>, key: Key, n: number) {
  counts.set(key, (counts.get(key) ?? 0) + n)
}

function addPeople({ educators, observers }: TallySum, tally: Tally) {
  const lists = listsOf(tally)
  for (const [id, all, open, lastOn] of lists.educators) {
    const known = educators.get(id)
    if (known) {
      known.all += all
      known.open += open
      known.lastOn = laterOf(known.lastOn, lastOn)
    } else educators.set(id, { all, open, lastOn })
  }
  for (const [id, all, open] of lists.observers) {
    const known = observers.get(id)
    if (known) {
      known.all += all
      known.open += open
    } else observers.set(id, { all, open })
  }
}

function addSets({ sets, twice }: TallySum, tally: Tally) {
  for (const [id, { visits, educators, observers }] of listsOf(tally).sets) {
    const known = sets.get(id) ?? { visits: 0, educators: new Set(), observers: new Set() }
    sets.set(id, known)
    known.visits += visits
    for (const it of educators) known.educators.add(it)
    for (const it of observers) known.observers.add(it)
  }
  for (const [set, ids] of tally.twice) twice.push([set, ids])
}

function addSent(sum: TallySum, tally: Tally) {
  const { sent, unsent, hours } = listsOf(tally)
  sum.read += tally.read
  sum.acknowledged += tally.acknowledged
  for (const [hour, n] of hours) add(sum.hours, hour, n)
  for (const [startedOn, sentOn, n] of sent) {
    const ofDay = sum.sentOn.get(startedOn) ?? new Map<Day, number>()
    sum.sentOn.set(startedOn, ofDay)
    add(ofDay, sentOn, n)
    sum.sent += n
  }
  for (const [startedOn, n] of unsent) {
    add(sum.unsentOn, startedOn, n)
    sum.unsent += n
    if (sum.unsentSince === null || startedOn < sum.unsentSince) sum.unsentSince = startedOn
  }
}

function addAnswers(sum: TallySum, { replied, silent, unreplied, waiting }: Tally) {
  sum.replied += replied
  sum.silent += silent
  for (const it of unreplied) sum.unreplied.push(it)
  for (const it of waiting) sum.waiting.push(it)
}

/** Adds how visits were sent: in time is on their day or the next school day. */
function sentInTimeOf({ sentOn, unsentOn }: TallySum, { today, dueOn }: Following): Kept {
  const sum = { kept: 0, due: 0 }
  for (const [startedOn, ofDay] of sentOn) {
    const due = dueOn(startedOn)
    for (const [day, n] of ofDay) {
      sum.due += n
      if (day <= due) sum.kept += n
    }
  }
  for (const [startedOn, n] of unsentOn) if (today > dueOn(startedOn)) sum.due += n
  return sum
}

/** Adds how visits were answered: by a reply or a conference within five days after they were sent. */
function answeredOf({ replied, unreplied, silent, waiting }: TallySum, { talkedAt, now }: Following): Kept {
  const late = waiting.filter((sentAt) => isAnswerOver(sentAt, now)).length
  const answered = { kept: replied, due: replied + silent + late }
  for (const [educatorId, startedAt, sentAt] of unreplied) {
    const isTalkedAbout = isAnsweredBy(talkedAt(educatorId, startedAt), sentAt)
    if (isTalkedAbout) answered.kept += 1
    if (isTalkedAbout || isAnswerOver(sentAt, now)) answered.due += 1
  }
  return answered
}
