import { contract } from '@corridor/contract/contract'
import { mayRead } from '@corridor/domain/observation/observation-rules'
import { observationStatuses } from '@corridor/domain/observation/observation-words'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { type Role, roles } from '@corridor/domain/people/roles'
import { describe, expect, test } from 'vitest'
import { product, TODAY } from '../../../../test/harness.ts'
import { insertObservation } from '../../../../test/sample-observation.ts'
import { findAssignments } from '../../people/people.queries.ts'
import { makePlace, type Place } from '../test-place.ts'

const made = await product()
const { list, show } = contract.observations
type Person = Awaited<ReturnType<Place['person']>>

interface About {
  readonly educatorId: EducatorId
  readonly schoolId: SchoolId
}

/** One of every status, open and coaching, about each of them; and of the reader's own a draft and a finished one. */
async function fill(place: Place, reader: UserId, about: readonly About[]) {
  const observerId = place.marisol.id
  const others = observationStatuses.flatMap((status) =>
    (['walkthrough', 'coaching'] as const).map((purpose) => ({ observerId, status, purpose })),
  )
  const own = (['draft', 'completed'] as const).map((status) => ({
    observerId: reader,
    status,
    purpose: 'coaching' as const,
  }))
  const all = about.flatMap((it) => [...others, ...own].map((other) => ({ ...it, ...other })))
  const startedAt = new Date('2026-10-20T16:00:00Z')
  return made.database.tenant(place.id, async ({ db }) => {
    const filled = []
    for (const it of all) {
      const visited = { ...it, startedAt, visitId: crypto.randomUUID() }
      filled.push({ ...it, id: await insertObservation(db, place.id, visited) })
    }
    return filled
  })
}

async function everyId(person: Person) {
  const ids: string[] = []
  const counts = new Set<number>()
  let after: string | undefined
  do {
    const reply = await person.try(list, { query: { limit: 100, ...(after && { after }) } })
    const { items, next, found } = list.response.parse(reply.body)
    ids.push(...items.map((it) => it.id))
    counts.add(found)
    after = next ?? undefined
  } while (after)
  expect([...counts]).toEqual([ids.length])
  return ids.sort()
}

async function actorOf(place: Place, { id }: Person): Promise<Actor> {
  const assignments = await made.database.tenant(place.id, ({ db }) => findAssignments(db, id, TODAY))
  return { userId: id, realUserId: id, districtId: place.id, assignments }
}

/** The observations listed, those that open and those that the rules allow are the same. */
async function checkRights(place: Place, person: Person) {
  const { ridge, hill, omar } = place
  const ruth = await place.educator(hill.id, 'Ruth Feldman')
  const me = (await place.educator(ridge.id, 'Yuki Tanabe')).id
  await place.link(me, person.id)
  const all = await fill(place, person.id, [
    { educatorId: omar.id, schoolId: ridge.id },
    { educatorId: ruth.id, schoolId: hill.id },
    // An educator who has moved leaves visits behind.
    { educatorId: omar.id, schoolId: hill.id },
    { educatorId: me, schoolId: ridge.id },
  ])
  const actor = await actorOf(place, person)

  const allowed = all
    .filter((it) => mayRead(actor, { ...it, version: 1, sharedAt: null }, me))
    .map(({ id }) => id)
  const shown: string[] = []
  for (const { id } of all) {
    const { status } = await person.call(show, { params: { observationId: id } })
    if (status === 200) shown.push(id)
  }

  expect(await everyId(person)).toEqual(allowed.sort())
  expect(shown.sort()).toEqual(allowed)
  return { all, allowed }
}

describe('what is listed is what may be read', { timeout: 30_000 }, () => {
  test.each(roles)('by a %s who is an educator too', async (role) => {
    const place = await makePlace(made)
    const { all, allowed } = await checkRights(place, await place.as(role))

    expect(allowed.length).toBeGreaterThan(0)
    expect(allowed.length).toBeLessThan(all.length)
  })

  test.each<Role>(['coach', 'peer-observer'])('by a %s with a group', async (role) => {
    const place = await makePlace(made)
    const { omar, ridge } = place
    await checkRights(place, await place.person({ role, schoolId: ridge.id, educatorIds: [omar.id] }))
  })

  test('another district reads nothing', async () => {
    const [here, there] = [await makePlace(made), await makePlace(made)]
    await fill(here, here.marisol.id, [{ educatorId: here.omar.id, schoolId: here.ridge.id }])

    expect(await everyId(there.admin)).toEqual([])
  })
})
