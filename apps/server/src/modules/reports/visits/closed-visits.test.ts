import { contract } from '@corridor/contract/contract'
import { OpenedVisits, Report } from '@corridor/contract/reports/report'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'

const { database, district } = await product()
const { newer, schoolOverview, visits } = contract.reports

/** A school with a principal, a coach, and educators to whom visits are made on a day. */
async function school() {
  const place = await district()
  const { id: schoolId } = await place.school()
  const principal = await place.person({ role: 'principal', schoolId })
  const coach = await place.person({ role: 'coach', schoolId })
  const educators = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (number) => (await place.educator(schoolId, `Educator ${number}`)).id),
  )
  const visit = (educatorId: EducatorId, day: string, purpose: 'walkthrough' | 'coaching' = 'walkthrough') =>
    place.visit({
      schoolId,
      educatorId,
      observerId: purpose === 'coaching' ? coach.id : principal.id,
      visitId: crypto.randomUUID(),
      startedAt: new Date(`${day}T16:00:00Z`),
      status: 'sent',
      purpose,
    })
  return { ...place, schoolId, principal, coach, educators, visit }
}

type Person = Awaited<ReturnType<typeof school>>['principal']

async function opened(person: Person, query: object = {}) {
  const { visits: open, coaching } = OpenedVisits.parse((await person.call(visits, { query })).body)
  return { open, coaching }
}

test('a report that asks for nobody, by however large a number, is empty', async () => {
  const { principal, educators, visit } = await school()
  for (const id of educators) await visit(id, '2026-09-10')
  const reply = await principal.call(schoolOverview, { query: { educators: [2_147_483_648 as EducatorId] } })
  expect(Report.parse(reply.body).cards[0]?.blocks).toMatchObject([
    { items: [{ label: 'Visits', value: '0' }, {}, {}, {}] },
  ])
})

describe('coaching of others', () => {
  test('enters the sums of a school from five educators on, and opens to nobody else', async () => {
    const { principal, coach, educators, visit } = await school()
    for (const id of educators.slice(0, 4)) await visit(id, '2026-09-10', 'coaching')

    expect(await opened(principal)).toEqual({ open: 0, coaching: 0 })

    for (const id of educators.slice(4)) await visit(id, '2026-09-11', 'coaching')

    expect(await opened(principal)).toEqual({ open: 0, coaching: 6 })
    expect(await opened(coach)).toEqual({ open: 6, coaching: 0 })
  })

  test('is told to nobody else when it is finished, though the next report counts it', async () => {
    const { id, principal, coach, educators, visit } = await school()
    for (const it of educators) await visit(it, '2026-09-10', 'coaching')
    for (const it of educators.slice(0, 2)) await visit(it, '2026-09-11')
    const finished = `update observations set completed_at = '2026-10-22T15:00:00Z'`
    await database.tenant(id, ({ client }) => client.query(finished))
    const since = '2026-10-22T14:00:00.000Z'
    const told = async (person: Person) => (await person.call(newer, { query: { since } })).body

    expect(await told(principal)).toEqual({ visits: 2 })
    expect(await told(coach)).toEqual({ visits: 6 })
    expect(await opened(principal)).toEqual({ open: 2, coaching: 6 })
  })

  test('leaves them where a question is about people or cuts the month', async () => {
    const { principal, educators, visit } = await school()
    for (const id of educators) await visit(id, '2026-09-10', 'coaching')
    const [first] = educators

    for (const query of [
      { educators: [first] },
      { grades: ['8'] },
      { weekdays: [4] },
      { from: '2026-09-01', to: '2026-09-29' },
      { from: '2026-09-10', to: '2026-09-10' },
    ])
      expect(await opened(principal, query)).toEqual({ open: 0, coaching: 0 })
    expect(await opened(principal, { from: '2026-09-01', to: '2026-09-30' })).toMatchObject({ coaching: 6 })
  })
})

describe('a district viewer', () => {
  test('counts a month of a school from five educators on, and opens no visit', async () => {
    const { person, educators, visit } = await school()
    const viewer = await person({ role: 'district-viewer', schoolId: null })
    for (const id of educators) await visit(id, '2026-09-10')
    for (const id of educators.slice(0, 3)) await visit(id, '2026-08-20')

    const { body } = await viewer.call(schoolOverview, { query: {} })

    const report = Report.parse(body)
    expect(report.subtitle).toContain('6 visits, 6 educators, 1 observer')
    expect(report.notices.join()).toContain('fewer than five educators')
    expect(report.choices).toMatchObject({ observers: [], grades: [], subjects: [] })
    expect(JSON.stringify(body)).not.toContain('Educator 1')
    expect(JSON.stringify(body)).not.toContain('"opens"')
    expect(await viewer.call(visits, { query: {} })).toMatchObject({ body: { visits: 0, items: [] } })
  })

  test('is told why a link by grade, subject or person shows no visits', async () => {
    const { person, principal, educators, visit } = await school()
    const viewer = await person({ role: 'district-viewer', schoolId: null })
    for (const id of educators) await visit(id, '2026-09-10')

    for (const query of [
      { grades: ['8'] },
      { subjects: ['Math'] },
      { observers: [principal.id] },
      { educators: educators.slice(0, 1) },
    ])
      expect((await viewer.call(schoolOverview, { query })).body).toMatchObject({
        subtitle: expect.stringMatching(/ · No visits$/),
        notices: [expect.stringMatching(/^This link asks by grade, subject, educator or observer\. /)],
      })
  })
})

test('a school that one does not follow is left out in words, and who reads nothing has a report of nothing', async () => {
  const { person, principal, schoolId, educators, visit, ...place } = await school()
  const elsewhere = await place.school('Cedar Flat')
  await visit(educators[0] as EducatorId, '2026-09-10')
  const billing = await person({ role: 'billing-contact', schoolId: null })

  const { body } = await principal.call(schoolOverview, { query: { schools: [schoolId, elsewhere.id] } })

  expect(body).toMatchObject({
    subtitle: expect.stringContaining('1 visit, 1 educator, 1 observer'),
    notices: ['This link names 1 school that you do not follow. Those you follow are shown.'],
  })
  expect(await billing.call(schoolOverview, { query: {} })).toMatchObject({
    status: 200,
    body: { subtitle: expect.stringMatching(/^No school · .* · No visits$/) },
  })
})

test('a link of which no school is followed says that it shows nothing, and not that it shows the others', async () => {
  const { principal, ...place } = await school()
  const elsewhere = await place.school('Cedar Flat')
  const farther = await place.school('Dry Gulch')
  const noticesOf = async (...schools: SchoolId[]) =>
    (await principal.call(schoolOverview, { query: { schools } })).body

  expect(await noticesOf(elsewhere.id)).toMatchObject({
    subtitle: expect.stringMatching(/^No school · /),
    notices: ['You follow no school that this link names, so it shows no visits to you.'],
  })
  expect(await noticesOf(elsewhere.id, farther.id)).toMatchObject({
    notices: ['You follow no school that this link names, so it shows no visits to you.'],
  })
})

test.each([
  ['a reversed span', { from: '2026-10-02', to: '2026-10-01' }, 'span-not-valid'],
  ['two years', { from: '2024-10-02', to: '2026-10-01' }, 'span-not-valid'],
  ['a school that is no number', { schools: ['x'] }, 'invalid-request'],
  ['too many schools', { schools: Array.from({ length: 501 }, (_, index) => index + 1) }, 'invalid-request'],
  ['an unknown purpose', { purposes: ['gossip'] }, 'invalid-request'],
  ['a day that is none', { from: '2026-13-01' }, 'invalid-request'],
  ['an unknown filter', { rank: 'best' }, 'invalid-request'],
])('%s is refused in words', async (_, query, code) => {
  const { principal } = await school()

  expect(await principal.try(schoolOverview, { query })).toMatchObject({ status: 422, body: { code } })
})

test('ids that no column holds are schools and people that are not there', async () => {
  const { principal } = await school()
  const query = { schools: [9_007_199_254_740_991], observers: [9_007_199_254_740_991] }

  expect(await principal.try(schoolOverview, { query })).toMatchObject({ status: 200 })
})
