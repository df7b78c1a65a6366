import { contract } from '@corridor/contract/contract'
import type { Purpose } from '@corridor/domain/observation/observation-words'
import { observationStatuses } from '@corridor/domain/observation/observation-words'
import type { Role } from '@corridor/domain/people/roles'
import { describe, expect, test } from 'vitest'
import { product, TODAY } from '../../../../test/harness.ts'
import { sceneOf } from '../../impersonation/test-scene.ts'
import { type Caller, makePlace, type Place, save } from '../test-place.ts'

const made = await product()
const { show, open } = contract.observations

async function aWorld() {
  const place = await makePlace(made)
  const teacher = await place.as('teacher')
  await place.link(place.omar.id, teacher.id)
  const visits = (purpose: Purpose) =>
    Promise.all(
      observationStatuses.map((status) =>
        place.visit({
          status,
          purpose,
          schoolId: place.ridge.id,
          educatorId: place.omar.id,
          observerId: place.marisol.id,
          visitId: crypto.randomUUID(),
          startedAt: made.clock.now,
        }),
      ),
    )
  return { ...place, teacher, visits }
}

/** The states in which somebody may read an observation. */
async function statesFor(caller: Caller, ids: readonly string[]): Promise<string[]> {
  const states: string[] = []
  for (const observationId of ids) {
    const reply = await caller.call(show, { params: { observationId } })
    if (reply.status === 200) states.push(show.response.parse(reply.body).status)
    else expect(reply).toMatchObject({ status: 404, body: { code: 'observation-not-found' } })
  }
  return states
}

const all = ['draft', 'completed', 'sent', 'acknowledged']
const finished = all.slice(1)
const sent = all.slice(2)

async function readers({
  admin,
  as,
  marisol,
  person,
  hill,
  omar,
  ridge,
  teacher,
}: Awaited<ReturnType<typeof aWorld>>) {
  const group = { schoolId: ridge.id, educatorIds: [omar.id] }
  const others = (role: Role) => as(role)
  return {
    observer: marisol,
    educator: teacher,
    admin,
    principal: await others('principal'),
    assistant: await others('assistant-principal'),
    coachOfGroup: await person({ role: 'coach', ...group }),
    coach: await others('coach'),
    peer: await person({ role: 'peer-observer', ...group }),
    colleague: await others('teacher'),
    viewer: await others('district-viewer'),
    billing: await others('billing-contact'),
    support: await others('support'),
    principalElsewhere: await person({ role: 'principal', schoolId: hill.id }),
  }
}

async function statesByReader(world: Awaited<ReturnType<typeof aWorld>>, purpose: Purpose) {
  const ids = await world.visits(purpose)
  const found: Record<string, string[]> = {}
  for (const [name, caller] of Object.entries(await readers(world)))
    found[name] = await statesFor(caller, ids)
  return found
}

const nothing = {
  coach: [],
  peer: [],
  colleague: [],
  viewer: [],
  billing: [],
  support: [],
  principalElsewhere: [],
}

test('a draft is its observer’s, the educator reads what was sent, who leads the school what was finished', async () => {
  expect(await statesByReader(await aWorld(), 'walkthrough')).toEqual({
    ...nothing,
    observer: all,
    educator: sent,
    admin: finished,
    principal: finished,
    assistant: finished,
    coachOfGroup: finished,
  })
}, 30_000)

test('coaching is between two, whoever leads', async () => {
  expect(await statesByReader(await aWorld(), 'coaching')).toEqual({
    ...nothing,
    observer: all,
    educator: sent,
    admin: [],
    principal: [],
    assistant: [],
    coachOfGroup: [],
  })
}, 30_000)

test('only the observer’s devices get the document, with its private notes', async () => {
  const world = await aWorld()
  const { marisol, finished, rows } = world
  const { id } = await finished(marisol, { privateNotes: 'For myself alone.' })
  await rows(`update observations set status = 'sent'`)
  const ask = (caller: Caller) => caller.call(open, { params: { observationId: id } })

  for (const [name, caller] of Object.entries(await readers(world))) {
    const [opened, shown] = [await ask(caller), await caller.call(show, { params: { observationId: id } })]
    expect([name, opened.status]).toEqual([name, name === 'observer' ? 200 : 404])
    expect(JSON.stringify(shown.body)).not.toContain('For myself alone.')
  }
  expect(JSON.stringify((await ask(marisol)).body)).toContain('For myself alone.')
}, 30_000)

test('what each reader may do follows from the state', async () => {
  const world = await aWorld()
  const ids = await world.visits('walkthrough')
  const powers = async (caller: Caller) => {
    const found: string[] = []
    for (const observationId of ids) {
      const reply = await caller.call(show, { params: { observationId } })
      if (reply.status !== 200) continue
      const { mayEdit, maySend, mayReopen, mayAcknowledge, mayReply, status } = show.response.parse(
        reply.body,
      )
      const may = { mayEdit, maySend, mayReopen, mayAcknowledge, mayReply }
      const names = Object.entries(may).flatMap(([name, is]) => (is ? [name.slice(3).toLowerCase()] : []))
      found.push(`${status}: ${names.join(' ')}`)
    }
    return found
  }

  expect(await powers(world.marisol)).toEqual([
    'draft: edit',
    'completed: edit send',
    'sent: reopen',
    'acknowledged: reopen',
  ])
  expect(await powers(world.teacher)).toEqual(['sent: acknowledge reply', 'acknowledged: reply'])
  expect(await powers(world.admin)).toEqual(['completed: ', 'sent: reopen', 'acknowledged: reopen'])
  expect(await powers(await world.as('assistant-principal'))).toEqual([
    ...['completed: ', 'sent: ', 'acknowledged: '],
  ])
})

describe('an educator who moves', () => {
  const move = async ({ rows, id, hill, omar }: Place) => {
    await rows(`update educator_assignments set ends_on = '2026-10-21' where educator_id = ${omar.id}`)
    await rows(`insert into educator_assignments (district_id, educator_id, school_id, starts_on)
      values (${id}, ${omar.id}, ${hill.id}, '${TODAY}')`)
  }

  test('leaves observations where they happened: the new school reads none of them, the old one still does', async () => {
    const world = await aWorld()
    const ids = await world.visits('walkthrough')
    const there = await world.person({ role: 'principal', schoolId: world.hill.id })
    await move(world)

    expect(await statesFor(there, ids)).toEqual([])
    expect(await statesFor(await world.as('principal'), ids)).toEqual(finished)
    expect(await statesFor(world.marisol, ids)).toEqual(all)
    expect(await statesFor(world.teacher, ids)).toEqual(sent)
  })

  test('a draft of before goes on in its school, and no document takes it along', async () => {
    const world = await aWorld()
    const { marisol, document, hill, rows } = world
    const [id, before] = [crypto.randomUUID(), document({ startedAt: '2026-10-20T15:05:00.000Z' })]
    await save(marisol, id, before)
    await move(world)

    expect((await save(marisol, id, { ...before, privateNotes: 'Later' }, 1)).status).toBe(200)
    expect((await save(marisol, id, { ...before, schoolId: hill.id }, 2)).status).toBe(403)
    expect(await rows(`select school_id from observations where id = '${id}'`)).toEqual([
      { school_id: world.ridge.id },
    ])
  })
})

describe('reading is recorded', () => {
  test('of what others observed, each time; not of one’s own', async () => {
    const world = await aWorld()
    const { id } = await world.finished(world.marisol)
    await statesFor(world.marisol, [id])
    await statesFor(world.admin, [id, id])
    await statesFor(await world.as('coach'), [id])

    expect((await world.trail()).filter((it) => it.startsWith('observation.read'))).toEqual([
      `observation.read on ${id} by ${world.admin.id}`,
      `observation.read on ${id} by ${world.admin.id}`,
    ])
  })

  test('support with the observer’s own eyes reads what is somebody else’s', async () => {
    const world = await aWorld()
    const { id } = await world.finished(world.marisol)
    const { look, sam } = await sceneOf(made)

    expect(await statesFor(await look(world.marisol), [id])).toEqual(['completed'])

    expect(
      await world.rows(`select actor_id, real_actor_id from audit_events where event = 'observation.read'`),
    ).toEqual([{ actor_id: world.marisol.id, real_actor_id: sam.id }])
  })
})
