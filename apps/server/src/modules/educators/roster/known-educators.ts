import type { EducatorId } from '@corridor/domain/people/ids'
import type { KnownEducator, PlannedTeaching } from '@corridor/domain/roster/plan/roster-plan'
import type { Queries } from '../../../database/doors.ts'
import { educatorsAfter, lockEducators, type RosteredRow, teachingOf } from './roster.queries.ts'

/** Every educator of the district, as a roster is compared with them. */
export async function knownEducators(db: Queries): Promise<KnownEducator[]> {
  const known: KnownEducator[] = []
  for (let after = 0; ; ) {
    const people = await educatorsAfter(db, after, AT_ONCE)
    const last = people.at(-1)
    if (!last) return known
    after = last.id
    const taught = await teachingOf(
      db,
      people.map(({ id }) => id),
    )
    for (const { userId: _, ...it } of withTeaching(people, taught)) known.push(it)
  }
}

/** How many educators are read at once: reading everybody would keep others waiting. */
const AT_ONCE = 1_000

/** Educators as they are now, locked so that they stay so until the transaction ends. */
export async function heldEducators(db: Queries, ids: readonly EducatorId[]) {
  const people = await lockEducators(db, ids)
  const taught = await teachingOf(db, ids)
  return new Map(withTeaching(people, taught).map((it) => [it.id, it]))
}

type Taught = Awaited<ReturnType<typeof teachingOf>>

function withTeaching(people: readonly RosteredRow[], taught: Taught) {
  const places = new Map<EducatorId, PlannedTeaching[]>()
  for (const { educatorId, ...it } of taught) {
    const known = places.get(educatorId)
    if (known) known.push(it)
    else places.set(educatorId, [it])
  }
  return people.map((it) => ({ ...it, teaching: places.get(it.id) ?? [] }))
}
