import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { callerOf, product } from '../../../test/harness.ts'
import { statementsOf } from '../../../test/statements.ts'
import { startSession } from '../../access/sessions.ts'
import { sceneOf } from '../impersonation/test-scene.ts'

const world = await product()
const { snapshot } = contract.device

async function taken(caller: Pick<ReturnType<typeof callerOf>, 'call'>) {
  return snapshot.response.parse((await caller.call(snapshot, {})).body)
}

test('the sealing key stays the same for a person on all their devices, and is another for everybody else', async () => {
  const { admin, place, principal } = await sceneOf(world)
  const token = await world.database.tenant(place.id, ({ db }) =>
    startSession(db, {
      userId: principal.id,
      now: world.clock.now,
      staySignedIn: true,
      hasSecondFactor: false,
      device: { words: 'Safari on iPad', hash: randomUUID() },
    }),
  )

  const { sealingKey } = await taken(principal)

  expect((await taken(principal)).sealingKey).toBe(sealingKey)
  expect((await taken(callerOf(world.app, token))).sealingKey).toBe(sealingKey)
  expect((await taken(admin)).sealingKey).not.toBe(sealingKey)
})

test('two devices that ask first at once get the same sealing key', async () => {
  const { principal } = await sceneOf(world)

  const keys = await Promise.all(Array.from({ length: 5 }, () => taken(principal)))

  expect(new Set(keys.map(({ sealingKey }) => sealingKey)).size).toBe(1)
  expect(Buffer.from(keys[0]?.sealingKey ?? '', 'base64')).toHaveLength(32)
})

test('support that looks with somebody’s eyes gets neither the key nor what they have not sent, and makes none', async () => {
  const { look, place, principal, school } = await sceneOf(world)
  const educator = await place.educator(school.id)
  await place.visit({
    schoolId: school.id,
    educatorId: educator.id,
    observerId: principal.id,
    status: 'draft',
    visitId: randomUUID(),
    startedAt: world.clock.now,
  })
  const seen = await taken(await look(principal))
  const { rows } = await world.database.tenant(place.id, ({ client }) =>
    client.query('select sealing_key from accounts where user_id = $1', [principal.id]),
  )

  expect(seen).toMatchObject({ sealingKey: '', observations: [], educators: [{ name: educator.name }] })
  expect(rows).toEqual([{ sealing_key: null }])
  expect(await taken(principal)).toMatchObject({ observations: [{ status: 'draft' }] })
})

test('a snapshot asks as few questions for many educators as for one', async () => {
  const { place, principal, school } = await sceneOf(world)
  await place.educator(school.id)
  await taken(principal)
  // Several statements are sent at once, in whichever order.
  const ask = async () => (await statementsOf(world.database, () => taken(principal))).sort()
  const forOne = await ask()
  for (const name of ['Thuy Nguyen', 'Ivy Chen', 'Marcus Bell']) await place.educator(school.id, name)

  expect(await ask()).toEqual(forOne)
  expect(forOne.length).toBeLessThan(20)
})
