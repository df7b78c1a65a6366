import type { ExportChoices, ExportScope } from '@corridor/contract/exports'
import { Problem } from '@corridor/contract/problems'
import { type Actor, holds, type Scope, scopeOf } from '@corridor/domain/actor'
import type { Day } from '@corridor/domain/calendar'
import type { EducatorId, SchoolId } from '@corridor/domain/ids'
import { powers } from '@corridor/domain/roles'
import type { Queries } from '../../database/doors.ts'
import { allSchools } from '../districts/schools.queries.ts'
import { findMe } from '../educators/find-me.ts'
import { getSeen } from '../educators/seen-educator.ts'
import { getName } from '../people/people.queries.ts'

/** Whole schools whose visits somebody may both read and take along. */
function schoolsIn(actor: Actor): Scope['schools'] {
  const taken = scopeOf(actor, 'export.run').schools
  const read = scopeOf(actor, 'report.school').schools
  if (taken === 'all') return read
  return read === 'all' ? taken : taken.filter((id) => read.includes(id))
}

function has(schools: Scope['schools'], id: SchoolId): boolean {
  return schools === 'all' || schools.includes(id)
}

/** Whom or what an export is about, by name; what somebody may not export is refused in words. */
export async function nameOfScope(
  db: Queries,
  actor: Actor,
  { district, today }: { readonly district: { readonly name: string }; readonly today: Day },
  scope: ExportScope,
): Promise<string> {
  const schools = schoolsIn(actor)
  switch (scope.kind) {
    case 'own':
      return getName(db, actor.userId)
    case 'district':
      if (schools !== 'all') throw notMore(actor)
      return district.name
    case 'school': {
      const school = (await allSchools(db)).find(({ id }) => id === scope.schoolId)
      if (!school) throw new Problem('school-not-found')
      if (!has(schools, school.id)) throw notMore(actor)
      return school.name
    }
    case 'educator': {
      const educator = await getSeen(db, actor, today, scope.educatorId)
      const isMe = educator.userId === actor.userId
      if (!isMe && !educator.schools.some((id) => has(schools, id))) throw notMore(actor)
      return educator.name
    }
  }
}

/** Whether somebody may have such an export today. */
export async function mayExport(
  db: Queries,
  actor: Actor,
  today: Parameters<typeof nameOfScope>[2],
  scope: ExportScope,
): Promise<boolean> {
  try {
    await nameOfScope(db, actor, today, scope)
    return holds(actor, 'export.run')
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** District viewers may export everywhere, and read single visits nowhere. */
function notMore(actor: Actor): Problem {
  const isViewer = scopeOf(actor, 'export.run').schools === 'all' && schoolsIn(actor) !== 'all'
  return new Problem(isViewer ? 'export-totals-only' : 'export-own-only')
}

export async function exportChoices(db: Queries, actor: Actor): Promise<ExportChoices> {
  const schools = schoolsIn(actor)
  const offered = (await allSchools(db)).filter(({ id }) => has(schools, id))
  return {
    district: schools === 'all',
    schools: offered.map(({ id, name }) => ({ id, name })),
    educators: offered.length > 0,
    own: mayHaveOwn(actor, await findMe(db, actor.userId)),
  }
}

/** Who neither observes nor is observed has no visits of their own. */
function mayHaveOwn(actor: Actor, me: EducatorId | undefined): boolean {
  const isOwnReach = actor.assignments.some(({ role }) => powers[role]['export.run'] === 'own')
  return me !== undefined || isOwnReach || holds(actor, 'observation.create')
}
