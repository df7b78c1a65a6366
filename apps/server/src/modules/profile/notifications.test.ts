import { contract } from '@corridor/contract/contract'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { powers, roles } from '@corridor/domain/people/roles'
import { expect, test } from 'vitest'
import { product, type Reply } from '../../../test/harness.ts'

const { database, district } = await product()
const { show, notify } = contract.profile

/** The notifications in the order of the page. */
const everybodys = { replies: 'now', reopened: 'now', reminders: 'digest', 'new-device': 'now' }
const observers = { progress: 'never', returned: 'now' }
const plan = { 'plan-reminder': 'now' }

const choicesOf = ({ body }: Reply) =>
  Object.fromEntries(show.response.parse(body).notifications.map(({ kind, mail }) => [kind, mail]))

test.each(roles)('a %s is asked only about what concerns them', async (role) => {
  const { person } = await district()
  const { call } = await person({ role, schoolId: null })

  expect(choicesOf(await call(show, {}))).toEqual({
    ...everybodys,
    ...('observation.create' in powers[role] && observers),
    ...('export.run' in powers[role] && { exports: 'never' }),
    ...('billing.manage' in powers[role] && plan),
  })
})

test('each notification is chosen for its owner alone, however often it is said', async () => {
  const { person } = await district()
  const [lorraine, carla] = [await person(admin), await person(admin)]
  const usual = choicesOf(await carla.call(show, {}))

  for (let count = 0; count < 2; count++) {
    const reply = await lorraine.call(notify, { body: { kind: 'replies', mail: 'digest' } })
    expect(choicesOf(reply)).toEqual({ ...usual, replies: 'digest' })
  }
  await lorraine.call(notify, { body: { kind: 'new-device', mail: 'never' } })
  const chosen = { ...usual, replies: 'digest', 'new-device': 'never' }
  expect(choicesOf(await lorraine.call(show, {}))).toEqual(chosen)
  expect(choicesOf(await carla.call(show, {}))).toEqual(usual)

  const back = await lorraine.call(notify, { body: { kind: 'replies', mail: 'now' } })
  expect(choicesOf(back)).toEqual({ ...usual, 'new-device': 'never' })
})

const admin = { role: 'district-admin', schoolId: null } as const

test.each([{}, { kind: 'everything', mail: 'now' }, { kind: 'new-device', mail: 'hourly' }])(
  '%j is refused',
  async (body) => {
    const { person } = await district()

    expect(await (await person(admin)).try(notify, { body })).toMatchObject({ status: 422 })
  },
)

test('the demo changes nothing', async () => {
  const { person, id } = await district()
  const demo = await person(admin, { userId: DEMO_USER })

  const reply = await demo.call(notify, { body: { kind: 'new-device', mail: 'never' } })

  expect(reply).toMatchObject({ status: 418, body: { code: 'demo-is-view-only' } })
  const { rows } = await database.tenant(id, ({ client }) => client.query('select mail_choices from users'))
  expect(rows).toEqual([{ mail_choices: {} }])
})
