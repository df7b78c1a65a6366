import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { permissionsOf } from '@corridor/domain/people/actor'
import type { Role } from '@corridor/domain/people/roles'
import { planNotice } from '@corridor/domain/plan/plan-notice'
import type { WholeTransaction } from '../../../database/doors.ts'
import { countAsked } from '../../dashboard/home/asked.ts'
import { type DistrictToday, planOf } from '../../districts/district-today.ts'
import { listSchools } from '../../districts/list-schools.ts'
import { impersonatorOf } from '../../impersonation/impersonator-of.ts'
import { countUnread } from '../../notices/list-notices.ts'
import type { Reader } from '../../observations/access/readable.ts'
import { getPerson } from '../auth.queries.ts'

export async function signedInUser(
  { db, closing }: Pick<WholeTransaction, 'db' | 'closing'>,
  { actor, me }: Reader,
  place: DistrictToday,
): Promise<SignedInUser> {
  const { district, today, now, subscribed, onTrial } = place
  const permissions = permissionsOf(actor)
  const { timeZone } = district
  const isPayer = permissions.includes('billing.manage')
  const notice = planNotice(planOf(district), { timeZone, now, isPayer })
  const roles = [...new Set<Role>(actor.assignments.map(({ role }) => role))]
  const isDistrictWide = actor.assignments.some(({ schoolId }) => schoolId === null)
  const theirs = actor.assignments.flatMap(({ schoolId }) => schoolId ?? [])
  const asking = Promise.all([
    getPerson(db, actor.userId),
    listSchools(db, isDistrictWide ? 'all' : theirs),
    impersonatorOf(db, actor),
    me && countAsked(db, { actor, me }, today),
    countUnread(db, { actor, me, place }),
  ])
  const [{ name, email }, schools, impersonator, asked, unread] = await (me ? asking : closing(asking))
  return {
    id: actor.userId,
    name,
    email,
    roles: [...permissions, ...roles],
    security: { permissions, roles },
    district: {
      id: district.id,
      name: district.name,
      time_zone: timeZone,
      subscribed,
      on_trial: onTrial,
      ...(notice && { plan_notice: notice }),
    },
    schools,
    ...(me && asked !== undefined && { educator_id: me, to_answer: asked }),
    unread,
    impersonator,
  }
}
