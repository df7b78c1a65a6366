import { contract } from '@corridor/contract/contract'
import type { Report } from '@corridor/contract/reports/report'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sentIn } from '../../../../test/statements.ts'
import { aLookForSet, publishedSet } from '../../configurations/test-sets.ts'
import { readReport, reportingProduct } from '../sets/test-reports.ts'
import { insertCaptured, type Made, marked } from '../sets/test-visits.ts'
import { keepMonthsAhead } from '../tally/keep-months-ahead.ts'

const { database, district, services } = await reportingProduct()

type State = 'observed' | 'not-observed' | 'no-opportunity'

/** A school, one look-for set, two readers of each kind: the second of them made a visit with something else. */
async function aPlace() {
  const place = await district()
  const { id: schoolId } = await place.school('Copper Ridge')
  const { id: small } = await place.school('Lantern Hill')
  const admin = await place.person({ role: 'district-admin', schoolId: null })
  const principal = await place.person({ role: 'principal', schoolId })
  const coaching = await place.person({ role: 'principal', schoolId })
  const advising = await place.person({ role: 'district-admin', schoolId: null })
  const viewer = await place.person({ role: 'district-viewer', schoolId: null })
  const observing = await place.person({ role: 'district-viewer', schoolId: null })
  const coach = await place.person({ role: 'coach', schoolId })
  const set = await publishedSet(admin, null, aLookForSet())
  const educators = await Promise.all(
    ['Amara', 'Ben', 'Chloe', 'Dan', 'Eva', 'Finn'].map((name) => place.educator(schoolId, `${name} Stone`)),
  )
  const educatorAt = (nth: number) => {
    const found = educators[nth % educators.length]
    if (!found) throw new Error('There are educators.')
    return found.id
  }
  const see = (nth: number, states: Record<string, State>, details: Partial<Made> = {}, words = '') =>
    database.tenant(place.id, ({ db }) =>
      insertCaptured(
        db,
        place.id,
        {
          configurationId: set.id,
          schoolId,
          educatorId: educatorAt(nth),
          observerId: coach.id,
          on: '2026-10-05',
          ...details,
        },
        marked(states, { a: words }),
      ),
    )
  const own = { schoolId, educatorId: educatorAt(0), status: 'sent' as const }
  const startedAt = new Date('2026-10-06T16:00:00Z')
  for (const { id: observerId } of [coaching, advising])
    await place.visit({
      ...own,
      startedAt,
      visitId: crypto.randomUUID(),
      observerId,
      purpose: 'coaching',
    })
  await place.visit({
    ...own,
    startedAt,
    visitId: crypto.randomUUID(),
    observerId: observing.id,
    purpose: 'walkthrough',
  })
  return {
    ...place,
    schoolId,
    small,
    admin,
    advising,
    principal,
    coaching,
    viewer,
    observing,
    coach,
    set,
    see,
  }
}

type Place = Awaited<ReturnType<typeof aPlace>>

/** Visits of two months with everything that is counted in a way of its own. */
async function manyVisits({ see, coach, small, admin }: Place) {
  const twice = crypto.randomUUID()
  await see(0, { a: 'observed' }, { visitId: twice })
  await see(0, { a: 'observed', b: 'not-observed' }, { visitId: twice }, 'Twice on one day.')
  for (let nth = 0; nth < 14; nth += 1) {
    const a = nth % 3 === 0 ? 'not-observed' : 'observed'
    const on = nth < 7 ? '2026-09-10' : '2026-10-05'
    const taught = { grades: nth % 2 ? '7' : '8', subject: nth % 5 ? 'Math' : 'Art' }
    await see(nth, { a, b: 'no-opportunity' }, { on, ...taught }, nth % 4 ? '' : `Proof ${nth}.`)
  }
  // Coaching of five educators, and of too few.
  for (let nth = 0; nth < 5; nth += 1)
    await see(nth, { a: 'observed' }, { purpose: 'coaching', observerId: coach.id, on: '2026-09-14' })
  await see(1, { b: 'observed' }, { purpose: 'coaching', observerId: coach.id, on: '2026-10-01' })
  await see(2, { b: 'observed' }, { schoolId: small, observerId: admin.id, purpose: 'learning-walk' })
}

const questions: Record<string, string | number>[] = [
  {},
  { from: '2026-09-12', to: '2026-10-05' },
  { from: '2026-09-01', to: '2026-09-30' },
  { 'grades[]': '7' },
  { 'subjects[]': 'Art' },
  { 'purposes[]': 'coaching' },
  { 'purposes[]': 'walkthrough' },
  { 'versions[]': 1 },
  { 'versions[]': 2 },
]

/** A report without its choice of observers: who made a visit may also choose themself. */
const figuresOf = ({ asOf: _, choices: { observers: __, ...choices }, ...report }: Report) => ({
  ...report,
  choices,
})

/** Expects the same report from kept months and from rows, which who made a visit in these days reads from. */
async function expectSame(
  { admin, advising, principal, coaching, viewer, observing, set }: Place,
  asked: readonly (typeof questions)[number][] = [{}],
) {
  for (const [kept, counted] of [
    [admin, advising],
    [principal, coaching],
    [viewer, observing],
  ] as const)
    for (const question of asked) {
      const ask = (who: typeof kept) => readReport(who, 'lookFor', set.id, question)
      const [first, second, direct] = [await ask(kept), await ask(kept), await ask(counted)]
      expect(figuresOf(second)).toEqual(figuresOf(first))
      expect(figuresOf(first)).toEqual(figuresOf(direct))
    }
}

test('what is kept of a set says the same as its rows, whatever is asked', async () => {
  const place = await aPlace()
  await manyVisits(place)

  await expectSame(place, questions)
  expect((await readReport(place.principal, 'lookFor', place.set.id)).subtitle).toContain('20 visits')
})

test('where hundreds of months are not counted yet, nobody waits for them', async () => {
  const place = await aPlace()
  const schools = await Promise.all(Array.from({ length: 13 }, (_, nth) => place.school(`School ${nth}`)))
  for (const [nth, { id }] of schools.entries())
    await place.see(nth, { a: 'observed' }, { schoolId: id, observerId: place.coach.id })
  const keeps = async () => {
    const sent = await sentIn(database, () => readReport(place.admin, 'lookFor', place.set.id))
    return sent.some(({ text }) => text.includes('update "visit_months"'))
  }
  expect(await keeps()).toBe(false)
  const before = await readReport(place.admin, 'lookFor', place.set.id)

  await keepMonthsAhead(services, [{ data: { id: String(place.id) } }])
  expect(await keeps()).toBe(true)

  const after = await readReport(place.admin, 'lookFor', place.set.id)
  expect(figuresOf(after)).toEqual(figuresOf(before))
  expect(after.subtitle).toContain('13 visits')
})

test('what is kept of a set ends with each change: a mark, a visit more, a reply, one that is gone', async () => {
  const place = await aPlace()
  await manyVisits(place)
  const changes = [
    sql`update observations set document = document || '{"note": "changed"}', grades = '9' where grades = '7'`,
    sql`update observations set purpose = 'coaching' where subject = 'Art'`,
    sql`update observations set started_on = '2026-09-20' where started_on = '2026-10-05'`,
    sql`delete from observations where started_on = '2026-09-10'`,
    sql`update observations set status = 'draft'`,
  ]
  await expectSame(place)
  await place.see(3, { a: 'observed', b: 'observed' }, {}, 'One more.')
  await expectSame(place)
  for (const change of changes) {
    await database.tenant(place.id, ({ db }) => db.execute(change))
    await expectSame(place)
  }
})

test('what an upgrade made outdated is counted before somebody reads it', async () => {
  const place = await aPlace()
  await manyVisits(place)
  const run = () => keepMonthsAhead(services, [{ data: { id: String(place.id) } }])
  await database.tenant(place.id, ({ db }) => db.execute(sql`update visit_months set kept_form = 1`))

  await run()

  const { schoolOverview } = contract.reports
  const reads = [
    () => readReport(place.admin, 'lookFor', place.set.id),
    () => readReport(place.viewer, 'lookFor', place.set.id),
    () => place.admin.call(schoolOverview, { query: {} }),
    () => place.viewer.call(schoolOverview, { query: {} }),
  ]
  for (const read of reads) {
    const sent = await sentIn(database, async () => {
      await read()
    })
    expect(sent.filter(({ text }) => text.includes('update "visit_months"'))).toEqual([])
  }
})

test('two servers that start at once keep the same, and a further run finds nothing', async () => {
  const place = await aPlace()
  await manyVisits(place)
  const run = () => keepMonthsAhead(services, [{ data: { id: String(place.id) } }])
  await Promise.all([run(), run()])

  const outdated = await database.tenant(place.id, ({ db }) =>
    db.execute(sql`select from visit_months where kept_at is distinct from changes`),
  )
  expect(outdated.rowCount).toBe(0)
  await expectSame(place)
})
