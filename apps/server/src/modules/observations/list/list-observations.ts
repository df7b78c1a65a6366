import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import { MOST_LISTED } from '@corridor/contract/observations/most-listed'
import { wasSent } from '@corridor/domain/observation/observation-rules'
import type { ActorContext } from '../../../http/mount.ts'
import { isAboutReader } from '../access/access.ts'
import { describeTold } from '../delivery/delivery.queries.ts'
import { statusForEducator } from '../record/describe-observation.ts'
import { findNamed, type ListReader } from './filters.queries.ts'
import { cursorOf, placeOf } from './observation-cursor.ts'
import { countedPage } from './page.queries.ts'

type List = typeof contract.observations.list

const USUAL_LIMIT = 25

export async function listObservations(
  { db, actor, me, place, closing }: ActorContext,
  { query: { after, before, limit = USUAL_LIMIT, search, ...rest } }: RequestOf<List>,
): Promise<ResponseOf<List>> {
  const asked = { after: placeOf(after, 'after'), before: placeOf(before, 'before'), limit }
  const { timeZone } = place.district
  const reader: ListReader = { actor, me, timeZone }
  const filters = { ...rest, named: search ? await findNamed(db, search) : undefined }
  const { rows, isMore, found, ...tally } = await closing(countedPage(db, reader, filters, asked))
  const [first, last] = [rows[0], rows.at(-1)]
  // Before a place that lies beyond what is counted, nobody knows how many there are.
  const isCounted = asked.before && tally.earlier < MOST_LISTED
  const earlier = isCounted ? Math.max(0, tally.earlier - rows.length) : tally.earlier
  const hasPrevious = asked.before ? isMore : earlier > 0
  const hasNext = asked.before ? found === MOST_LISTED || earlier + rows.length < found : isMore
  return {
    items: rows.map((row) => {
      const { observer, educator, sentAt, goesOutAt } = row
      const isAboutMe = isAboutReader({ observerId: observer.id, educatorId: educator.id }, reader)
      return {
        id: row.id,
        visitId: row.visitId,
        toolTypeId: row.toolTypeId,
        status: isAboutMe ? statusForEducator(row) : row.status,
        purpose: row.purpose,
        startedAt: row.startedAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
        isAhead: row.isAhead,
        isMine: observer.id === actor.userId,
        isAboutMe,
        isOutOfReach: !isAboutMe && row.isOutOfReach,
        delivery: isAboutMe ? null : row.delivery && describeTold(row.delivery),
        asksMe: isAboutMe && row.sharedAt !== null && !wasSent(row),
        ...(goesOutAt && { goesOutAt: goesOutAt.toISOString() }),
        educator,
        observer,
        school: row.school,
      }
    }),
    next: last && hasNext ? cursorOf(last) : null,
    previous: first && hasPrevious ? cursorOf(first) : null,
    // Where observations are not counted any further, a page stands at the end of those that are.
    first: first ? Math.min(earlier + 1, found) : 0,
    found,
  }
}
