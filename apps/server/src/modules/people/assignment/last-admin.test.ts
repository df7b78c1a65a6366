import { contract } from '@corridor/contract/contract'
import type { AssignmentDetails } from '@corridor/contract/people/users'
import { DEMO_USER, type UserId } from '@corridor/domain/people/ids'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { type Caller, makePlace, shown } from '../test-place.ts'

const made = await product()
const { change, pause } = contract.users
const REFUSED = { status: 409, body: { code: 'last-admin' } }

async function place() {
  const here = await makePlace(made)
  const admins = async () => {
    const left = await here.rows(
      `select a.user_id from assignments a join accounts using (user_id) where role = 'district-admin'
       and ends_on is null and paused_at is null and user_id <> ${DEMO_USER}`,
    )
    return left.length
  }
  const save = (caller: Caller, userId: UserId, assignments: AssignmentDetails[]) =>
    caller.call(change, { params: { userId }, body: { name: 'Somebody', jobTitle: null, assignments } })
  const demote = (caller: Caller, userId: UserId) => save(caller, userId, [here.wanted('district-viewer')])
  return { ...here, admins, save, demote }
}

test('the last administrator keeps the role, and says nothing of its end', async () => {
  const { admin, admins, demote, save, wanted } = await place()
  const [held] = (await shown(admin, admin.id)).assignments
  const ending = { ...wanted('district-admin', { startsOn: '2026-08-01' }), id: held?.id ?? null }

  expect(await demote(admin, admin.id)).toMatchObject(REFUSED)
  expect(await save(admin, admin.id, [{ ...ending, endsOn: '2027-06-30' }])).toMatchObject(REFUSED)
  expect(await save(admin, admin.id, [wanted('district-admin', { startsOn: '2026-10-23' })])).toMatchObject(
    REFUSED,
  )

  expect(await admins()).toBe(1)
  expect(await save(admin, admin.id, [wanted('district-admin')])).toMatchObject({ status: 200 })
})

test('neither somebody who has not accepted, nor who is paused, nor the demo is another one', async () => {
  const { admin, as, demote, names, rows } = await place()
  const paused = await as('district-admin')
  await admin.call(pause, { params: { userId: paused.id }, body: { isPaused: true } })
  await as('district-admin', { userId: DEMO_USER })
  const [invited] = await names(['Not Yet'])
  await rows(
    `insert into assignments (district_id, user_id, role, starts_on)
     select district_id, id, 'district-admin', '2026-08-01' from users where id = ${invited?.id}`,
  )

  expect(await demote(admin, admin.id)).toMatchObject(REFUSED)

  await admin.call(pause, { params: { userId: paused.id }, body: { isPaused: false } })
  expect(await demote(admin, admin.id)).toMatchObject({ status: 200 })
})

test('where every administrator’s role has an end already, one of today is enough', async () => {
  const { admin, as, demote, rows } = await place()
  const other = await as('district-admin')
  await rows(`update assignments set ends_on = '2027-06-30'`)

  expect(await demote(admin, other.id)).toMatchObject({ status: 200 })
  expect(await demote(admin, admin.id)).toMatchObject(REFUSED)
})

test('two who take the role from each other at once leave one', async () => {
  for (let round = 0; round < 5; round++) {
    const { admin, admins, as, demote } = await place()
    const other = await as('district-admin')

    const replies = await Promise.all([demote(admin, other.id), demote(other, admin.id)])

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403])
    expect(await admins()).toBe(1)
  }
})

test('two who lay the role down at once leave one', async () => {
  const { admin, admins, as, demote } = await place()
  const other = await as('district-admin')

  const replies = await Promise.all([demote(admin, admin.id), demote(other, other.id)])

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await admins()).toBe(1)
})

test('of fifty who pause the next one at once, at least one is left', { timeout: 60_000 }, async () => {
  const { admin, admins, as } = await place()
  const others: Caller[] = []
  for (let count = 1; count < 50; count++) others.push(await as('district-admin'))
  const everybody = [admin, ...others]

  const replies = await Promise.all(
    everybody.map((it, index) =>
      it.call(pause, {
        params: { userId: (everybody[index + 1] ?? admin).id },
        body: { isPaused: true },
      }),
    ),
  )

  // A busy server may ask to come back (503): then nobody was paused.
  for (const { status } of replies) expect([200, 401, 409, 503]).toContain(status)
  expect(await admins()).toBeGreaterThanOrEqual(1)
})
