import type { SchoolDetails } from '@corridor/contract/district/schools'
import { Problem } from '@corridor/contract/problems'
import { type Actor, scopeOf } from '@corridor/domain/people/actor'
import type { SchoolId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { lockDistrict } from './districts.queries.ts'
import { allSchools, deleteSchool, insertSchool, setSchool } from './schools.queries.ts'

export async function managedSchools(db: Queries, actor: Actor) {
  const { schools } = scopeOf(actor, 'school.manage')
  const all = await allSchools(db)
  return {
    items: schools === 'all' ? all : all.filter(({ id }) => schools.includes(id)),
    mayAdd: schools === 'all',
  }
}

export async function addSchool(db: Queries, actor: Actor, details: SchoolDetails) {
  if (scopeOf(actor, 'school.manage').schools !== 'all') throw new Problem('forbidden')
  await lockDistrict(db)
  await requireFreeName(db, details.name)
  return insertSchool(db, actor.districtId, details)
}

export async function changeSchool(db: Queries, actor: Actor, id: SchoolId, details: SchoolDetails) {
  await lockDistrict(db)
  const before = await getManaged(db, actor, id)
  await requireFreeName(db, details.name, id)
  await setSchool(db, id, details)
  return { before, after: await getManaged(db, actor, id) }
}

export async function removeSchool(db: Queries, actor: Actor, id: SchoolId) {
  await getManaged(db, actor, id)
  if (!(await deleteSchool(db, id))) throw new Problem('school-in-use')
}

/** A school that the actor manages. One that is out of reach is answered like one that is not there. */
async function getManaged(db: Queries, actor: Actor, id: SchoolId) {
  const { items } = await managedSchools(db, actor)
  const school = items.find((it) => it.id === id)
  if (!school) throw new Problem('school-not-found')
  return school
}

async function requireFreeName(db: Queries, name: string, self?: SchoolId) {
  const others = (await allSchools(db)).filter(({ id }) => id !== self)
  if (others.every((it) => plain(it.name) !== plain(name))) return
  throw new Problem('invalid-request', {
    fields: { name: 'Another school of your district has this name. Choose a different one.' },
  })
}

function plain(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase()
}
