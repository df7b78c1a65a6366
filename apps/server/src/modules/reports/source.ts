import type { OpenedAsked } from '@corridor/contract/reports/report-asked'
import { scopeOf } from '@corridor/domain/people/actor'
import type { SchoolId } from '@corridor/domain/people/ids'
import { counted as countWords } from '@corridor/domain/words/count-words'
import type { Queries } from '../../database/doors.ts'
import type { ActorContext } from '../../http/mount.ts'
import { schoolsOfGroup } from './choices.queries.ts'
import { type Span, spanOf, spansIn } from './days/span.ts'
import { type Ground, groundOf, type School } from './ground.ts'
import { type ReportReader, seesSumsAlone } from './reader.ts'
import { rosterOfSchools } from './roster/roster-of-schools.ts'
import { type Counts, countsOf, type Tallies, talliesOf } from './tally/tallies.ts'
import { monthsAsked, monthsOf } from './tally/visit-months.queries.ts'
import { answersTo, answersToThese, noAnswers, talksWith } from './visits/answers.ts'
import {
  type Asking,
  countedRows,
  isAboutPeople,
  isOfAllVisits,
  isOfWhole,
} from './visits/counted.queries.ts'
import { isNarrower } from './visits/is-narrower.ts'
import { observationRows } from './visits/observation-rows.ts'
import { observed, observedWith } from './visits/observed.queries.ts'
import { type OwnVisits, ownVisitsOf } from './visits/own-visits.queries.ts'
import type { VisitSource } from './visits/visit-source.ts'
import { inOrder, putTogether, visitsOf } from './visits/visits-of.ts'

/** Where the figures of a report come from: its visits, and what was counted of them month by month. */
export interface Source extends VisitSource {
  /** The visits in figures, of which many come from months counted before. */
  readonly counts: () => Promise<Counts>
  /** The visits in figures, with what conferences and the clock decide, too. */
  readonly tallies: () => Promise<Tallies>
}

/** The reader, the moment and the transaction of a report. */
export interface Reading extends Pick<ActorContext, 'db' | 'actor' | 'me' | 'place'> {
  readonly ground?: Ground
}

/** What is read instead of single visits of whole months: figures, figures with what tools counted, or records of a set. */
type TalliedAs = 'for figures' | 'for an overview' | 'for a set'

export async function openSource(
  { db, actor, me, place, ground }: Reading,
  filters: OpenedAsked,
  tallied?: TalliedAs,
): Promise<Source> {
  const { now: at, today, district } = place
  const { years, schools: everySchool } = ground ?? (await groundOf(db))
  const reader: ReportReader = { actor, me }
  const span = spanOf(filters, years, today)
  const own = once(() => ownVisitsOf(db, reader, span))
  const mySchools = await schoolsOf(db, reader, span, everySchool, own)
  const { allowed, notices } = withinReach(reader, filters, mySchools)
  const asking: Asking = { reader, span, today, years, filters: allowed }
  const mayBeTallied = tallied === 'for a set' || (tallied !== undefined && isOfAllVisits(allowed))
  const counted = await countedRows(db, asking, mayBeTallied ? own : undefined)
  const all = once(() => (isOfWhole(allowed) ? observedWith(db, asking) : observed(db, counted)))
  const visits = async () => {
    const rows = await all()
    const ids = rows.map(([id]) => id)
    const educators = rows.map(([, , , educatorId]) => educatorId)
    const [answers, talkedAt] = await Promise.all([
      // The observations of one educator are few: answers to them are found at once by their ids.
      allowed.educators ? answersToThese(db, ids) : answersTo(db, counted),
      talksWith(db, asking, educators),
    ])
    const due = { years, timeZone: district.timeZone, today, now: at, answers, talkedAt }
    return visitsOf(rows, due).filter((it) => isNarrower(it, allowed))
  }
  const allVisits = once(visits)
  const visitsAlone = async () => {
    if (allowed.follow !== undefined) return allVisits()
    const found = putTogether(await all(), noAnswers)
    return found.filter((it) => isNarrower(it, allowed)).sort(inOrder)
  }
  const schools = mySchools.filter(({ id }) => allowed.schools.includes(id))
  const source = {
    ...asking,
    db,
    now: at,
    timeZone: district.timeZone,
    districtName: district.name,
    schools,
    mySchools,
    spans: spansIn(years, today, span),
    counted,
    isOfFigures: tallied === 'for figures',
    notices,
    observed: all,
    visits: allVisits,
    visitsAlone,
    months: once(() => monthsOf(db, monthsAsked(schools, span))),
    roster: once(() => rosterOfSchools({ ...asking, db, schools })),
    rows: once(async () => observationRows(await all())),
  }
  const counting = { ...source, counts: once(() => countsOf(source)) }
  return { ...counting, tallies: once(() => talliesOf(counting)) }
}

/** The schools of a reader: all for who follows all; else those of their roles, of their group, and of their own visits. */
async function schoolsOf(
  db: Queries,
  reader: ReportReader,
  span: Span,
  all: readonly School[],
  own: () => Promise<OwnVisits>,
): Promise<readonly School[]> {
  const { schools } = scopeOf(reader.actor, 'report.school')
  if (schools === 'all' || seesSumsAlone(reader)) return all
  const [observed, followed] = await Promise.all([own(), schoolsOfGroup(db, reader, span)])
  const places = [...observed.filter((it) => it.isCounted), ...followed]
  const mine = new Set<SchoolId>([...schools, ...places.map(({ schoolId }) => schoolId)])
  return all.filter(({ id }) => mine.has(id))
}

/** The part of a question that the reader may ask. A link of somebody with more reach says what it leaves out. */
function withinReach(reader: ReportReader, filters: OpenedAsked, mySchools: readonly School[]) {
  const notices: string[] = []
  // Schools are named one by one also where all are meant: one index has the days of each.
  const allowed = { ...filters, schools: mySchools.map(({ id }) => id) }
  if (filters.schools) {
    allowed.schools = filters.schools.filter((id) => mySchools.some((it) => it.id === id))
    const lacking = new Set(filters.schools).size - new Set(allowed.schools).size
    const named = `This link names ${countWords(lacking, 'school')} that you do not follow.`
    if (lacking > 0)
      notices.push(
        allowed.schools.length > 0
          ? `${named} Those you follow are shown.`
          : 'You follow no school that this link names, so it shows no visits to you.',
      )
  }
  if (seesSumsAlone(reader))
    notices.push(
      isAboutPeople(filters)
        ? 'This link asks by grade, subject, educator or observer. Sums do not tell those apart, so what it asks for is not shown to you.'
        : 'You see sums of whole months. What fewer than five educators of a school stand behind is left out.',
    )
  return { allowed, notices }
}

function once<T>(make: () => PromiseLike<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= Promise.resolve(make())
    return made
  }
}
