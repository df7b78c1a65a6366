import { mondayOf } from '@corridor/domain/calendar/calendar'
import { isSent, mayRead, wasSent } from '@corridor/domain/observation/observation-rules'
import { type Actor, scopeOf } from '@corridor/domain/people/actor'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { alias } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { product, TODAY } from '../../../../test/harness.ts'
import type { Queries } from '../../../database/doors.ts'
import { showDashboard } from '../../dashboard/show-dashboard.ts'
import { districtToday } from '../../districts/district-today.ts'
import { findMe } from '../../educators/find-me.ts'
import { lastVisits } from '../../educators/visits/visits.queries.ts'
import { draftsWith } from '../../reports/educator/educator.queries.ts'
import { groundOf } from '../../reports/ground.ts'
import { listEarlier } from '../list/list-earlier.ts'
import { countedPage } from '../list/page.queries.ts'
import { schoolsRead } from '../list/schools-read.queries.ts'
import { newestToShow } from '../observations.queries.ts'
import { observations } from '../observations.tables.ts'
import { anyObservations, makeReaders, type Row } from '../test-readers.ts'
import { getReadable } from './access.ts'
import { mayReadFile } from './may-read-file.ts'
import { readableBy } from './readable.ts'

// Whatever somebody is shown of observations, anywhere, is what the domain's rule lets them read.

const made = await product()
const { all, among, actorOf, hill, omar, readers, ridge } = await makeReaders(made)
const span = { from: '2026-08-17', to: TODAY }
const timeZone = 'America/Denver'
/** Districts drawn for each reader; `npm run test:long` draws more. */
const RUNS = process.env.LONG === 'yes' ? 4 : 1

interface Reading {
  readonly actor: Actor
  readonly me: EducatorId | undefined
}

/** What the domain's rule lets a reader read. */
function expected({ actor, me }: Reading, rows: readonly Row[]) {
  const read = rows.filter((it) => mayRead(actor, it, me))
  const isOwn = ({ observerId }: Row) => observerId === actor.userId
  // Of visits to oneself by others one knows what was sent.
  const known = read.filter((it) => it.educatorId !== me || isOwn(it) || wasSent(it))
  const story = known.filter(({ purpose }) => purpose !== 'calibration')
  const toShow = read.filter((it) => it.purpose !== 'calibration' && (isOwn(it) || isSent(it.status)))
  const { schools } = scopeOf(actor, 'report.school')
  const followed = schools === 'all' ? [ridge.id, hill.id] : schools
  const counted = story.filter(isMade)
  return {
    aliased: idsOf(read),
    listed: idsOf(read),
    tally: read.length,
    opened: idsOf(read),
    schools: sorted(new Set([...followed, ...read.map(({ schoolId }) => schoolId)])),
    files: idsOf(read.filter((it) => it.educatorId !== me || wasSent(it))),
    earlier: idsOf(toShow.filter(({ carried }) => carried !== null)),
    toShow: idsOf(toShow.filter((it) => isMade(it) && it.educatorId !== me)),
    drafts: idsOf(story.filter((it) => it.status === 'draft' && isOwn(it))),
    lastVisits: all.flatMap((id) => newest(counted.filter(({ educatorId }) => educatorId === id)) ?? []),
    dashboards: [ridge.id, hill.id].map((school) => expectedDashboard({ actor, me }, school, rows, counted)),
  }
}

function expectedDashboard(
  { actor, me }: Reading,
  school: SchoolId,
  rows: readonly Row[],
  counted: readonly Row[],
) {
  const scope = scopeOf(actor, 'report.school')
  const isWhole = scope.schools === 'all' || scope.schools.includes(school)
  const taught = school === ridge.id ? all.slice(0, 2) : all.slice(2)
  if (scope.schools !== 'all' && scope.schools.length === 0)
    return expectedGroup({ actor, me }, school, taught, counted)
  const within = taught.filter((id) => isWhole || scope.educators.includes(id))
  if (within.length === 0 && !isWhole) return null
  const isHere = (it: Row) => it.schoolId === school && (isWhole || scope.educators.includes(it.educatorId))
  const named = counted.filter(isHere)
  const isCoached = (it: Row) => isHere(it) && isMade(it) && it.purpose === 'coaching' && !named.includes(it)
  const coached = isWhole ? rows.filter(isCoached).filter(isThisWeek) : []
  return {
    totals: within.map((id) => visitsOf(named.filter(({ educatorId }) => educatorId === id))),
    thisWeek: visitsOf(named.filter(isThisWeek)) + visitsOf(coached),
    named: visitsOf(named.filter(isThisWeek)),
    // Nobody is told to look at themselves again.
    due: all.filter((id) => id !== me && isDue(named, counted, id)),
  }
}

/** The educators visited by somebody who leads no school: of the week, their own visits alone. */
function expectedGroup(
  { actor, me }: Reading,
  school: SchoolId,
  taught: readonly EducatorId[],
  counted: readonly Row[],
) {
  const [observed, read] = [scopeOf(actor, 'observation.create'), scopeOf(actor, 'report.school')]
  const isWhole = observed.schools !== 'all' && observed.schools.includes(school)
  const group = [...observed.educators, ...read.educators]
  const within = taught.filter((id) => isWhole || group.includes(id))
  if (within.length === 0 && !isWhole) return null
  const visited = within.filter((id) => id !== me)
  const named = counted.filter((it) => it.schoolId === school && visited.includes(it.educatorId))
  const own = visitsOf(named.filter((it) => isThisWeek(it) && it.observerId === actor.userId))
  return {
    totals: visited.map((id) => visitsOf(named.filter(({ educatorId }) => educatorId === id))),
    thisWeek: own,
    named: own,
    due: visited.filter((id) => isDue(named, counted, id)),
  }
}

/** Whether an educator's last visit promised a day that has come, and no known visit followed. */
function isDue(named: readonly Row[], counted: readonly Row[], id: EducatorId): boolean {
  const [last] = named
    .filter((it) => it.educatorId === id && it.followUpOn !== null)
    .sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime())
  const dueOn = last?.followUpOn
  if (!dueOn || dueOn > TODAY) return false
  return !counted.some(
    (it) =>
      it.educatorId === id &&
      it.visitId !== last.visitId &&
      it.startedAt > last.startedAt &&
      it.startedOn >= dueOn,
  )
}

/** What everything that uses the rule shows a reader. */
async function shown(db: Queries, { actor, me }: Reading, rows: readonly Row[]) {
  const reader = { actor, me, timeZone }
  const page = { after: undefined, before: undefined, limit: 100 }
  const other = alias(observations, 'other')
  const aliased = await db
    .select({ id: other.id })
    .from(other)
    .where(readableBy(actor, me, other))
  const { rows: listed, found } = await countedPage(db, reader, {}, page)
  const opened = []
  const files = []
  for (const { id, fileId } of rows) {
    if (await isOpened(db, actor, id)) opened.push({ id })
    if (await mayReadFile(db, actor, { id: fileId, observationId: id })) files.push({ id })
  }
  const drafts = []
  const toShow = []
  for (const educator of all) {
    drafts.push(
      ...(await draftsWith(db, { reader: { actor, me }, span, today: TODAY, filters: {} }, educator)),
    )
    if (educator !== me) toShow.push(...(await newestToShow(db, { actor, me }, educator, 12)))
  }
  const last = await lastVisits(db, { actor, me }, all)
  const schools = await schoolsRead(db, reader)
  return {
    aliased: idsOf(aliased),
    listed: idsOf(listed),
    tally: found,
    opened: idsOf(opened),
    schools: sorted(schools.map(({ id }) => id)),
    files: idsOf(files),
    earlier: idsOf((await listEarlier(db, { actor, me }, all)).map((it) => ({ id: it.observationId }))),
    toShow: idsOf(toShow),
    drafts: idsOf(drafts),
    lastVisits: all.flatMap((id) => last.find((it) => it.educatorId === id)?.startedAt ?? []),
    dashboards: await dashboards(db, actor),
  }
}

async function isOpened(db: Queries, actor: Actor, id: string): Promise<boolean> {
  return getReadable(db, actor, id).then(
    () => true,
    () => false,
  )
}

async function dashboards(db: Queries, actor: Actor) {
  const place = await districtToday(db, made.clock.now)
  const me = await findMe(db, actor.userId)
  const seeing = { db, actor, me, place, ground: await groundOf(db) }
  const { schools } = await showDashboard(seeing, {})
  const found = []
  for (const { id } of [ridge, hill]) {
    const { shown, group } = schools.some((it) => it.id === id)
      ? await showDashboard(seeing, { school: id })
      : { shown: null, group: null }
    const home = shown ?? group
    const rows = home?.coverage.rows ?? []
    const totalOf = (educator: EducatorId) => rows.find((it) => it.educator.id === educator)?.total ?? []
    const named = shown?.thisWeek.observers.reduce((sum, { visits }) => sum + visits, 0)
    found.push(
      home && {
        totals: all.flatMap(totalOf),
        thisWeek: home.thisWeek.visits,
        named: named ?? home.thisWeek.visits,
        due: sorted(home.followUps.map(({ educatorId }) => educatorId)),
      },
    )
  }
  return found
}

const idsOf = (rows: readonly { readonly id: string }[]) => sorted(rows.map(({ id }) => id))
const sorted = <T extends string | number>(all: Iterable<T>) => [...all].sort()
const isMade = ({ status, isAhead }: Row) => status !== 'draft' && !isAhead
const isThisWeek = ({ startedOn }: Row) => mondayOf(startedOn) === mondayOf(TODAY)
/** Tools of one visit that differ in purpose count as two, as in reports. */
const visitsOf = (rows: readonly Row[]) =>
  new Set(rows.map(({ visitId, purpose }) => `${visitId} ${purpose}`)).size
const newest = (rows: readonly Row[]) => rows.map(({ startedAt }) => startedAt).sort((a, b) => +b - +a)[0]

describe.each(readers)('%s', { timeout: 60_000 }, (_, assignments) => {
  test.each([
    ['is shown what they may read', false],
    ['lends support their eyes for that, less drafts and coaching', true],
  ])('%s, everywhere', async (_, isSupport) => {
    const actor = actorOf(assignments, isSupport)
    const anyMe = fc.constantFrom(undefined, omar.id, omar.id, all[2])
    await fc.assert(
      fc.asyncProperty(anyObservations, anyMe, (drawn, me) =>
        among(drawn, me, async (db, rows) => {
          expect(await findMe(db, actor.userId)).toBe(me)
          expect(await shown(db, { actor, me }, rows)).toEqual(expected({ actor, me }, rows))
        }),
      ),
      // Looking for a smaller example would outlast the test.
      { numRuns: RUNS, endOnFailure: true },
    )
  })
})
