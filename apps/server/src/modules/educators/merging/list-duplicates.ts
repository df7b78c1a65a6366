import { setImmediate } from 'node:timers/promises'
import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { scopeOf } from '@corridor/domain/people/actor'
import { EducatorId } from '@corridor/domain/people/ids'
import { likePairs } from '@corridor/domain/people/same-person'
import type { ActorContext } from '../../../http/mount.ts'
import { comparedIn } from '../educators.queries.ts'
import { momentOf } from '../teaching/school-moment.ts'
import { undoableSince } from './merge-educators.ts'
import { allApart, openMerges } from './merging.queries.ts'
import { sidesOf } from './sides.ts'

/** How many pairs are on a page: whoever has more begins with these. */
const SHOWN = 20

/** Educators within the actor's reach who may be one person, the surest first, and merges that can be taken back. */
export async function listDuplicates(
  context: ActorContext,
): Promise<ResponseOf<typeof contract.educatorSets.duplicates>> {
  const { db, actor, place, now } = context
  const { today, timeZone } = await momentOf(db, place)
  const scope = scopeOf(actor, 'educator.manage')
  const people = await comparedIn(db, { scope, userId: actor.userId, today })
  const apart = new Set((await allApart(db)).map(({ oneId, otherId }) => `${oneId} ${otherId}`))
  const found = (await likePairs(people, () => setImmediate())).filter(
    ({ one, other }) => !apart.has(`${one} ${other}`),
  )
  const shown = found.slice(0, SHOWN).map(({ one, other, alike }) => ({
    one: EducatorId.parse(one),
    other: EducatorId.parse(other),
    alike: [...alike],
  }))
  const sides = await sidesOf(context, [...new Set(shown.flatMap(({ one, other }) => [one, other]))])
  const within = new Map(people.map(({ id, name }) => [id, name]))
  const merges = await openMerges(db, undoableSince(now()))
  return {
    pairs: shown.flatMap(({ alike, one, other }) => {
      const [a, b] = [sides.get(one), sides.get(other)]
      if (!a || !b) return []
      // Somebody met at the door is joined to who is known, never the other way round.
      const isTurned = a.isProvisional && !b.isProvisional
      return [{ alike, one: isTurned ? b : a, other: isTurned ? a : b }]
    }),
    found: found.length,
    merged: merges.flatMap(({ id, madeAt, undo, by }) => {
      const name = undo && 'moved' in undo ? within.get(undo.kept.id) : undefined
      if (!undo || !('moved' in undo) || name === undefined) return []
      const kept = { id: undo.kept.id, name }
      return [{ changeId: id, kept, otherName: undo.other.name, by, on: dayIn(timeZone, madeAt) }]
    }),
  }
}
