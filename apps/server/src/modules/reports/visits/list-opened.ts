import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { OpenedVisit, OpenedVisits } from '@corridor/contract/reports/report'
import type { OpenedAsked } from '@corridor/contract/reports/report-asked'
import { addDays, dayIn } from '@corridor/domain/calendar/calendar'
import { openSource, type Reading, type Source } from '../source.ts'
import { noAnswers } from './answers.ts'
import { observedOn } from './observed.queries.ts'
import { namesOfEducators, namesOfObservers, statusesOf } from './rows.queries.ts'
import { firstId, inOrder, putTogether, type Visit } from './visits-of.ts'

const PAGE = 25

type Asked = RequestOf<typeof contract.reports.visits>['query']

/** The visits behind a figure, newest first, as far as the reader may read them; of closed ones, how many. */
export async function listOpened(context: Reading, { after, ...filters }: Asked): Promise<OpenedVisits> {
  const asked = isTogether(filters) ? { ...filters, open: 'yes' as const } : filters
  const source = await openSource(context, asked, 'for figures')
  const cursor = after === undefined ? undefined : readCursor(after)
  const { open, counts } = source.counted.isTallied ? await aroundPage(source, cursor) : await allOf(source)
  const start = cursor === undefined ? 0 : placeAfter(open, cursor)
  const page = open.slice(start, start + PAGE)
  const last = page.at(-1)
  return {
    ...counts,
    items: await described(source, page),
    next: last && start + PAGE < open.length ? cursorOf(last) : null,
  }
}

/** Visits that may be opened, the newest first: all of them, or those around a page. */
interface Listed {
  readonly open: readonly Readonly<Visit>[]
  readonly counts: Pick<OpenedVisits, 'visits' | 'coaching'>
}

async function allOf(source: Source): Promise<Listed> {
  const visits = await source.visitsAlone()
  const open = visits.filter(({ isOpen }) => isOpen).reverse()
  const coaching = visits.filter((it) => !it.isOpen && it.purpose === 'coaching').length
  return { open, counts: { visits: open.length, coaching } }
}

/**
 * The visits around a page. How many visits a day has is kept: a year of a district has tens of thousands, and a page
 * those of a day or two.
 */
async function aroundPage(source: Source, cursor: Cursor | undefined): Promise<Listed> {
  const { db, counted, timeZone } = source
  const { open: visits, coaching, days } = (await source.tallies()).total
  const newest = cursor && addDays(dayIn(timeZone, new Date(cursor.at)), 1)
  // A zone that was changed may have put a visit a day aside.
  const certain = newest && addDays(newest, -2)
  let [oldest, found] = [source.span.from, 0]
  for (const [day, n] of [...days].sort(([a], [b]) => (a < b ? 1 : -1))) {
    if (certain !== undefined && day >= certain) continue
    oldest = addDays(day, -1)
    found += n
    if (found > PAGE) break
  }
  const rows = await observedOn(db, counted, { from: oldest, to: newest ?? source.span.to })
  const open = putTogether(rows, noAnswers).sort(inOrder)
  return { open: open.reverse(), counts: { visits, coaching } }
}

/** Whether a question asks how often things come together: no sum says that, only visits the reader may read. */
function isTogether({ items = [], values = [], rated }: OpenedAsked): boolean {
  return items.length > 1 || values.length > 1 || rated !== undefined
}

async function described(
  { db, mySchools }: Source,
  page: readonly Readonly<Visit>[],
): Promise<OpenedVisit[]> {
  const educators = await namesOfEducators(db, { ids: page.map((it) => it.educatorId) })
  const observers = await namesOfObservers(db, { ids: page.map((it) => it.observerId) })
  const rows = await statusesOf(
    db,
    page.flatMap(({ observations }) => observations.map(({ id }) => id)),
  )
  return page.map(({ startedAt, educatorId, observerId, schoolId, purpose, observations }) => {
    const theirs = rows.filter((row) => observations.some(({ id }) => id === row.id))
    return {
      visitId: theirs[0]?.visitId ?? '',
      startedAt: new Date(startedAt).toISOString(),
      educator: { id: educatorId, name: nameIn(educators, educatorId) },
      observer: { id: observerId, name: nameIn(observers, observerId) },
      school: { id: schoolId, name: nameIn(mySchools, schoolId) },
      purpose,
      tools: theirs.map(({ id, toolTypeId, status }) => ({ id, toolTypeId, status })),
    }
  })
}

function nameIn(named: readonly { readonly id: number; readonly name: string }[], id: number): string {
  return named.find((it) => it.id === id)?.name ?? ''
}

function cursorOf(visit: Readonly<Visit>): string {
  return Buffer.from(`${new Date(visit.startedAt).toISOString()} ${firstId(visit)}`).toString('base64url')
}

interface Cursor {
  readonly at: number
  readonly id: string
}

function readCursor(cursor: string): Cursor {
  const [text = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const at = Date.parse(text)
  if (Number.isNaN(at))
    throw new Problem('invalid-request', { fields: { after: 'Start again from the first page.' } })
  return { at, id }
}

/** The place of the first visit after a cursor: newer visits may have come since the page before. */
function placeAfter(visits: readonly Readonly<Visit>[], { at, id }: Cursor): number {
  const place = visits.findIndex((it) => it.startedAt < at || (it.startedAt === at && firstId(it) < id))
  return place === -1 ? visits.length : place
}
