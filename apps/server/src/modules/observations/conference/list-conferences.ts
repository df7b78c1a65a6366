import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import type { ConferenceRow } from '@corridor/contract/observations/conferences'
import { isSent, wasSent } from '@corridor/domain/observation/observation-rules'
import type { ActorContext } from '../../../http/mount.ts'
import type { Reader } from '../access/readable.ts'
import { cursorOf, placeOf } from '../list/observation-cursor.ts'
import { startOf } from './calendar-file.ts'
import { type ListedConference, pastConferences, upcomingConferences } from './list.queries.ts'

type List = typeof contract.conferences.list

const USUAL_LIMIT = 25
const MOST_UPCOMING = 50

export async function listConferences(
  { db, actor, me, now, place: { district } }: ActorContext,
  { query: { after, limit = USUAL_LIMIT, ...filters } }: RequestOf<List>,
): Promise<ResponseOf<List>> {
  const reader: Reader = { actor, me }
  const edge = placeOf(after, 'after')
  const described = (it: ListedConference) => describe(it, reader, district.timeZone)
  const found = await pastConferences(db, reader, filters, { now: now(), after: edge, limit: limit + 1 })
  const upcoming = edge ? [] : await upcomingConferences(db, reader, filters, now(), MOST_UPCOMING)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return {
    upcoming: upcoming.map(described),
    items: rows.map(described),
    next: last && found.length > limit ? cursorOf({ startedAt: last.meetsAt, id: last.id }) : null,
  }
}

function describe(row: ListedConference, { actor, me }: Reader, timeZone: string): ConferenceRow {
  const { id, purpose, status, educator, observer, school, startedAt } = row
  const isMine = observer.id === actor.userId
  const isAboutMe = !isMine && educator.id === me
  const hasAccount = row.account !== null
  return {
    id,
    purpose,
    educator: { id: educator.id, name: educator.name },
    observer,
    school,
    startedAt: startedAt.toISOString(),
    meeting: isAboutMe ? invitedTo(row, timeZone) : plannedFor(row),
    standing: standingFor(row, isAboutMe),
    isUnsent: !isSent(status),
    isMine,
    isAboutMe,
    mayOpen: !isAboutMe || wasSent(row) || row.sharedAt !== null,
    reach: isMine ? (hasAccount ? 'account' : educator.email ? 'address' : 'none') : null,
  }
}

function plannedFor({ isPlanned, meetsAt, minutes, place, invited }: ListedConference) {
  if (!isPlanned) return null
  return { startsAt: meetsAt.toISOString(), minutes, place, isInvited: invited !== null }
}

/** The meeting as the educator was last invited to it: a new time is the observer's until they tell. */
export function invitedTo({ invited }: Pick<ListedConference, 'invited'>, timeZone: string) {
  if (!invited) return null
  const { minutes, place } = invited
  return { startsAt: startOf(invited, timeZone).toISOString(), minutes, place, isInvited: true }
}

/**
 * How far a conference has come, for its reader. What the leader writes is the leader's until it is sent: the educator
 * hears of the agenda alone.
 */
function standingFor(
  { standing, status, sharedAt }: ListedConference,
  isAboutMe: boolean,
): ConferenceRow['standing'] {
  if (!isAboutMe || isSent(status)) return standing
  return sharedAt !== null ? 'prepared' : 'planned'
}
