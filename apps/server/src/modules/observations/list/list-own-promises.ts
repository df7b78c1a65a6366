import { type Actor, isImpersonated } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import { openLeaderSteps } from '@corridor/tools/tools/teacher-conference/leader-steps'
import type { Queries } from '../../../database/doors.ts'
import { conferencesWithPromises } from './own-promises.queries.ts'

const MOST_READ = 200

interface At {
  readonly now: Date
  readonly timeZone: string
}

/** What the reader took on in conferences with some educators and nobody has called over: theirs alone to know. */
export async function listOwnPromises(
  db: Queries,
  actor: Actor,
  educators: readonly EducatorId[] | 'all',
  { now, timeZone }: At,
) {
  if (educators.length === 0 || isImpersonated(actor)) return []
  const newest = await conferencesWithPromises(db, actor, educators, MOST_READ)
  const talkedWith = new Set(newest.map(({ educatorId }) => educatorId))
  return [...talkedWith].flatMap((educatorId) => {
    const talks = newest.filter((it) => it.educatorId === educatorId).reverse()
    const earlier = talks.map(({ id, startedAt, carried }) => ({
      observationId: id,
      startedAt: startedAt.toISOString(),
      carried: carried ?? {},
    }))
    const steps = openLeaderSteps(earlier, { startedAt: now.toISOString(), timeZone })
    return steps.map(({ id, text, dueOn }) => ({ id, educatorId, text, dueOn }))
  })
}
