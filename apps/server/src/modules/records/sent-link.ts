import type { Queries } from '../../database/doors.ts'
import { newestLink, revokeLinks } from './links.queries.ts'

/** The newest link to a sending, if one was mailed, and how long it works. */
export async function describeLink(db: Queries, sendId: string) {
  const link = await newestLink(db, sendId)
  return link && { until: link.expiresAt.toISOString(), isRevoked: link.revokedAt !== null }
}

/** Closes every link to a sending, and every page that one opened. Answers whether one did. */
export function closeLinks(db: Queries, sendId: string, now: Date): Promise<boolean> {
  return revokeLinks(db, sendId, now)
}
