import type { JsonObject } from '@corridor/domain/data/json'
import { type Actor, isImpersonated } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import { openLeaderSteps } from '@corridor/tools/tools/teacher-conference/leader-steps'
import type { Queries } from '../../../database/doors.ts'
import { conferencesWithPromises, promisedTo } from './own-promises.queries.ts'

const MOST_READ = 200

interface Me {
  readonly actor: Actor
  readonly me: EducatorId
}

interface At {
  readonly now: Date
  readonly timeZone: string
}

/**
 * What the reader took on in conferences with some educators, and no later conference has reviewed: theirs alone to
 * know.
 */
export async function listOwnPromises(
  db: Queries,
  actor: Actor,
  educators: readonly EducatorId[] | 'all',
  { now, timeZone }: At,
) {
  if (educators.length === 0 || isImpersonated(actor)) return []
  const newest = await conferencesWithPromises(db, actor, educators, MOST_READ)
  return openOf(newest, ({ educatorId }) => educatorId, { now, timeZone }).map(
    ({ talk: { educatorId }, id, text, dueOn }) => ({ id, educatorId, text, dueOn }),
  )
}

const MOST_ABOUT_ME = 40

/**
 * What leaders took on in conferences with the reader, as far as the conferences were sent. Support with the reader's
 * eyes is not them.
 */
export async function listPromisesToMe(db: Queries, { actor, me }: Me, at: At) {
  if (isImpersonated(actor)) return []
  const newest = await promisedTo(db, me, MOST_ABOUT_ME)
  return openOf(newest, ({ observerId }) => observerId, at).map(({ talk: { by }, id, text, dueOn }) => ({
    id,
    by,
    text,
    dueOn,
  }))
}

interface Talk {
  readonly id: string
  readonly startedAt: Date
  readonly carried: JsonObject | null
}

/**
 * Open promises of the newest conference with each person: what two took on is reviewed in the next conference of these
 * two.
 */
function openOf<T extends Talk>(newest: readonly T[], other: (talk: T) => number, { now, timeZone }: At) {
  return [...new Set(newest.map(other))].flatMap((id) => {
    const talks = newest.filter((it) => other(it) === id)
    const earlier = talks.toReversed().map(({ id, startedAt, carried }) => ({
      observationId: id,
      startedAt: startedAt.toISOString(),
      carried: carried ?? {},
    }))
    const [talk] = talks
    const steps = openLeaderSteps(earlier, { startedAt: now.toISOString(), timeZone })
    return talk ? steps.map((step) => ({ ...step, talk })) : []
  })
}
