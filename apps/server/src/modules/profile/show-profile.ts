import { aboutNotifications, mailTimeOf, notifications } from '@corridor/domain/notices/notifications'
import { type Actor, holds } from '@corridor/domain/people/actor'
import type { Queries } from '../../database/doors.ts'
import { getProfile } from './profile.queries.ts'

export async function showProfile(db: Queries, actor: Actor) {
  const { name, email, chosen } = await getProfile(db, actor.userId)
  const mine = notifications.filter((kind) => {
    const { holdersOf } = aboutNotifications[kind]
    return !holdersOf || holds(actor, holdersOf)
  })
  return { name, email, notifications: mine.map((kind) => ({ kind, mail: mailTimeOf(chosen, kind) })) }
}
