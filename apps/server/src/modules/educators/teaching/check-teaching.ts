import type { Teaching } from '@corridor/contract/people/educators'
import { Problem } from '@corridor/contract/problems'
import { type Actor, scopeOf } from '@corridor/domain/people/actor'
import type { SchoolId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { openSchools, type TeachingRow } from './teaching.queries.ts'

/** Whether the actor puts educators in a school and takes them out. */
export function isNearTo(actor: Actor): (id: SchoolId) => boolean {
  const { schools } = scopeOf(actor, 'educator.manage')
  return (id) => schools === 'all' || schools.includes(id)
}

/** The teaching to be written for the schools within the actor's reach. Other schools stay as they are. */
export async function checkTeaching(
  db: Queries,
  actor: Actor,
  wanted: readonly Teaching[],
  held: readonly Teaching[],
): Promise<Teaching[]> {
  refuse(teachingFaults(wanted))
  const isNear = isNearTo(actor)
  const open = new Set((await openSchools(db)).map(({ id }) => id))
  for (const it of wanted) {
    const isKept = isNear(it.schoolId)
      ? held.some(({ schoolId }) => schoolId === it.schoolId)
      : held.some((other) => isSame(it, other))
    if (!isKept && !(isNear(it.schoolId) && open.has(it.schoolId))) throw new Problem('school-not-found')
  }
  return wanted.filter(({ schoolId }) => isNear(schoolId))
}

function teachingFaults(wanted: readonly Teaching[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [index, it] of wanted.entries()) {
    const earlier = wanted.slice(0, index)
    if (it.endsOn !== null && it.endsOn < it.startsOn)
      fields[`schools.${index}.endsOn`] = 'Choose a last day that is not before the first.'
    else if (earlier.some((other) => coincide(it, other)))
      fields[`schools.${index}.startsOn`] = 'They are at this school on these days already.'
  }
  return fields
}

function refuse(fields: Record<string, string>) {
  if (Object.keys(fields).length > 0) throw new Problem('invalid-request', { fields })
}

function coincide(one: Teaching, other: Teaching): boolean {
  const isOver = ({ endsOn }: Teaching, { startsOn }: Teaching) => endsOn !== null && endsOn < startsOn
  return one.schoolId === other.schoolId && !isOver(one, other) && !isOver(other, one)
}

/** The places of teaching that a change takes away or moves. */
export function changedIn(held: readonly TeachingRow[], wanted: readonly Teaching[]): TeachingRow[] {
  return held.filter((it) => !wanted.some((other) => isSame(it, other)))
}

function isSame(one: Teaching, other: Teaching): boolean {
  return one.schoolId === other.schoolId && one.startsOn === other.startsOn && one.endsOn === other.endsOn
}
