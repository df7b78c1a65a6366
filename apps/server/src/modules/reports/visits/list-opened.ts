import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { OpenedVisit, OpenedVisits } from '@corridor/contract/reports/report'
import type { OpenedAsked } from '@corridor/contract/reports/report-asked'
import type { ActorContext } from '../../../http/mount.ts'
import { openSource, type Source } from '../source.ts'
import { namesOfEducators, namesOfObservers, statusesOf } from './rows.queries.ts'
import { firstId, type Visit } from './visits-of.ts'

const PAGE = 25

type Asked = RequestOf<typeof contract.reports.visits>['query']

/** The visits behind a figure, newest first, as far as the reader may read them; of the others, how many. */
export async function listOpened(context: ActorContext, { after, ...filters }: Asked): Promise<OpenedVisits> {
  const source = await openSource(context, isTogether(filters) ? { ...filters, open: 'yes' } : filters)
  const visits = await source.visitsAlone()
  const open = visits.filter(({ isOpen }) => isOpen).reverse()
  const start = after === undefined ? 0 : placeAfter(open, after)
  const page = open.slice(start, start + PAGE)
  const last = page.at(-1)
  return {
    visits: open.length,
    coaching: visits.filter((it) => !it.isOpen && it.purpose === 'coaching').length,
    items: await described(source, page),
    next: last && start + PAGE < open.length ? cursorOf(last) : null,
  }
}

/** No sum says how often things come together: that is told of visits the reader may read, alone. */
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

/** Newer visits may have come since the page before: it goes on where that one ended. */
function placeAfter(visits: readonly Readonly<Visit>[], cursor: string): number {
  const [text = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const at = Date.parse(text)
  if (Number.isNaN(at))
    throw new Problem('invalid-request', { fields: { after: 'Start again from the first page.' } })
  const place = visits.findIndex((it) => it.startedAt < at || (it.startedAt === at && firstId(it) < id))
  return place === -1 ? visits.length : place
}
