import { Problem } from '@corridor/contract/problems'
import type { Actor } from '@corridor/domain/actor'
import { hashPassword, isPassword } from '../../access/passwords.ts'
import { endOtherSessions, type Session } from '../../access/sessions.ts'
import type { Queries } from '../../database/doors.ts'
import { getProfile, setPasswordHash } from './profile.queries.ts'

interface Change {
  readonly current: string
  readonly next: string
}

/** Every other device is signed out at once: whoever knew the old password is out too. */
export async function changePassword(db: Queries, actor: Actor, session: Session, { current, next }: Change) {
  const { passwordHash } = await getProfile(db, actor.userId)
  if (!(await isPassword(current, passwordHash))) throw new Problem('wrong-password')
  await setPasswordHash(db, actor.userId, await hashPassword(next))
  await endOtherSessions(db, session)
}
