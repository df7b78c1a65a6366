import { type Actor, scopeOf } from '@corridor/domain/people/actor'
import type { Queries } from '../../database/doors.ts'
import { districtToday } from '../districts/district-today.ts'
import { newestImpersonations } from './impersonations.queries.ts'

const MOST = 100

/** The impersonations that the actor may read of: who leads a school, of its people; the district, of everybody. */
export async function listImpersonations(db: Queries, actor: Actor, now: Date) {
  const { district } = await districtToday(db, now)
  const { schools } = scopeOf(actor, 'audit.read')
  const found = await newestImpersonations(db, { schools, timeZone: district.timeZone, limit: MOST })
  return {
    items: found.map(({ id, userId, name, supportName, reason, startedAt, endsAt, endedAt }) => ({
      id,
      person: { id: userId, name },
      supportName,
      reason,
      startedAt: startedAt.toISOString(),
      endsAt: (endedAt ?? endsAt).toISOString(),
    })),
  }
}
