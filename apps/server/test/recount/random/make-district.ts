import { UserId } from '@corridor/domain/people/ids'
import { ensureConfigurations } from '../../../src/modules/configurations/ensure-configurations.ts'
import { aLookForSet, publishedSet, read, sets } from '../../../src/modules/configurations/test-sets.ts'
import type { product } from '../../harness.ts'
import { readRaw } from '../raw.ts'
import { AT_FIRST, EDUCATORS, type Planned } from './plan.ts'
import { recordVisits } from './record-visits.ts'

type Product = Awaited<ReturnType<typeof product>>

const changed: Record<string, string> = { a: 'Students explain.', c: 'Something new.' }

/** A district with two schools, somebody of every role, and what was planned. */
export async function makeDistrict(
  { database, district }: Product,
  planned: readonly Planned[],
  next = changed,
) {
  const place = await district()
  const [first, second] = [await place.school('Aspen'), await place.school('Birch')]
  const educators: Awaited<ReturnType<typeof place.educator>>[] = []
  for (let n = 0; n < EDUCATORS; n += 1)
    educators.push(await place.educator(n < AT_FIRST ? first.id : second.id, `Educator ${letters(n)}`))
  const group = educators.slice(0, 3).map(({ id }) => id)
  const people = {
    principal: await place.person({ role: 'principal', schoolId: first.id }),
    assistant: await place.person({ role: 'assistant-principal', schoolId: first.id }),
    coach: await place.person({ role: 'coach', schoolId: first.id, educatorIds: group }),
    'other principal': await place.person({ role: 'principal', schoolId: second.id }),
    'peer observer': await place.person({ role: 'peer-observer', schoolId: second.id, educatorIds: group }),
    administrator: await place.person({ role: 'district-admin', schoolId: null }),
    viewer: await place.person({ role: 'district-viewer', schoolId: null }),
    teacher: await place.person({ role: 'teacher', schoolId: first.id }),
    'billing contact': await place.person({ role: 'billing-contact', schoolId: null }),
  }
  const observers = Object.values(people).map(({ id }) => UserId.parse(id))
  const set = await publishedSet(people.administrator)
  read(await sets.publish(people.administrator, set.id, 1, aLookForSet(next), { a: 'same' }))
  await database.tenant(place.id, async ({ db, client }) => {
    for (const [n, id] of observers.entries())
      await client.query('update users set name = $1 where id = $2', [`Observer ${letters(n)}`, id])
    const teacher = [people.teacher.id, educators[0]?.id]
    await client.query('update educators set user_id = $1 where id = $2', teacher)
    await ensureConfigurations(db, place.id, new Date('2026-08-01'))
    const known = { districtId: place.id, set: set.id, educators, observers, schools: [first.id, second.id] }
    await recordVisits({ db, client }, known, planned)
  })
  const raw = await readRaw(database, place.id)
  const rubric = raw.configurations.find((it) => it.tool_type_id === 9)
  return { ...place, people, raw, set: set.id, rubric: rubric?.id ?? 0, schools: [first.id, second.id] }
}

/** Letters that make names of which none is part of another. */
function letters(n: number): string {
  return `${String.fromCharCode(65 + n)}xyz`
}
