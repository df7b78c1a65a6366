import { type Session, sessionsOf } from '../../../access/sessions.ts'
import type { Queries } from '../../../database/doors.ts'

/** The devices on which somebody is signed in: this one, then those seen last. */
export async function listDevices(db: Queries, session: Session, now: Date) {
  const items = (await sessionsOf(db, session.userId, now)).map((it) => ({
    id: it.id,
    device: it.device,
    startedAt: it.startedAt.toISOString(),
    lastSeenAt: it.lastSeenAt.toISOString(),
    tokenReusedAt: it.tokenReusedAt?.toISOString() ?? null,
    isThisDevice: it.id === session.id,
  }))
  return { items: items.sort((a, b) => Number(b.isThisDevice) - Number(a.isThisDevice)) }
}
