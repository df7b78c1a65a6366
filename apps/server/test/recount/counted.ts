import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { distinct } from './arithmetic.ts'
import { dayOf, eachDay, isoWeekday, plusDays, schoolDayAfter } from './days.ts'
import type { Raw, RawObservation } from './raw.ts'
import { isBeingChanged, isSummedFor, type Reader, reads } from './reader.ts'

/** A question that is recounted: one reader, one set of filters, one moment. */
export interface Question {
  readonly raw: Raw
  readonly reader: Reader
  readonly asked: ReportAsked
  readonly now: Date
  readonly today: string
}

export interface Visit {
  readonly rows: readonly RawObservation[]
  readonly isOpen: boolean
  readonly school: number
  readonly educator: number
  readonly observer: number
  readonly purpose: string
  readonly day: string
  readonly startedAt: string
  readonly period: string | null
  readonly part: string | null
  readonly seconds: number | null
  readonly isSent: boolean
  readonly isInTime: boolean | null
  readonly isAnswered: boolean | null
}

const CONFERENCE = 10

export function isFinished(it: RawObservation): boolean {
  return it.status !== 'draft' && !it.is_ahead && it.purpose !== 'calibration'
}

export function spanOf({ raw, asked, today }: Question): { from: string; to: string } {
  const year = raw.school_years
    .filter((it) => it.starts_on <= today)
    .toSorted((a, b) => (a.starts_on < b.starts_on ? 1 : -1))[0]
  const from = asked.from ?? year?.starts_on ?? plusDays(today, -365)
  const end = year && year.ends_on < today ? year.ends_on : today
  return { from, to: asked.to ?? [from, end].sort()[1] ?? end }
}

/** The schools that a reader may choose, A to Z. */
function schoolsOf({ raw, reader }: Question): Raw['schools'] {
  const named = raw.schools.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  if (reader.schools === 'all' || reader.seesSums) return named
  const own = raw.observations.filter((it) => isFinished(it) && reads(reader, it))
  const mine = new Set([...reader.schools, ...own.map((it) => it.school_id)])
  return named.filter(({ id }) => mine.has(id))
}

export function schoolsAsked(question: Question): Raw['schools'] {
  const { schools } = question.asked
  return schoolsOf(question).filter(({ id }) => !schools || schools.some((it) => it === id))
}

/** The observations that enter the sums, in the order they began, each with whether it opens. */
function countedRows(question: Question): { row: RawObservation; isOpen: boolean }[] {
  const { raw, reader, asked } = question
  const span = spanOf(question)
  const schools = new Set(schoolsAsked(question).map(({ id }) => id))
  const among = <T>(list: readonly T[] | undefined, value: unknown) =>
    !list || list.some((it) => it === value)
  const then = raw.observations.filter(
    (it) =>
      isFinished(it) &&
      it.tool_type_id !== CONFERENCE &&
      span.from <= it.started_on &&
      it.started_on <= span.to &&
      (!asked.schools || schools.has(it.school_id)) &&
      among(asked.purposes, it.purpose),
  )
  // Where educators are asked for by name, their visits count even while they are being changed; their marks do not.
  const isOfMarks = asked.configuration !== undefined || !asked.educators
  const wanted = then.filter(
    (it) =>
      among(asked.grades, it.grades) &&
      among(asked.subjects, it.subject) &&
      among(asked.tools, it.tool_type_id) &&
      among(asked.versions, it.configuration_version) &&
      among(asked.observers, it.observer_id) &&
      among(asked.educators, it.educator_id) &&
      (asked.configuration === undefined || asked.configuration === it.configuration_id) &&
      (!isOfMarks || !isBeingChanged(reader, it)),
  )
  const isAboutPeople = [asked.grades, asked.subjects, asked.observers, asked.educators].some(Boolean)
  const summed = isAboutPeople
    ? []
    : then.filter((it) => isSummedFor(reader, it) && isWholeMonth(question, it))
  const cells = groupsOf(groupsOf(summed, visitIn), (them) => [monthIn(them[0]), ...toolsIn(them)].join())
  const large = cells.map((visits) => visits.flat()).filter(isFive)
  const closed = new Set(large.flat())
  return wanted
    .filter((it) => reads(reader, it) || closed.has(it))
    .toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
    .map((row) => ({ row, isOpen: reads(reader, row) }))
}

const order = ({ started_at, id }: RawObservation) => `${new Date(started_at).toISOString()} ${id}`

const isFive = (them: readonly RawObservation[]) => distinct(them.map((it) => it.educator_id)) >= 5

const visitIn = (it: RawObservation) =>
  [monthIn(it), it.visit_id, it.educator_id, it.observer_id, it.started_on].join()

function monthIn(it: RawObservation | undefined): string {
  return [it?.school_id, it?.started_on.slice(0, 7), it?.year_starts_on, it?.purpose].join()
}

/** The tools that a visit was made with, whichever of them are asked about. */
function toolsIn(visit: readonly RawObservation[]): string[] {
  const used = visit.map((it) => `${it.tool_type_id}/${it.configuration_id}/${it.configuration_version}`)
  return [...new Set(used)].toSorted()
}

function groupsOf<T>(them: readonly T[], keyOf: (it: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const it of them) groups.set(keyOf(it), [...(groups.get(keyOf(it)) ?? []), it])
  return [...groups.values()]
}

/**
 * Whether all days of the observation's month that are of its school year lie in the span; of the month that runs, up
 * to today.
 */
function isWholeMonth(question: Question, { started_on, year_starts_on }: RawObservation): boolean {
  const { from, to } = spanOf(question)
  const year = question.raw.school_years.find((it) => it.starts_on === year_starts_on)
  const first = `${started_on.slice(0, 7)}-01`
  const next = `${plusDays(first, 31).slice(0, 7)}-01`
  return eachDay(first, plusDays(next, -1))
    .filter((day) => !year || (year.starts_on <= day && day <= year.ends_on))
    .every((day) => from <= day && (day <= to || to >= question.today))
}

const recounted = new WeakMap<Reader, Map<string, readonly Visit[]>>()

/** The visits of a question. Many cards and several reports ask for the same ones: they are recounted once. */
export function visitsOf(question: Question): readonly Visit[] {
  const { raw, reader, asked, now, today } = question
  const known = recounted.get(reader) ?? new Map<string, readonly Visit[]>()
  recounted.set(reader, known)
  const key = JSON.stringify([numberOf(raw), asked, now, today])
  const visits = known.get(key) ?? recount(question)
  known.set(key, visits)
  return visits
}

const numbers = new WeakMap<Raw, number>()
let next = 0

/** A number that tells the rows read at one moment from those of another. */
function numberOf(raw: Raw): number {
  const number = numbers.get(raw) ?? next++
  numbers.set(raw, number)
  return number
}

function recount(question: Question): Visit[] {
  const groups = new Map<string, { rows: RawObservation[]; isOpen: boolean }>()
  for (const { row, isOpen } of countedRows(question)) {
    const { visit_id, school_id, educator_id, observer_id, purpose, started_on } = row
    const key = [visit_id, school_id, educator_id, observer_id, purpose, started_on, isOpen].join()
    const known = groups.get(key)
    if (known) known.rows.push(row)
    else groups.set(key, { rows: [row], isOpen })
  }
  return [...groups.values()].map((it) => visitOf(question, it.rows, it.isOpen))
}

function visitOf(question: Question, rows: readonly RawObservation[], isOpen: boolean): Visit {
  const [first] = rows
  if (!first) throw new Error('A visit has an observation.')
  const begun = Date.parse(first.started_at)
  const ends = rows.flatMap(({ ended_at }) => (ended_at ? [Date.parse(ended_at)] : []))
  return {
    rows,
    isOpen,
    school: first.school_id,
    educator: first.educator_id,
    observer: first.observer_id,
    purpose: first.purpose,
    day: first.started_on,
    startedAt: first.started_at,
    period: rows.flatMap(({ period }) => period ?? []).toSorted()[0] ?? null,
    part: rows.flatMap((it) => it.part_of_lesson ?? []).toSorted()[0] ?? null,
    seconds: ends.length > 0 ? (Math.max(...ends) - begun) / 1_000 : null,
    ...followUp(question, rows, first),
  }
}

const FIVE_DAYS_MS = 5 * 86_400_000

function followUp(question: Question, rows: readonly RawObservation[], first: RawObservation) {
  const { raw, reader, now, today } = question
  const due = schoolDayAfter(raw, first.started_on)
  const sent = rows.flatMap(({ sent_at }) => (sent_at ? [Date.parse(sent_at)] : []))
  if (sent.length === 0) return { isSent: false, isInTime: today > due ? false : null, isAnswered: null }
  const sentAt = Math.min(...sent)
  const ids = new Set(rows.map(({ id }) => id))
  const replies = [...ids].flatMap((id) => answersIn(raw).replies.get(id) ?? [])
  const { from } = spanOf(question)
  const talks = (answersIn(raw).talks.get(first.educator_id) ?? []).filter(
    (it) =>
      it.started_on >= from && Date.parse(it.started_at) >= Date.parse(first.started_at) && reads(reader, it),
  )
  const isAnswered = [...replies, ...talks.map((it) => it.started_at)].some(
    (it) => Date.parse(it) <= sentAt + FIVE_DAYS_MS,
  )
  const { time_zone } = raw.districts[0] ?? { time_zone: 'UTC' }
  return {
    isSent: true,
    isInTime: dayOf(new Date(sentAt).toISOString(), time_zone) <= due,
    isAnswered: isAnswered || (now.getTime() > sentAt + FIVE_DAYS_MS ? false : null),
  }
}

const answers = new WeakMap<Raw, ReturnType<typeof sortAnswers>>()

/** When somebody answered each observation, and the finished conferences of each educator. */
function answersIn(raw: Raw) {
  const sorted = answers.get(raw) ?? sortAnswers(raw)
  answers.set(raw, sorted)
  return sorted
}

function sortAnswers({ contributions, observations }: Raw) {
  const [replies, talks] = [new Map<string, string[]>(), new Map<number, RawObservation[]>()]
  for (const { observation_id: id, written_at } of contributions)
    replies.set(id, [...(replies.get(id) ?? []), written_at])
  for (const it of observations)
    if (isFinished(it) && it.tool_type_id === CONFERENCE)
      talks.set(it.educator_id, [...(talks.get(it.educator_id) ?? []), it])
  return { replies, talks }
}

export const weekdayOf = ({ day }: Visit) => isoWeekday(day)

/** The educators who teach at the schools of a report today, of those the reader follows. */
export function rosterOf(question: Question) {
  const { raw, reader, asked, today } = question
  const schools = schoolsAsked(question).map(({ id }) => id)
  return raw.educator_assignments.flatMap(({ educator_id, school_id, starts_on, ends_on }) => {
    const educator = raw.educators.find(({ id }) => id === educator_id)
    const isThere = starts_on <= today && (ends_on === null || today <= ends_on)
    const isOne =
      educator?.is_active &&
      isThere &&
      schools.includes(school_id) &&
      isFollowed(reader, school_id, educator_id) &&
      (!asked.grades || asked.grades.includes(educator.grades)) &&
      (!asked.subjects || asked.subjects.includes(educator.subject)) &&
      (!asked.educators || asked.educators.some((it) => it === educator_id))
    return isOne ? [{ educator: educator_id, school: school_id, since: starts_on }] : []
  })
}

function isFollowed(reader: Reader, school: number, educator: number): boolean {
  if (educator === reader.me) return false
  return reader.schools === 'all' || reader.schools.includes(school) || reader.educators.includes(educator)
}
