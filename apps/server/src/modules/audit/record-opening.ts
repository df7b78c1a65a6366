import type { EducatorId } from '@corridor/domain/people/ids'
import type { ActorContext } from '../../http/mount.ts'
import { openedSince } from './audit.queries.ts'

const SAME_OPENING_MS = 10 * 60_000

/** Notes in the trail that somebody reads about an educator. Tabs, and the report beside them, are one opening. */
export async function recordOpening(
  { db, actor, now, record }: ActorContext,
  educatorId: EducatorId,
): Promise<void> {
  const since = new Date(now().getTime() - SAME_OPENING_MS).toISOString()
  const subjectId = String(educatorId)
  const [opened] = await openedSince(db, { realActorId: actor.realUserId, subjectId, since })
  if (!opened) await record('educator.read', { kind: 'educator', id: educatorId })
}
