import { Problem } from '@corridor/contract/problems'
import { getChanged } from '../educators/seen-educator.ts'
import { inviteOneself } from '../people/invitation/invite-oneself.ts'
import type { RecordContext } from './record-session.ts'

/** Whether an educator may make an account by a record link: the district lets them, and they have none. */
export async function mayMakeAccount({ db, actor, place, link }: RecordContext): Promise<boolean> {
  if (!place.policies.educatorsMayJoin || !place.isPaidFor) return false
  const { hasAccount, isActive, schools } = await getChanged(db, actor, place.today, link.educatorId)
  return !hasAccount && isActive && schools.length > 0
}

/** Makes an account for an educator: the code has shown whose address it is, so the invitation need not be mailed. */
export async function makeAccount(context: RecordContext): Promise<{ invitation: string }> {
  const { db, actor, place, link, now, record } = context
  if (!(await mayMakeAccount(context))) throw new Problem('forbidden')
  const { districtId, userId } = actor
  const { schools } = await getChanged(db, actor, place.today, link.educatorId)
  const joining = { districtId, userId, email: link.email, schools, today: place.today }
  const invitation = await inviteOneself(db, joining, now())
  await record('user.invite', { kind: 'user', id: userId })
  return { invitation }
}
