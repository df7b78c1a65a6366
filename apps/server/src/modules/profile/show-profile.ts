import { type Actor, holds } from '@corridor/domain/people/actor'
import { aboutNotifications, notifications } from '@corridor/domain/people/notifications'
import type { Queries } from '../../database/doors.ts'
import { getProfile } from './profile.queries.ts'

export async function showProfile(db: Queries, actor: Actor) {
  const { name, email, muted } = await getProfile(db, actor.userId)
  const mine = notifications.filter((kind) => {
    const { holdersOf } = aboutNotifications[kind]
    return !holdersOf || holds(actor, holdersOf)
  })
  return { name, email, notifications: mine.map((kind) => ({ kind, isOn: !muted.includes(kind) })) }
}
