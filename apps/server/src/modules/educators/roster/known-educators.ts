import type { EducatorId } from '@corridor/domain/people/ids'
import type { KnownEducator, PlannedTeaching } from '@corridor/domain/roster/roster-plan'
import type { Queries } from '../../../database/doors.ts'
import { everyEducator, everyTeaching, lockEducators, type RosteredRow } from './roster.queries.ts'

/** Every educator of the district, as a roster is compared with them. */
export async function knownEducators(db: Queries): Promise<KnownEducator[]> {
  const [people, taught] = await Promise.all([everyEducator(db), everyTeaching(db)])
  return withTeaching(people, taught).map(({ userId: _, ...it }) => it)
}

/** Some of them as they are now, and as they stay until the transaction ends. */
export async function heldEducators(db: Queries, ids: readonly EducatorId[]) {
  const people = await lockEducators(db, ids)
  const taught = await everyTeaching(db, ids)
  return new Map(withTeaching(people, taught).map((it) => [it.id, it]))
}

type Taught = Awaited<ReturnType<typeof everyTeaching>>

function withTeaching(people: readonly RosteredRow[], taught: Taught) {
  const places = new Map<EducatorId, PlannedTeaching[]>()
  for (const { educatorId, ...it } of taught) {
    const known = places.get(educatorId)
    if (known) known.push(it)
    else places.set(educatorId, [it])
  }
  return people.map((it) => ({ ...it, teaching: places.get(it.id) ?? [] }))
}
