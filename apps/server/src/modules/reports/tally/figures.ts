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

/** Adds tallies up. */
export function figuresOf(tallies: readonly Tally[], following: Following): Figures {
  const sum: Figures = {
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
    sentInTime: { kept: 0, due: 0 },
    answered: { kept: 0, due: 0 },
  }
  for (const tally of tallies) {
    addCounts(sum, tally)
    addPeople(sum, tally)
    addSets(sum, tally)
    addSent(sum, tally, following)
    addAnswers(sum.answered, tally, following)
  }
  return sum
}

function addCounts(sum: Figures, tally: Tally) {
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

function addPeople({ educators, observers }: Figures, tally: Tally) {
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

function addSets({ sets, twice }: Figures, tally: Tally) {
  for (const [id, { visits, educators, observers }] of listsOf(tally).sets) {
    const known = sets.get(id) ?? { visits: 0, educators: new Set(), observers: new Set() }
    sets.set(id, known)
    known.visits += visits
    for (const it of educators) known.educators.add(it)
    for (const it of observers) known.observers.add(it)
  }
  for (const [set, ids] of tally.twice) twice.push([set, ids])
}

/** Adds how visits were sent: in time is on their day or the next school day. */
function addSent(sum: Figures, tally: Tally, { today, dueOn }: Following) {
  const { sent, unsent, hours } = listsOf(tally)
  sum.read += tally.read
  sum.acknowledged += tally.acknowledged
  for (const [hour, n] of hours) add(sum.hours, hour, n)
  for (const [startedOn, sentOn, n] of sent) {
    sum.sent += n
    sum.sentInTime.due += n
    if (sentOn <= dueOn(startedOn)) sum.sentInTime.kept += n
  }
  for (const [startedOn, n] of unsent) {
    sum.unsent += n
    if (sum.unsentSince === null || startedOn < sum.unsentSince) sum.unsentSince = startedOn
    if (today > dueOn(startedOn)) sum.sentInTime.due += n
  }
}

/** Adds how visits were answered: by a reply or a conference within five days after they were sent. */
function addAnswers(answered: Kept, tally: Tally, { talkedAt, now }: Following) {
  const { replied, unreplied, silent, waiting } = tally
  answered.kept += replied
  answered.due += replied + silent + waiting.filter((sentAt) => isAnswerOver(sentAt, now)).length
  for (const [educatorId, startedAt, sentAt] of unreplied) {
    const isTalkedAbout = isAnsweredBy(talkedAt(educatorId, startedAt), sentAt)
    if (isTalkedAbout) answered.kept += 1
    if (isTalkedAbout || isAnswerOver(sentAt, now)) answered.due += 1
  }
}
