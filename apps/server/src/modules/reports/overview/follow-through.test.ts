import { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { Report } from '@corridor/contract/reports/report'
import type { EducatorId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { sentIn } from '../../../../test/statements.ts'

const { database, district } = await product()

async function aSchool() {
  const place = await district()
  const { id: schoolId } = await place.school()
  const principal = await place.person({ role: 'principal', schoolId })
  const coach = await place.person({ role: 'coach', schoolId })
  const educators = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (nth) => (await place.educator(schoolId, `Educator ${nth}`)).id),
  )
  const visit = async (nth: number, day: string, sentAt: string | null, details: object = {}) => {
    const id = await place.visit({
      schoolId,
      educatorId: educators[nth] as EducatorId,
      observerId: principal.id,
      visitId: crypto.randomUUID(),
      startedAt: new Date(`${day}T16:00:00Z`),
      status: sentAt ? 'sent' : 'completed',
      purpose: 'walkthrough',
      ...details,
    })
    await change(
      place,
      sql`update observations set sent_at = ${sentAt}, ended_at = started_at + interval '30 minutes' where id = ${id}`,
    )
    return id
  }
  return { ...place, schoolId, principal, coach, educators, visit }
}

type School = Awaited<ReturnType<typeof aSchool>>

function change({ id }: Pick<School, 'id'>, statement: ReturnType<typeof sql>) {
  return database.tenant(id, ({ db }) => db.execute(statement))
}

/** Stores a copy that went to the educator, opened or not. */
async function deliver(place: School, observationId: string, openedAt: string | null) {
  const [sendId, id] = [crypto.randomUUID(), crypto.randomUUID()]
  await change(
    place,
    sql`insert into sendings (district_id, id, visit_id, observer_id, educator_id, message, sent_at)
      select district_id, ${sendId}, visit_id, observer_id, educator_id, '', sent_at from observations where id = ${observationId}`,
  )
  await change(
    place,
    sql`insert into sent_copies (district_id, observation_id, version, send_id, revision, record, message, sent_at)
      select district_id, id, version, ${sendId}, revision, '{}', '', sent_at from observations where id = ${observationId}`,
  )
  await change(
    place,
    sql`insert into deliveries (district_id, id, send_id, name, is_educator, opened_at)
      values (${place.id}, ${id}, ${sendId}, 'Educator', true, ${openedAt})`,
  )
  return id
}

type Home = ResponseOf<typeof contract.dashboard.show>

async function home({ principal, schoolId }: Pick<School, 'principal' | 'schoolId'>) {
  const { body } = await principal.call(contract.dashboard.show, { query: { school: schoolId } })
  const { shown } = contract.dashboard.show.response.parse(body) as Home
  if (!shown?.followThrough) throw new Error('A principal follows through.')
  return shown.followThrough
}

async function tiles({ principal, schoolId }: School): Promise<Record<string, string>> {
  const { body } = await principal.call(contract.reports.schoolOverview, { query: { schools: [schoolId] } })
  const facts = Report.parse(body).cards.flatMap(({ blocks }) =>
    blocks.flatMap((it) => (it.kind === 'facts' ? it.items : [])),
  )
  return Object.fromEntries(facts.map(({ label, value }) => [label, value]))
}

describe('follow-through of a school', () => {
  test('counts what was sent, read, answered and seen again, and agrees with the report', async () => {
    const place = await aSchool()
    await place.visit(0, '2026-10-06', '2026-10-06T18:30:00Z')
    await place.visit(1, '2026-10-06', '2026-10-07T17:00:00Z')
    // The visit is on a Friday: Monday is the next school day, Tuesday is too late.
    await place.visit(2, '2026-10-09', '2026-10-13T17:00:00Z')
    await place.visit(3, '2026-10-08', null)
    const today = await place.visit(4, '2026-10-22', '2026-10-22T15:20:00Z')
    const opened = await place.visit(5, '2026-10-07', '2026-10-07T18:00:00Z')
    await deliver(place, opened, '2026-10-08T15:00:00Z')
    await deliver(place, today, null)

    const figures = await home(place)
    expect(figures).toMatchObject({
      since: '2026-08-17',
      sent: 5,
      sentInTime: { kept: 4, due: 6 },
      read: { kept: 1, due: 5 },
      acknowledged: 0,
      answered: { kept: 0, due: 4 },
    })
    const report = await tiles(place)
    expect(report['Sent within 1 school day']).toBe('4 of 6')
    expect(report['Reply or talk within 5 days']).toBe('0 of 4')
  })

  test('knows at once of what an educator opens and acknowledges, though months are kept', async () => {
    const place = await aSchool()
    const id = await place.visit(0, '2026-09-10', '2026-09-10T18:00:00Z')
    const delivery = await deliver(place, id, null)
    expect(await home(place)).toMatchObject({ read: { kept: 0, due: 1 }, acknowledged: 0 })

    await change(place, sql`update deliveries set opened_at = '2026-09-11T15:00:00Z' where id = ${delivery}`)
    expect(await home(place)).toMatchObject({ read: { kept: 1, due: 1 }, acknowledged: 0 })

    await change(
      place,
      sql`update observations set status = 'acknowledged', acknowledged_at = now() where id = ${id}`,
    )
    expect(await home(place)).toMatchObject({ read: { kept: 1, due: 1 }, acknowledged: 1 })

    // Sent once more in another version, the observation is to be read once more.
    await change(
      place,
      sql`update observations set version = 2, status = 'sent', acknowledged_at = null where id = ${id}`,
    )
    expect(await home(place)).toMatchObject({ read: { kept: 0, due: 1 }, acknowledged: 0 })
  })

  test('leaves coaching of others out, and tells of the median', async () => {
    const place = await aSchool()
    await place.visit(0, '2026-10-06', '2026-10-06T21:00:00Z')
    const coaching = { purpose: 'coaching', observerId: place.coach.id }
    for (const nth of [0, 1, 2, 3, 4]) await place.visit(nth, '2026-10-07', '2026-10-07T17:00:00Z', coaching)
    expect(await home(place)).toMatchObject({ sent: 1, medianHours: 4, sentInTime: { kept: 1, due: 1 } })
  })

  test('counts steps that a later visit could look at', async () => {
    const place = await aSchool()
    const agreed = (nth: number, at: string) =>
      change(
        place,
        sql`insert into action_steps (district_id, id, educator_id, text, status, created_by_id, created_at)
          values (${place.id}, ${crypto.randomUUID()}, ${place.educators[nth]}, 'Wait three seconds.', 'open', ${place.principal.id}, ${at})`,
      )
    await agreed(0, '2026-09-01T16:00:00Z')
    await agreed(0, '2026-09-20T16:00:00Z')
    await agreed(1, '2026-09-01T16:00:00Z')
    await place.visit(0, '2026-09-10', null)
    expect(await home(place)).toMatchObject({ seenLater: { kept: 1, due: 3 }, stepEducators: 2 })
  })

  test('costs the same number of statements however many visits there are', async () => {
    const place = await aSchool()
    await place.visit(0, '2026-10-06', '2026-10-06T18:00:00Z')
    await home(place)
    const few = (await sentIn(database, () => home(place))).length
    for (const nth of [1, 2, 3, 4, 5])
      for (const day of ['2025-09-10', '2026-09-03', '2026-09-15', '2026-10-01'])
        await place.visit(nth, day, `${day}T20:00:00Z`)
    await home(place)
    expect((await sentIn(database, () => home(place))).length).toBe(few)
  })
})

test('an overview answers numbers and days that no visit can have', async () => {
  const place = await aSchool()
  await place.visit(0, '2026-10-06', '2026-10-06T18:00:00Z')
  const asking = (query: Record<string, unknown>) =>
    place.principal.try(contract.reports.schoolOverview, { query })

  for (const query of [{ configuration: 99_999_999_999 }, { versions: [99_999_999_999] }])
    expect(await asking(query)).toMatchObject({
      status: 200,
      body: { subtitle: expect.stringContaining('No visits') },
    })
  expect(await asking({ from: '9999-12-01', to: '9999-12-31' })).toMatchObject({
    status: 422,
    body: { code: 'span-not-valid' },
  })
})
