import type { Report, ReportCard, ReportChoices } from '@corridor/contract/reports/report'
import { dayAndYear, shortDay } from '@corridor/domain/calendar/day-words'
import { purposes } from '@corridor/domain/observation/observation-words'
import type { UserId } from '@corridor/domain/people/ids'
import { counted } from '@corridor/domain/words/count-words'
import { byNumbers } from '@corridor/domain/words/in-order'
import { allTools } from '@corridor/tools/registry/registry'
import { observersIn, taughtIn } from './choices.queries.ts'
import type { Span } from './days/span.ts'
import { chosenWords } from './files/chosen-words.ts'
import { narrowedWords, type Unoffered } from './files/narrowed-words.ts'
import { seesSumsAlone } from './reader.ts'
import type { Source } from './source.ts'
import { whoObserved } from './tally/who-observed.ts'
import { namesOfObservers } from './visits/rows.queries.ts'
import type { CountedVisit } from './visits/visits-of.ts'

interface Framed {
  readonly title: string
  /** What the report is about, before the days, where that is not the schools: “Grade 8 Math · Room 224”. */
  readonly about?: string
  /** What an address may narrow the report to without a button; mostly some educators. */
  readonly unoffered?: readonly Unoffered[]
  /** How many visits and people stand behind the report, where that is known without the visits. */
  readonly behind?: Behind
  readonly cards: readonly ReportCard[]
  /** The filters that the reader may choose: mostly the usual, with those that only this report has, or has not. */
  readonly choices: ReportChoices
  readonly notices?: readonly string[]
}

interface Behind {
  readonly visits: number
  readonly educators: number
  readonly observers: number
}

/** A report with its title, what stands behind it, and what its reader may choose. */
export async function framed(
  source: Source,
  { title, about, unoffered = ['educators'], behind, cards, choices, notices = [] }: Framed,
): Promise<Report> {
  const counts = behind ?? behindOf(await source.visits())
  return {
    title,
    subtitle: [
      about ?? placeWords(source),
      ...(await narrowedWords(source, unoffered)),
      spanWords(source.span),
      behindWords(counts, about),
    ].join(' · '),
    asOf: source.now.toISOString(),
    span: source.span,
    choices,
    chosen: chosenWords(source, choices),
    notices: [...source.notices, ...notices],
    cards: seesSumsAlone(source.reader) ? withoutOpenings([...cards]) : [...cards],
  }
}

/** Cards without openings, for a reader who sees sums alone and opens nothing. */
function withoutOpenings(cards: ReportCard[]): ReportCard[] {
  return JSON.parse(JSON.stringify(cards, (key, value) => (key === 'opens' ? undefined : value)))
}

/** “89 visits, 24 educators, 3 observers”; of one educator, the others alone. */
function behindWords({ visits, educators, observers }: Behind, about: string | undefined): string {
  if (visits === 0) return 'No visits'
  return [
    counted(visits, 'visit'),
    ...(about === undefined ? [counted(educators, 'educator')] : []),
    counted(observers, 'observer'),
  ].join(', ')
}

function behindOf(visits: readonly CountedVisit[]): Behind {
  return {
    visits: visits.length,
    educators: distinct(visits, 'educatorId'),
    observers: distinct(visits, 'observerId'),
  }
}

export function distinct<Key extends keyof CountedVisit>(visits: readonly CountedVisit[], key: Key): number {
  return new Set(visits.map((it) => it[key])).size
}

/** The place that a report is about: one school by its name, else “6 schools”. */
function placeWords({ schools, mySchools, districtName }: Source): string {
  const [only] = schools
  if (!only) return 'No school'
  if (schools.length === 1) return only.name
  return schools.length === mySchools.length && schools.length > 1
    ? `${districtName}, all ${counted(schools.length, 'school')}`
    : counted(schools.length, 'school')
}

/** “Aug 17 to Oct 22, 2026” */
export function spanWords({ from, to }: Span): string {
  const short = (day: string) => `${shortDay(day)}, ${day.slice(0, 4)}`
  if (from === to) return dayAndYear(from)
  return from.slice(0, 4) === to.slice(0, 4)
    ? `${shortDay(from)} to ${short(to)}`
    : `${short(from)} to ${short(to)}`
}

const MOST_SCHOOLS_WITH_NAMES = 12

/**
 * The usual filters. People and subjects are offered where visits may be read, and where the list can be read too. Who
 * made the visits that may be opened is asked, unless told.
 */
export async function usualChoices(
  source: Source,
  observedBy?: readonly UserId[] | 'elsewhere',
): Promise<ReportChoices> {
  const { db, reader, schools, mySchools, spans } = source
  const ids = schools.map(({ id }) => id)
  const hasNames = !seesSumsAlone(reader) && ids.length <= MOST_SCHOOLS_WITH_NAMES
  const [taught, observers] =
    hasNames && observedBy !== 'elsewhere'
      ? await Promise.all([taughtIn(db, { ids }), observersOf(source, observedBy)])
      : [[], []]
  return {
    spans,
    schools: mySchools.length > 1 ? mySchools.map(({ id, name }) => ({ id, name })) : [],
    grades: sorted(taught.map((it) => it.grades)),
    subjects: sorted(taught.map((it) => it.subject)),
    purposes: purposes.filter((it) => it !== 'calibration'),
    tools: allTools.filter(({ key }) => key !== 'teacher-conference').map(({ id, title }) => ({ id, title })),
    versions: [],
    observers,
  }
}

/** The observers that a filter offers, A to Z. */
async function observersOf(source: Source, observedBy: readonly UserId[] | undefined) {
  const { db, reader, schools, span } = source
  const ids = observedBy ?? (await whoObserved(source))
  const at = schools.map(({ id }) => id)
  return ids ? namesOfObservers(db, { ids }) : observersIn(db, reader, at, span)
}

function sorted(values: readonly string[]): string[] {
  const known = [...new Set(values)].filter((it) => it !== '')
  return known.sort(byNumbers)
}
