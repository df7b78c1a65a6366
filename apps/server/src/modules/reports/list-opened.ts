import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { OpenedVisit, OpenedVisits } from '@corridor/contract/reports/report'
import type { OpenedAsked } from '@corridor/contract/reports/report-asked'
import type { ActorContext } from '../../http/mount.ts'
import { namesOfEducators, namesOfObservers } from './rows.queries.ts'
import { openSource, type Source } from './source.ts'
import type { CountedVisit } from './visits-of.ts'

const PAGE = 25

type Asked = RequestOf<typeof contract.reports.visits>['query']

/** The visits behind a figure, newest first, as far as the reader may read them; of the others, how many. */
export async function listOpened(context: ActorContext, { after, ...filters }: Asked): Promise<OpenedVisits> {
  const source = await openSource(context, isTogether(filters) ? { ...filters, open: 'yes' } : filters)
  const visits = await source.visits()
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

async function described({ db, mySchools }: Source, page: readonly CountedVisit[]): Promise<OpenedVisit[]> {
  const educators = await namesOfEducators(
    db,
    page.map((it) => it.educatorId),
  )
  const observers = await namesOfObservers(
    db,
    page.map((it) => it.observerId),
  )
  return page.map(({ visitId, startedAt, educatorId, observerId, schoolId, purpose, rows }) => ({
    visitId,
    startedAt: startedAt.toISOString(),
    educator: { id: educatorId, name: nameIn(educators, educatorId) },
    observer: { id: observerId, name: nameIn(observers, observerId) },
    school: { id: schoolId, name: nameIn(mySchools, schoolId) },
    purpose,
    tools: rows.map(({ id, toolTypeId, status }) => ({ id, toolTypeId, status })),
  }))
}

function nameIn(named: readonly { readonly id: number; readonly name: string }[], id: number): string {
  return named.find((it) => it.id === id)?.name ?? ''
}

function cursorOf({ startedAt, rows }: CountedVisit): string {
  return Buffer.from(`${startedAt.toISOString()} ${rows[0]?.id}`).toString('base64url')
}

/** Newer visits may have come since the page before: it goes on where that one ended. */
function placeAfter(visits: readonly CountedVisit[], cursor: string): number {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (Number.isNaN(Date.parse(at)))
    throw new Problem('invalid-request', { fields: { after: 'Start again from the first page.' } })
  const isOlder = ({ startedAt, rows }: CountedVisit) => {
    const [theirs, mine] = [startedAt.toISOString(), rows[0]?.id ?? '']
    return theirs < at || (theirs === at && mine < id)
  }
  const place = visits.findIndex(isOlder)
  return place === -1 ? visits.length : place
}
