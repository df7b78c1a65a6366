import { addDays, type Day, dayIn } from '@corridor/domain/calendar/calendar'
import type { LessonPart, Purpose } from '@corridor/domain/observation/observation-words'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import type { Year } from '../days/span.ts'
import { isSchoolDayIn } from '../days/weeks.ts'
import { remembered } from '../remembered.ts'
import type { Answers, TalkedAt } from './answers.ts'
import type { Observed } from './observed.queries.ts'

/** A visit: what one person recorded with one educator on one day, with any tools. Instants are in milliseconds. */
export interface Visit {
  readonly schoolId: SchoolId
  readonly educatorId: EducatorId
  readonly observerId: UserId
  readonly purpose: Purpose
  readonly startedOn: Day
  /** The school year that the visit is counted in; null outside of any. */
  readonly yearStartsOn: Day | null
  /** Whether the reader may open the visit. */
  readonly isOpen: boolean
  startedAt: number
  /** When the visit ended; null where nobody noted an end. */
  endedAt: number | null
  sentAt: number | null
  /** When somebody first answered the visit. */
  repliedAt: number | null
  /** Whether the educator opened what was sent of the visit. */
  isRead: boolean
  isAcknowledged: boolean
  /** The period; where several are noted, the first by its letters. */
  period: string | null
  partOfLesson: LessonPart | null
  readonly observations: VisitPart[]
}

/** The part of a visit that one tool recorded. */
interface VisitPart {
  readonly id: string
  readonly toolTypeId: number
  readonly configurationId: number
  readonly configurationVersion: number
}

/** Follow-through of a visit. Null: it is too early to say. */
export interface FollowThrough {
  readonly isSent: boolean
  /** Whether the visit was sent on its day or the next school day. */
  readonly isSentInTime: boolean | null
  /** Whether the visit was answered, or talked about, within five days after it was sent. */
  readonly isAnswered: boolean | null
}

export type CountedVisit = Readonly<Visit & FollowThrough>

export interface Due {
  readonly years: readonly Year[]
  readonly timeZone: string
  readonly today: Day
  readonly now: Date
  readonly answers: Answers
  readonly talkedAt: TalkedAt
}

/** The visits that observations make, in the order they began. */
export function visitsOf(observed: readonly Observed[], due: Due): CountedVisit[] {
  const followed = followThrough(due)
  return putTogether(observed, due.answers)
    .map((visit) => Object.assign(visit, followed(visit)))
    .sort(inOrder)
}

/** Compares visits by when they began. */
export function inOrder(a: Visit, b: Visit): number {
  return a.startedAt - b.startedAt || (firstId(a) < firstId(b) ? -1 : 1)
}

/** The id that tells a visit from others that began in the same moment. */
export function firstId({ observations }: Pick<CountedVisit, 'observations'>): string {
  return observations.map(({ id }) => id).sort()[0] ?? ''
}

/**
 * The visits that observations make, without how they went on, in no order. Whether a visit opens is in its rows,
 * unless `mayOpen` says it.
 */
export function putTogether(
  observed: readonly Observed[],
  { repliedAt, isOpened }: Answers,
  mayOpen?: (purpose: Purpose) => boolean,
): Visit[] {
  const visits = new Map<string, Visit>()
  for (const it of observed) {
    const [
      id,
      visit,
      schoolId,
      educatorId,
      observerId,
      startedOn,
      purpose,
      isKnown,
      ,
      startedAt,
      endedAt,
      sentAt,
      toolTypeId,
      configurationId,
      configurationVersion,
      period,
      partOfLesson,
      yearStartsOn,
      isAcknowledged,
    ] = it
    const isOpen = mayOpen?.(purpose) ?? isKnown
    const replied = repliedAt(id)
    const isRead = isAcknowledged || isOpened(id)
    const part = { id, toolTypeId, configurationId, configurationVersion }
    const key = `${visit} ${schoolId} ${educatorId} ${observerId} ${startedOn} ${purpose} ${isOpen}`
    const known = visits.get(key)
    if (known) {
      known.startedAt = Math.min(known.startedAt, startedAt)
      known.endedAt = later(known.endedAt, endedAt)
      known.sentAt = first(known.sentAt, sentAt)
      known.repliedAt = first(known.repliedAt, replied)
      known.period = first(known.period, period)
      known.partOfLesson = first(known.partOfLesson, partOfLesson)
      known.isRead ||= isRead
      known.isAcknowledged ||= isAcknowledged
      known.observations.push(part)
    } else
      visits.set(key, {
        schoolId,
        educatorId,
        observerId,
        startedOn,
        yearStartsOn,
        purpose,
        isOpen,
        startedAt,
        endedAt,
        sentAt,
        repliedAt: replied,
        isRead,
        isAcknowledged,
        period,
        partOfLesson,
        observations: [part],
      })
  }
  return [...visits.values()]
}

function first<T extends string | number>(a: T | null, b: T | null): T | null {
  if (a === null || b === null) return a ?? b
  return a < b ? a : b
}

function later(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b)
}

const ANSWER_DAYS = 5
const DAY_MS = 86_400_000
const QUARTER_MS = 900_000

/** Whether an answer, or a talk, came within five days after a visit was sent. */
export function isAnsweredBy(answeredAt: number | null, sentAt: number): boolean {
  return answeredAt !== null && answeredAt <= sentAt + ANSWER_DAYS * DAY_MS
}

/** Whether no answer can come within the five days any more. */
export function isAnswerOver(sentAt: number, now: Date): boolean {
  return now.getTime() > sentAt + ANSWER_DAYS * DAY_MS
}

/** The last day on which a visit of a day is sent in time. */
export function dueDays(years: readonly Year[]): (day: Day) => Day {
  return remembered((day: Day) => nextSchoolDay(day, years))
}

function followThrough({ years, timeZone, today, now, talkedAt }: Due): (visit: Visit) => FollowThrough {
  const dueOn = dueDays(years)
  // Days of all zones begin at a quarter of an hour.
  const dayOfQuarter = remembered((quarter: number) => dayIn(timeZone, new Date(quarter * QUARTER_MS)))
  return ({ sentAt, startedOn, repliedAt, educatorId, startedAt }) => {
    const due = dueOn(startedOn)
    if (sentAt === null) return { isSent: false, isSentInTime: today > due ? false : null, isAnswered: null }
    const isAnswered =
      isAnsweredBy(repliedAt, sentAt) || isAnsweredBy(talkedAt(educatorId, startedAt), sentAt)
    return {
      isSent: true,
      isSentInTime: dayOfQuarter(Math.floor(sentAt / QUARTER_MS)) <= due,
      isAnswered: isAnswered || (isAnswerOver(sentAt, now) ? false : null),
    }
  }
}

const LONGEST_BREAK_DAYS = 120

/** The first school day after a day; where no year is set up, the first weekday. */
function nextSchoolDay(day: Day, years: readonly Year[]): Day {
  for (let next = addDays(day, 1); next < addDays(day, LONGEST_BREAK_DAYS); next = addDays(next, 1))
    if (isSchoolDayIn(years, next)) return next
  return addDays(day, 1)
}
