import { contract } from '@corridor/contract/contract'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { type Role, roles } from '@corridor/domain/people/roles'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'

const { database, district } = await product()
const { show, notify } = contract.profile

const device = { kind: 'new-device', isOn: true }
const plan = { kind: 'plan-reminder', isOn: true }

test.each(roles.map((role) => [role, isPayer(role) ? [device, plan] : [device]] as const))(
  'a %s is asked only about what concerns them',
  async (role, notifications) => {
    const { person } = await district()
    const { call } = await person({ role, schoolId: null })

    expect(await call(show, {})).toMatchObject({ status: 200, body: { notifications } })
  },
)

function isPayer(role: Role): boolean {
  return role === 'district-admin' || role === 'billing-contact'
}

test('each is turned off and on again for its owner alone, however often it is said', async () => {
  const { person } = await district()
  const [lorraine, carla] = [await person(admin), await person(admin)]
  const off = { kind: 'new-device', isOn: false } as const

  for (let count = 0; count < 2; count++) {
    const reply = await lorraine.call(notify, { body: off })
    expect(reply).toMatchObject({ status: 200, body: { notifications: [off, plan] } })
  }
  expect(await lorraine.call(show, {})).toMatchObject({ body: { notifications: [off, plan] } })
  expect(await carla.call(show, {})).toMatchObject({ body: { notifications: [device, plan] } })

  const on = await lorraine.call(notify, { body: { kind: 'new-device', isOn: true } })
  expect(on).toMatchObject({ body: { notifications: [device, plan] } })
})

const admin = { role: 'district-admin', schoolId: null } as const

test.each([{}, { kind: 'everything', isOn: false }, { kind: 'new-device', isOn: 'no' }])(
  '%j is refused',
  async (body) => {
    const { person } = await district()

    expect(await (await person(admin)).try(notify, { body })).toMatchObject({ status: 422 })
  },
)

test('the demo changes nothing', async () => {
  const { person, id } = await district()
  const demo = await person(admin, { userId: DEMO_USER })

  const reply = await demo.call(notify, { body: { kind: 'new-device', isOn: false } })

  expect(reply).toMatchObject({ status: 418, body: { code: 'demo-is-view-only' } })
  const { rows } = await database.tenant(id, ({ client }) =>
    client.query('select muted_notifications from users'),
  )
  expect(rows).toEqual([{ muted_notifications: [] }])
})
