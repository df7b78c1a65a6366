import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { callerOf, freshDatabase, product, TODAY } from '../../test/harness.ts'
import { hashPassword } from '../access/passwords.ts'
import { loadSample } from './load-sample.ts'
import { SAMPLE_PASSWORD, signIns } from './sign-ins.ts'

const { app, database, guest } = await product()
const passwordHash = () => hashPassword(SAMPLE_PASSWORD)
const first = await loadSample(database, TODAY, passwordHash)

async function signIn(email: string) {
  const credentials = { email, password: SAMPLE_PASSWORD, staySignedIn: false }
  const { headers } = await guest.call(contract.auth.login, { body: credentials })
  return callerOf(app, String(headers.authorization).replace('Bearer ', ''))
}

test.each(signIns)('$email signs in and gets a dashboard', async ({ email }) => {
  const person = await signIn(email)

  expect(await person.call(contract.auth.user, {})).toMatchObject({ status: 200, body: { email } })
  expect(await person.call(contract.dashboard.show, { query: {} })).toMatchObject({ status: 200 })
})

test('Copper Ridge is as in the mock-ups: 24 educators, 89 visits, 7 of 12 this week', async () => {
  const marisol = await signIn('marisol@alder-valley.example')

  const { body } = await marisol.call(contract.dashboard.show, { query: {} })

  const { shown } = contract.dashboard.show.response.parse(body)
  expect(shown?.coverage.rows).toHaveLength(24)
  expect(shown?.coverage.rows.reduce((sum, { total }) => sum + total, 0)).toBe(89)
  expect(
    shown?.coverage.rows.slice(0, 3).map(({ educator, schoolDaysSince }) => [educator.name, schoolDaysSince]),
  ).toEqual([
    ['Caleb Munro', null],
    ['Victor Szymanski', 35],
    ['Ruth Feldman', 28],
  ])
  expect(shown?.thisWeek).toMatchObject({ goal: 12, visits: 7, educators: 6 })
  expect(shown?.thisWeek.observers.map(({ name, visits }) => `${name} ${visits}`)).toEqual([
    'Marisol Okafor 4',
    'Ben Halvorsen 2',
    'Priya Raman 1',
  ])
})

test('it is loaded once, and never beside real districts', async () => {
  const busy = await product()
  await (await busy.district()).person({ role: 'district-admin', schoolId: null })

  expect(first).toBe('loaded')
  expect(await loadSample(database, TODAY, passwordHash)).toBe('was-there')
  expect(await loadSample(busy.database, TODAY, passwordHash)).toBe('real-districts-exist')
})

test('two servers that start at once load it once', async () => {
  const { close, ...doors } = await freshDatabase()

  const outcomes = await Promise.all([1, 2].map(() => loadSample(doors, TODAY, passwordHash)))

  expect(outcomes.sort()).toEqual(['loaded', 'was-there'])
  await close()
})
