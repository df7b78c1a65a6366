import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'

const { database, district } = await product()
const { show } = contract.dashboard

test('a billing contact reads the plan, with it and without, and nothing else', async () => {
  const place = await district()
  const school = await place.school()
  await place.educator(school.id, 'Omar Haddad')
  const carla = await place.person({ role: 'billing-contact', schoolId: null })
  await place.person({ role: 'district-admin', schoolId: null })
  const run = (statement: string) => database.tenant(place.id, ({ client }) => client.query(statement))
  const home = async () => show.response.parse((await carla.call(show, { query: {} })).body)

  await run(`update districts set trial_ends_at = null, plan_ends_at = '2027-06-30T12:00:00Z'`)
  expect(await home()).toEqual({
    today: '2026-10-22',
    schools: [],
    district: null,
    shown: null,
    group: null,
    mine: null,
    plan: {
      plan: {
        state: 'active',
        trialBeganOn: null,
        trialEndsOn: null,
        endsOn: '2027-06-30',
        payBy: null,
        isCancelled: false,
      },
      schools: 1,
      contacts: ['Somebody'],
    },
  })

  // A school that was chosen over another page does not take the plan away.
  const chosen = await carla.call(show, { query: { school: school.id } })
  expect(show.response.parse(chosen.body)).toMatchObject({ plan: { schools: 1 }, shown: null })

  await run(`update districts set plan_ends_at = '2026-10-01T12:00:00Z'`)
  expect(await home()).toMatchObject({ plan: { plan: { state: 'expired', endsOn: '2026-10-01' } } })
})

test('nobody but billing contacts has the plan on their home', async () => {
  const place = await district()
  const school = await place.school()
  for (const role of ['principal', 'coach', 'teacher'] as const) {
    const person = await place.person({ role, schoolId: school.id })
    expect(show.response.parse((await person.call(show, { query: {} })).body).plan).toBeNull()
  }
  const admin = await place.person({ role: 'district-admin', schoolId: null })
  expect(show.response.parse((await admin.call(show, { query: {} })).body).plan).toBeNull()
})
