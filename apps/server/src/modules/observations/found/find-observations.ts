import type { Found } from '@corridor/contract/search/search'
import { type Meant, meantObservations } from '@corridor/domain/observation/meant-observations'
import { hasWords } from '@corridor/domain/words/search-words'
import { allTools } from '@corridor/tools/registry/registry'
import type { Queries } from '../../../database/doors.ts'
import type { ActorContext } from '../../../http/mount.ts'
import { isAboutReader, readerOf } from '../access/access.ts'
import type { ListReader } from '../list/filters.queries.ts'
import { pageOfObservations } from '../list/page.queries.ts'
import { statusForEducator } from '../record/describe-observation.ts'
import { type FoundRow, newestAbout, newestOfNamed } from './found.queries.ts'

/** How many of the observations that an educator received are looked through for who observed them. */
const MOST_RECEIVED = 200

/** The newest observations that the actor may read and may mean: by whom they are about, their tool and their day. */
export async function findObservations(
  db: Queries,
  { actor, place }: Pick<ActorContext, 'actor' | 'place'>,
  text: string,
  limit: number,
): Promise<Found['observations']> {
  const reader: ListReader = { ...(await readerOf(db, actor)), timeZone: place.district.timeZone }
  const readings = meantObservations(text, place.today, allTools)
  const found = await Promise.all(readings.map((meant) => rowsOf(db, reader, meant, limit + 1)))
  const rows = [...new Map(found.flat().map((row) => [row.id, row])).values()].toSorted(
    (a, b) => b.startedAt.getTime() - a.startedAt.getTime() || (a.id < b.id ? 1 : -1),
  )
  const meant = readings.find((_, index) => (found[index]?.length ?? 0) > 0)
  return {
    items: rows.slice(0, limit).map((row) => describe(row, reader)),
    isMore: rows.length > limit,
    meant: meant ? asList(meant) : {},
  }
}

async function rowsOf(
  db: Queries,
  reader: ListReader,
  meant: Meant,
  limit: number,
): Promise<readonly FoundRow[]> {
  if (meant.names.length === 0) return ofDays(db, reader, meant, limit)
  const [named, received] = await Promise.all([
    newestOfNamed(db, reader, meant, limit),
    reader.me === undefined ? [] : newestAbout(db, reader, reader.me, meant, MOST_RECEIVED),
  ])
  return [...named, ...received.filter(({ observer }) => hasWords([observer.name], meant.names))]
}

/** Observations of some days, which the list finds along its own indexes. */
async function ofDays(db: Queries, reader: ListReader, { tools, days }: Meant, limit: number) {
  const each = tools.length > 0 ? tools : [undefined]
  const pages = await Promise.all(
    each.map((tool) =>
      pageOfObservations(
        db,
        reader,
        { tool, from: days?.from, to: days?.to },
        { after: undefined, before: undefined, limit },
      ),
    ),
  )
  return pages.flatMap(({ rows }) => rows)
}

function describe({ educator, observer, ...row }: FoundRow, reader: ListReader) {
  const isAboutMe = isAboutReader({ observerId: observer.id, educatorId: educator.id }, reader)
  return {
    id: row.id,
    toolTypeId: row.toolTypeId,
    status: isAboutMe ? statusForEducator(row) : row.status,
    startedAt: row.startedAt.toISOString(),
    educator: educator.name,
    observer: observer.name,
    isMine: observer.id === reader.actor.userId,
    isAboutMe,
  }
}

/** The search as filters of the list, which knows one tool or all of them. */
function asList({ names, tools, days }: Meant): Found['observations']['meant'] {
  const [tool, ...others] = tools
  return {
    ...(names.length > 0 && { search: names.join(' ') }),
    ...(tool !== undefined && others.length === 0 && { tool }),
    ...days,
  }
}
