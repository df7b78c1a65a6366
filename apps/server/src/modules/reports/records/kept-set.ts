import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import type { Purpose } from '@corridor/domain/observation/observation-words'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import type { MonthOfYear } from '../days/span.ts'
import { remembered } from '../remembered.ts'
import { Listed } from './listed.ts'
import type { Captured } from './records.queries.ts'
import type { DrawnAs, SelfRated, SetFact, SetRow } from './set-visit.ts'

/**
 * What was recorded with one set, or one tool that has none, in a month of a school, column by column: a district has thousands of records in a
 * year, and an object for each would take longer to read than all the counting takes. What many have in common is
 * listed once; the places of one record's facts are the letters of one word.
 */
export interface KeptSet {
  readonly facts: readonly SetFact[]
  readonly selfRated: readonly SelfRated[]
  readonly taught: readonly Taught[]
  readonly purposes: readonly (readonly [Purpose])[]
  readonly rows: Columns
}

type Taught = readonly [grades: string, subject: string]

interface Columns {
  /** A number that tells a record's visit from others of the same month, where the visit has several records; else 0. */
  readonly visit: readonly number[]
  readonly educator: readonly EducatorId[]
  readonly observer: readonly UserId[]
  /** The day and the milliseconds of each record since the month began. */
  readonly day: readonly number[]
  readonly at: readonly number[]
  readonly version: readonly number[]
  readonly taught: readonly number[]
  readonly purpose: readonly number[]
  /** 1 where the record is of a cell with enough educators. */
  readonly isOfCell: readonly number[]
  readonly facts: readonly string[]
  readonly rated: readonly string[]
  /** The record's id; empty where nobody wrote what they saw. */
  readonly evidence: readonly string[]
  /** What visits are drawn as; absent where they are not drawn one by one. */
  readonly drawnAs?: readonly string[]
  readonly drawnAt?: readonly number[]
}

const DAY_MS = 86_400_000

export function packed(
  month: Day,
  captured: readonly Captured[],
  isOfCell: ReadonlySet<string>,
  drawnAs: ((id: string) => DrawnAs | undefined) | null,
): KeptSet {
  const lists = {
    facts: new Listed<SetFact>(),
    selfRated: new Listed<SelfRated>(),
    taught: new Listed<Taught>(),
    purposes: new Listed<readonly [Purpose]>(),
  }
  const began = Date.parse(month)
  const visitOf = numbersOfSeveral(captured)
  const column = <T>(of: (it: Captured) => T) => captured.map(of)
  const rows: Columns = {
    visit: column(visitOf),
    educator: column((it) => it[3]),
    observer: column((it) => it[4]),
    day: column((it) => (Date.parse(it[5]) - began) / DAY_MS),
    at: column((it) => it[9] - began),
    version: column((it) => it[11]),
    taught: column(([, , , , , , , , , , , , grades, subject]) => lists.taught.placeOf(grades, subject)),
    purpose: column((it) => lists.purposes.placeOf(it[7])),
    isOfCell: column(([id]) => (isOfCell.has(id) ? 1 : 0)),
    facts: column((it) => spelled((it[15] ?? []).map((fact) => lists.facts.placeOf(...fact)))),
    rated: column((it) => spelled((it[16] ?? []).map((one) => lists.selfRated.placeOf(...one)))),
    evidence: column((it) => (it[14] ? it[0] : '')),
    ...(drawnAs && {
      drawnAs: column(([id]) => drawnAs(id)?.id ?? ''),
      drawnAt: column(([id]) => (drawnAs(id)?.startedAt ?? began) - began),
    }),
  }
  const { facts, selfRated, taught, purposes } = lists
  return { facts: facts.all, selfRated: selfRated.all, taught: taught.all, purposes: purposes.all, rows }
}

/** A number for each visit with several records, and 0 for the others. */
function numbersOfSeveral(captured: readonly Captured[]): (it: Captured) => number {
  const visits = new Listed<readonly [string]>()
  const times: number[] = []
  const placeOf = (it: Captured) => {
    const [, visit, , educatorId, observerId, startedOn, , purpose] = it
    return visits.placeOf([visit, educatorId, observerId, startedOn, purpose].join(' '))
  }
  for (const it of captured) {
    const place = placeOf(it)
    times[place] = (times[place] ?? 0) + 1
  }
  return (it) => ((times[placeOf(it)] ?? 0) > 1 ? placeOf(it) + 1 : 0)
}

// Places are spelled from the character after the quotation mark on, without the backslash: what JSON writes as it is.
const [FIRST, BACKSLASH] = [35, 92]

function spelled(places: readonly number[]): string {
  return places
    .map((it) => String.fromCharCode(it + FIRST < BACKSLASH ? it + FIRST : it + FIRST + 1))
    .join('')
}

/** The things that the letters of a word stand for. */
function listedIn<T>(word: string, things: readonly T[]): T[] {
  const found: T[] = []
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    const thing = things[code < BACKSLASH ? code - FIRST : code - FIRST - 1]
    if (thing !== undefined) found.push(thing)
  }
  return found
}

/** A record as it was kept: who may open it depends on the reader. */
export interface KeptRow extends SetRow {
  readonly isOfCell: boolean
}

/** The rows of a kept set, with its facts in a list that several months share. */
export function unpacked(
  { schoolId, month, yearStartsOn }: MonthOfYear & { readonly schoolId: SchoolId },
  { facts, selfRated, taught, purposes, rows }: KeptSet,
  all: Listed<SetFact>,
): KeptRow[] {
  const places = facts.map((fact) => all.placeOf(...fact))
  const began = Date.parse(month)
  const dayOf = remembered((days: number) => addDays(month, days))
  const at = <T>(list: readonly T[], place: number | undefined): T => {
    const found = list[place ?? -1]
    if (found === undefined) throw new Error('What is kept of a set is not whole.')
    return found
  }
  return rows.visit.map((visit, row) => {
    const [grades, subject] = at(taught, rows.taught[row])
    const [purpose] = at(purposes, rows.purpose[row])
    return {
      visit: visit === 0 ? null : `${month} ${yearStartsOn} ${visit}`,
      schoolId,
      educatorId: at(rows.educator, row),
      observerId: at(rows.observer, row),
      startedOn: dayOf(at(rows.day, row)),
      purpose,
      isOpen: false,
      isOfCell: rows.isOfCell[row] === 1,
      records: [
        {
          evidenceId: rows.evidence[row] || null,
          startedAt: began + at(rows.at, row),
          drawnAs: drawnIn(rows, row, began),
          version: at(rows.version, row),
          grades,
          subject,
          facts: listedIn(at(rows.facts, row), places),
          rated: listedIn(rows.rated[row] ?? '', selfRated),
        },
      ],
    }
  })
}

function drawnIn({ drawnAs, drawnAt }: Columns, row: number, began: number): DrawnAs | null {
  const id = drawnAs?.[row]
  return id ? { id, startedAt: began + (drawnAt?.[row] ?? 0) } : null
}
