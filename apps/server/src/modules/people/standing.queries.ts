import type { Day } from '@corridor/domain/calendar/calendar'
import type { Assignment } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { sessionColumns } from '../../access/sessions.ts'
import { accounts, sessions, sessionTokens } from '../../database/platform.tables.ts'
import { prepared } from '../../database/prepared.ts'
import { districts } from '../districts/districts.tables.ts'
import { educators } from '../educators/educators.tables.ts'
import { assignments } from './people.tables.ts'

interface Held extends Assignment {
  readonly startsOn: Day
  readonly endsOn: Day | null
}

interface Asked {
  readonly tokenHash: string
  readonly now: string
  readonly seenSince: string
}

const held = sql<Held[]>`(select coalesce(json_agg(json_build_object(
  'role', ${assignments.role}, 'schoolId', ${assignments.schoolId}, 'educatorIds', ${assignments.educatorIds},
  'startsOn', ${assignments.startsOn}, 'endsOn', ${assignments.endsOn})), '[]')
  from ${assignments} where ${assignments.userId} = ${accounts.userId})`

/** The educator that the session's owner is, if they are one. */
const me = sql<EducatorId | null>`(select ${educators.id} from ${educators} where ${educators.userId} = ${accounts.userId})`

/**
 * A session with nothing unusual about it, the district of the transaction and all roles of its owner. No row: the token
 * is of another district or of nobody, new, retired or long unseen, or its owner paused or looked at by support.
 */
export const findStanding = prepared<Asked>()((db, value) => {
  // Found first and by itself. PostgreSQL cannot tell how few sessions a token leaves, and joined it would look for the
  // token once for everybody who is signed in.
  const opened = db
    .select({ id: sessionTokens.sessionId })
    .from(sessionTokens)
    .where(
      and(
        eq(sessionTokens.tokenHash, value('tokenHash')),
        isNotNull(sessionTokens.firstUsedAt),
        or(isNull(sessionTokens.retiresAt), gt(sessionTokens.retiresAt, value('now'))),
      ),
    )
  // By its key, one for the one session: joined, the accounts of a small district would all be read.
  const account = db
    .select({ userId: accounts.userId, districtId: accounts.districtId, pausedAt: accounts.pausedAt })
    .from(accounts)
    .where(eq(accounts.userId, sessions.userId))
    .limit(1)
    .as('accounts')
  return (
    db
      .select({
        session: sessionColumns,
        district: districts,
        held,
        me,
      })
      .from(sessions)
      .innerJoinLateral(account, sql`true`)
      // Row-level security shows the transaction's own district and no other.
      .innerJoin(districts, eq(districts.id, accounts.districtId))
      .where(
        and(
          sql`${sessions.id} = (${opened})`,
          gt(sessions.expiresAt, value('now')),
          gt(sessions.lastSeenAt, value('seenSince')),
          isNull(sessions.parentId),
          isNull(accounts.pausedAt),
        ),
      )
  )
})
