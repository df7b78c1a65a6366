import { Problem } from '@corridor/contract/problems'
import type { ExportScope } from '@corridor/contract/reports/exports'
import type { Day } from '@corridor/domain/calendar/calendar'
import { type Actor, holds, type Scope, scopeOf } from '@corridor/domain/people/actor'
import type { SchoolId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { getSeen, type KnownEducator } from '../educators/seen-educator.ts'
import { nameOf } from '../people/name-of.ts'
import { schoolNames } from './exports.queries.ts'

/** Whole schools whose visits somebody may both read and take along. */
export function schoolsIn(actor: Actor): Scope['schools'] {
  const taken = scopeOf(actor, 'export.run').schools
  const read = scopeOf(actor, 'report.school').schools
  if (taken === 'all') return read
  return read === 'all' ? taken : taken.filter((id) => read.includes(id))
}

export function has(schools: Scope['schools'], id: SchoolId): boolean {
  return schools === 'all' || schools.includes(id)
}

/** The name of whom or what an export is about; what somebody may not export is refused in words. */
export async function nameOfScope(
  db: Queries,
  actor: Actor,
  { district, today }: { readonly district: { readonly name: string }; readonly today: Day },
  scope: ExportScope,
): Promise<string> {
  const schools = schoolsIn(actor)
  switch (scope.kind) {
    case 'own':
      return nameOf(db, actor.userId)
    case 'district':
      if (schools !== 'all') throw notMore(actor)
      return district.name
    case 'school': {
      const school = (await schoolNames(db)).find(({ id }) => id === scope.schoolId)
      if (!school) throw new Problem('school-not-found')
      if (!has(schools, school.id)) throw notMore(actor)
      return school.name
    }
    case 'educator': {
      const educator = await getSeen(db, actor, today, scope.educatorId)
      if (!isTaken(actor, educator)) throw notMore(actor)
      return educator.name
    }
  }
}

/** Whether somebody may export the record of an educator whom they see. */
export function mayExportRecord(actor: Actor, educator: KnownEducator): boolean {
  return holds(actor, 'export.run') && isTaken(actor, educator)
}

function isTaken(actor: Actor, { userId, schools: at }: KnownEducator): boolean {
  const schools = schoolsIn(actor)
  return userId === actor.userId || at.some((id) => has(schools, id))
}

/** The name of an export where its owner may have such an export today; else undefined. */
export async function nameIfExported(
  db: Queries,
  actor: Actor,
  today: Parameters<typeof nameOfScope>[2],
  scope: ExportScope,
): Promise<string | undefined> {
  try {
    return holds(actor, 'export.run') ? await nameOfScope(db, actor, today, scope) : undefined
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

/** The refusal of a larger export. District viewers may export everywhere, and read single visits nowhere. */
function notMore(actor: Actor): Problem {
  const isViewer = scopeOf(actor, 'export.run').schools === 'all' && schoolsIn(actor) !== 'all'
  return new Problem(isViewer ? 'export-totals-only' : 'export-own-only')
}
