import { contract } from '@corridor/contract/contract'
import { DEMO_USER, type UserId } from '@corridor/domain/people/ids'
import { afterEach, describe, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { hurriedWorkers } from '../../../test/hurried-workers.ts'
import { openMailbox } from '../../mail/test-mailbox.ts'

const mailbox = await openMailbox()
const { clock, database, district, guest, services } = await product({
  MAIL_URL: mailbox.url,
  PUBLIC_URL: 'https://corridor.example',
})
const { planEnd, remind } = contract.billing
const start = clock.now
afterEach(() => {
  clock.now = start
})

type Place = Awaited<ReturnType<typeof district>>

async function closedDistrict(trial: string | null = '2026-10-18T05:59:00Z', plan: string | null = null) {
  const place = await district()
  await change(place, `update districts set name = 'Mill Creek', trial_ends_at = $1, plan_ends_at = $2`, [
    trial,
    plan,
  ])
  const noor = await named(place, 'Noor Siddiqui', 'coach')
  return { ...place, noor }
}

async function named(place: Place, name: string, role: 'coach' | 'billing-contact' | 'district-admin') {
  const made = await place.person({ role, schoolId: null })
  await change(place, 'update users set name = $1 where id = $2', [name, made.id])
  return made
}

function change({ id }: Place, statement: string, values: unknown[] = []) {
  return database.tenant(id, ({ client }) => client.query(statement, values))
}

async function written(...people: { email: string }[]): Promise<number[]> {
  const counts = people.map(async ({ email }) => {
    const asked = 'select count(*)::int as count from mails where "to" = $1'
    const { rows } = await database.platform(({ client }) => client.query(asked, [email]))
    return rows[0].count
  })
  return Promise.all(counts)
}

describe('the end of a plan', () => {
  test.each([
    ['a trial', '2026-10-18T05:59:00Z', null, '2026-10-17', true],
    ['a plan', null, '2026-10-18T05:59:00Z', '2026-10-17', false],
    ['a plan after a trial', '2025-08-18T05:59:00Z', '2026-07-01T05:59:00Z', '2026-06-30', false],
    ['a trial after a plan', '2026-10-18T05:59:00Z', '2026-07-01T05:59:00Z', '2026-10-17', true],
    ['nothing ever', null, null, null, false],
    ['nothing yet', '2026-11-18T05:59:00Z', null, null, true],
  ])('%s', async (_, trial, plan, endedOn, wasTrial) => {
    const { noor } = await closedDistrict(trial, plan)

    expect(await noor.call(planEnd, {})).toMatchObject({ status: 200, body: { endedOn, wasTrial } })
  })
})

describe('whom to ask', () => {
  test('billing contacts first, then administrators, each by name and once', async () => {
    const place = await closedDistrict()
    await named(place, 'Ana Ruiz', 'district-admin')
    await named(place, 'Theo Lindgren', 'billing-contact')
    const bea = await named(place, 'Bea Thornquist', 'billing-contact')
    await change(
      place,
      `insert into assignments (district_id, user_id, role, starts_on) values ($1, $2, 'district-admin', '2026-08-01')`,
      [place.id, bea.id],
    )

    const { body } = await place.noor.call(planEnd, {})

    expect(body).toHaveProperty('contacts', ['Bea Thornquist', 'Theo Lindgren', 'Ana Ruiz'])
  })

  test('nobody who is paused, not yet or no longer in office, or in another district', async () => {
    const place = await closedDistrict()
    const other = await closedDistrict()
    await named(other, 'Olga Else', 'billing-contact')
    const paused = await named(place, 'Pia Paused', 'billing-contact')
    const former = await named(place, 'Fred Former', 'billing-contact')
    const future = await named(place, 'Flo Future', 'billing-contact')
    const dates = 'update assignments set starts_on = $1, ends_on = $2 where user_id = $3'
    await change(place, 'update accounts set paused_at = now() where user_id = $1', [paused.id])
    await change(place, dates, ['2026-08-01', '2026-10-21', former.id])
    await change(place, dates, ['2026-10-23', null, future.id])
    await change(place, `insert into users (district_id, name) values ($1, 'Ivy Invited')`, [place.id])

    expect(await place.noor.call(planEnd, {})).toMatchObject({ body: { contacts: [] } })
    expect(await place.noor.call(remind, {})).toMatchObject({
      status: 409,
      body: { code: 'nobody-to-remind' },
    })
    expect(await place.noor.call(planEnd, {})).toMatchObject({ body: { wasRemindedToday: false } })
  })

  test('a guest is asked to sign in', async () => {
    expect((await guest.call(planEnd, {})).status).toBe(401)
  })
})

describe('a reminder', () => {
  test('names who asked and the district, and leads to the plan', async () => {
    const place = await closedDistrict()
    const bea = await named(place, 'Bea Thornquist', 'billing-contact')
    const ana = await named(place, 'Ana Ruiz', 'district-admin')
    await change(place, 'update users set name = $1 where id = $2', [
      'Noor\n\nhttps://evil.example',
      place.noor.id,
    ])

    expect(await place.noor.call(remind, {})).toMatchObject({ status: 200, body: {} })

    const workers = await hurriedWorkers(services)
    const [mail] = [await mailbox.arrival(bea.email), await mailbox.arrival(ana.email)]
    await workers.close()
    expect(mail.text).toContain('asks for the Corridor plan of Mill Creek to be turned on again.')
    expect(mail.text).toContain('Noor https://evil.example asks')
    expect(mail.html?.match(/href="[^"]*"/g)).toEqual(['href="https://corridor.example/settings/billing"'])
    expect(mailbox.to(place.noor.email)).toEqual([])
    const { rows } = await change(place, 'select event, actor_id, subject_kind from audit_events')
    expect(rows).toEqual([{ event: 'plan.remind', actor_id: place.noor.id, subject_kind: 'district' }])
  }, 20_000)

  test('asked for fifty times at once goes out once', async () => {
    const place = await closedDistrict()
    const bea = await named(place, 'Bea Thornquist', 'billing-contact')

    const replies = await Promise.all(Array.from({ length: 50 }, () => place.noor.call(remind, {})))

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = replies.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(49)
    for (const { body } of refused) expect(body).toHaveProperty('code', 'already-reminded')
    expect(await written(bea)).toEqual([1])
    expect((await change(place, 'select from audit_events')).rowCount).toBe(1)
  }, 30_000)

  test('can be sent again on the next day of the district’s calendar', async () => {
    const place = await closedDistrict()
    await named(place, 'Bea Thornquist', 'billing-contact')
    const reminded = async (at: string) => {
      clock.now = new Date(at)
      const { body } = await place.noor.call(planEnd, {})
      return [body, (await place.noor.call(remind, {})).status]
    }

    // In Denver this is the evening of the 22nd, its last minute, and the first of the 23rd.
    expect(await reminded('2026-10-23T02:00:00Z')).toMatchObject([{ wasRemindedToday: false }, 200])
    expect(await reminded('2026-10-23T05:59:00Z')).toMatchObject([{ wasRemindedToday: true }, 409])
    expect(await reminded('2026-10-23T06:00:00Z')).toMatchObject([{ wasRemindedToday: false }, 200])
  })

  test('spares whoever does not want it; if nobody does, the first still gets it', async () => {
    const place = await closedDistrict()
    const bea = await named(place, 'Bea Thornquist', 'billing-contact')
    const ana = await named(place, 'Ana Ruiz', 'district-admin')
    const mute = (id: UserId) =>
      change(place, `update users set mail_choices = '{"plan-reminder":"never"}' where id = $1`, [id])
    await mute(bea.id)
    await place.noor.call(remind, {})
    expect(await written(bea, ana)).toEqual([0, 1])

    await mute(ana.id)
    clock.now = new Date(start.getTime() + 24 * 3_600_000)
    await place.noor.call(remind, {})
    expect(await written(bea, ana)).toEqual([1, 1])
  })

  test('is refused while the plan or the trial runs', async () => {
    for (const ends of [
      [null, '2027-07-01'],
      ['2026-11-03', null],
    ] as const) {
      const place = await closedDistrict(...ends)
      const bea = await named(place, 'Bea Thornquist', 'billing-contact')

      expect(await place.noor.call(remind, {})).toMatchObject({
        status: 409,
        body: { code: 'plan-is-current' },
      })
      expect(await written(bea)).toEqual([0])
    }
  })

  test('is nothing the demo sends, nor anything it gets', async () => {
    const place = await closedDistrict()
    const role = { role: 'district-admin', schoolId: null } as const
    const demo = await place.person(role, { userId: DEMO_USER })
    const bea = await named(place, 'Bea Thornquist', 'billing-contact')

    expect(await demo.call(remind, {})).toMatchObject({ status: 418 })
    expect(await place.noor.call(planEnd, {})).toMatchObject({ body: { contacts: ['Bea Thornquist'] } })
    await place.noor.call(remind, {})
    expect(await written(bea, demo)).toEqual([1, 0])
  })
})
