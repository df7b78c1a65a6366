import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import type { Random } from '../random.ts'
import type { SampleEducator } from '../sample.ts'
import type { Diary } from '../visits/diary.ts'
import { withCheck } from '../visits/followed.ts'
import type { Visit, VisitPart } from '../visits/visit.ts'
import { partsOf } from '../visits/visit-parts.ts'
import { cellsOf, educatorsOf, hiredOn } from './roster.ts'
import { copperRidgeBefore, copperRidge as table } from './rosters/copper-ridge.ts'
import type { SchoolYears } from './school-years.ts'

export const COPPER_RIDGE = 'Copper Ridge Middle School'

export function copperRidgeEducators(years: SchoolYears, random: Random): SampleEducator[] {
  const present = cellsOf(table).map(([name = '', grades = '', subject = '', room = '', ...weeks]) => {
    const joinedIn = weeks.findIndex((week) => week !== '')
    const startsOn = joinedIn > 0 ? mondayIn(years, joinedIn) : hiredOn(years, random)
    return { name, grades, subject, room, teaches: [{ school: COPPER_RIDGE, startsOn, endsOn: null }] }
  })
  return [...present, ...educatorsOf(copperRidgeBefore, COPPER_RIDGE, years, random)]
}

/** The visits of Copper Ridge's roster before `today`. */
export function copperRidgeVisits(years: SchoolYears, today: Day, diary: Diary, random: Random): Visit[] {
  const rows = cellsOf(table).map(([name = '', , , , ...weeks]) => rowOf(name, weeks, years))
  for (const { observer, day, unsent } of rows.flat()) {
    if (!unsent) continue
    diary.reserve(observer, day, startOf(unsent))
    diary.reserve(observer, day, unsent.at)
  }
  return rows
    .flat()
    .map((entry) => visitFrom(entry, diary, random))
    .filter(({ day }) => day < today)
}

interface Entry {
  readonly educator: string
  readonly day: Day
  readonly observer: string
  readonly toolTypeId: number
  readonly unsent: Unsent | undefined
}

/** What is not sent yet: the visit itself, or a second tool that was left a draft. */
interface Unsent {
  /** Minutes since midnight. */
  readonly at: number
  readonly draft: number | null
}

// The visits that Marisol's dashboard lists as drafts and unsent: each is the educator's last.
const unsentVisits: Readonly<Record<string, Unsent>> = {
  'Omar Haddad': { at: 11 * 60 + 2, draft: null },
  'Paulina Reyes': { at: 13 * 60 + 48, draft: null },
  'Leilani Kahale': { at: 9 * 60 + 20, draft: null },
  'Thuy Nguyen': { at: 10 * 60 + 35, draft: 2 },
  'Nadia Rahimi': { at: 9 * 60 + 14, draft: 1 },
}

function rowOf(educator: string, weeks: readonly string[], years: SchoolYears): Entry[] {
  const visits = weeks.flatMap((week, index) =>
    [...week.matchAll(/([MTWRF])([mbp])(\d+)/g)].map(([, weekday = '', observer = '', tool = '']) => ({
      educator,
      day: addDays(mondayIn(years, index), 'MTWRF'.indexOf(weekday)),
      observer: observers[observer] ?? '',
      toolTypeId: toolTypeIdOf(tool),
    })),
  )
  return visits.map((visit, index) => ({
    ...visit,
    unsent: index === visits.length - 1 ? unsentVisits[educator] : undefined,
  }))
}

const observers: Readonly<Record<string, string>> = {
  m: 'marisol@alder-valley.example',
  b: 'ben@alder-valley.example',
  p: 'priya@alder-valley.example',
}

function mondayIn({ current }: SchoolYears, week: number): Day {
  return addDays(current.startsOn, week * 7)
}

function toolTypeIdOf(text: string): number {
  const id = Number(text)
  if (!(id >= 1 && id <= 11)) throw new RangeError(`There is no tool type ${text}.`)
  return id
}

function visitFrom(
  { educator, day, observer, toolTypeId, unsent }: Entry,
  diary: Diary,
  random: Random,
): Visit {
  const visit = { school: COPPER_RIDGE, educator, observer, day, isInGrid: true }
  if (unsent) return { ...visit, startsAt: startOf(unsent), parts: unsentParts(toolTypeId, unsent) }
  const status = random.chance(0.8) ? 'acknowledged' : 'sent'
  const startsAt = diary.book(observer, day, random) + random.integer(0, 4)
  return { ...visit, startsAt, parts: withCheck(educator, partsOf(toolTypeId, status, status, random)) }
}

const MINUTES_BEFORE_DRAFT = 12

function startOf({ at, draft }: Unsent): number {
  return draft ? at - MINUTES_BEFORE_DRAFT : at
}

function unsentParts(toolTypeId: number, { draft }: Unsent): VisitPart[] {
  if (!draft) return [{ toolTypeId, status: 'completed', minutes: 9 }]
  return [
    { toolTypeId, status: 'sent', minutes: MINUTES_BEFORE_DRAFT },
    { toolTypeId: draft, status: 'draft', minutes: 8 },
  ]
}
