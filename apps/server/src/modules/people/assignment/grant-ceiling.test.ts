import { contract } from '@corridor/contract/contract'
import { DEMO_USER, SchoolId } from '@corridor/domain/people/ids'
import { type Role, roles } from '@corridor/domain/people/roles'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { bodyOf, invited, makePlace, shown } from '../test-place.ts'

const made = await product()
const { change, invite, inviteAgain, pause, withdraw } = contract.users

const given: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  'district-admin': roles.filter((role) => role !== 'support'),
  principal: ['assistant-principal', 'coach', 'peer-observer', 'teacher'],
  'assistant-principal': ['coach', 'peer-observer', 'teacher'],
}

describe.each(roles)('a %s', (role) => {
  test.each(roles)('may or may not make a %s, new or of somebody who is here', async (wantedRole) => {
    const place = await makePlace(made)
    const actor = await place.as(role)
    const body = bodyOf([place.wanted(wantedRole)])
    const isGiven = given[role]?.includes(wantedRole) ?? false
    const refusal = { status: 403, body: { code: given[role] ? 'grant-not-allowed' : 'forbidden' } }

    const reply = await actor.call(invite, { body })
    expect(reply).toMatchObject(isGiven ? { status: 200, body: { mayChange: true } } : refusal)

    const somebody = await place.as('teacher')
    const { email: _, ...details } = body
    const changed = await actor.call(change, { params: { userId: somebody.id }, body: details })
    expect(changed).toMatchObject(isGiven ? { status: 200 } : refusal)
    const held = await place.rows(`select role from assignments where user_id = ${somebody.id} order by id`)
    expect(held.map((it) => it.role)).toEqual(isGiven ? ['teacher', wantedRole] : ['teacher'])
  })
})

const managers = roles.flatMap((role) => {
  const theirs = given[role]
  return theirs ? [{ role, theirs }] : []
})

describe.each(managers)('a $role', ({ role, theirs }) => {
  test.each(roles)('may or may not change a %s of their school', async (other) => {
    const place = await makePlace(made)
    const actor = await place.as(role)
    // The person holds a role in the school as well, so that its leaders see them.
    const somebody = await place.person({ role: other, schoolId: place.ridge.id })
    const params = { userId: somebody.id }
    const isTheirs = [...theirs, 'district-viewer', 'billing-contact'].includes(other)
    const body = { name: 'Taken Over', jobTitle: null, assignments: [place.wanted('coach')] }

    expect(await shown(actor, somebody.id)).toMatchObject({ mayChange: isTheirs })
    const replies = [
      await actor.call(change, { params, body }),
      await actor.call(pause, { params, body: { isPaused: true } }),
    ]

    for (const reply of replies)
      expect(reply).toMatchObject(
        isTheirs ? { status: 200 } : { status: 403, body: { code: 'user-not-yours' } },
      )
  })
})

test('whoever will hold a higher rank is out of reach from now on', async () => {
  const place = await makePlace(made)
  const principal = await place.as('principal')
  const { id } = await invited(
    place.admin,
    bodyOf([place.wanted('coach'), place.wanted('district-admin', { startsOn: '2027-07-01' })]),
  )
  const params = { userId: id }
  const refusal = { status: 403, body: { code: 'user-not-yours' } }

  expect(await shown(principal, id)).toMatchObject({ mayChange: false })
  expect(await principal.call(inviteAgain, { params })).toMatchObject(refusal)
  expect(await principal.call(withdraw, { params })).toMatchObject(refusal)
})

test('a role that ended yesterday gives nothing any more', async () => {
  const place = await makePlace(made)
  const principal = await place.as('principal')
  await place.rows(`update assignments set ends_on = '2026-10-21' where user_id = ${principal.id}`)

  expect(await principal.call(invite, { body: bodyOf([place.wanted('teacher')]) })).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
})

test('schools elsewhere, inactive or unknown are not there to give roles in', async () => {
  const [place, other] = [await makePlace(made), await makePlace(made)]
  const principal = await place.as('principal')
  const closed = await place.school('Closed')
  await place.rows(`update schools set is_active = false where id = ${closed.id}`)
  const asks = [
    [principal, place.hill.id],
    [principal, other.ridge.id],
    [place.admin, other.ridge.id],
    [place.admin, closed.id],
    [place.admin, SchoolId.parse(Number.MAX_SAFE_INTEGER)],
  ] as const

  const replies = await Promise.all(
    asks.map(([caller, schoolId]) =>
      caller.call(invite, { body: bodyOf([place.wanted('coach', { schoolId })]) }),
    ),
  )

  for (const { status, body } of replies)
    expect({ status, body }).toEqual({ status: 404, body: replies[0]?.body })
  expect(replies[0]?.body).toMatchObject({ code: 'school-not-found' })
})

test('the demo stays open to everybody', async () => {
  const place = await makePlace(made)
  await place.as('district-admin', { userId: DEMO_USER })
  const params = { userId: DEMO_USER }

  expect(await place.admin.call(pause, { params, body: { isPaused: true } })).toMatchObject({
    status: 403,
    body: { code: 'user-not-yours' },
  })
})
