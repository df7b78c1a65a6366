import { contract } from '@corridor/contract/contract'
import { Report } from '@corridor/contract/reports/report'
import type { EducatorId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { sentIn } from '../../../../test/statements.ts'

const { database, district } = await product()
const { schoolOverview } = contract.reports

type Place = Awaited<ReturnType<typeof places>>

/** Two schools with educators, their principals and an administrator who reads both. */
async function places() {
  const place = await district()
  const schools = [await place.school(), await place.school()]
  const ids = schools.map(({ id }) => id)
  const [first, second] = ids
  if (!first || !second) throw new Error('There are two schools.')
  const admin = await place.person({ role: 'district-admin', schoolId: null })
  const principal = await place.person({ role: 'principal', schoolId: first })
  const coach = await place.person({ role: 'coach', schoolId: first })
  const educators = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (nth) => (await place.educator(first, `Educator ${nth}`)).id),
  )
  const visit = (educatorId: EducatorId, day: string, details: object = {}) =>
    place.visit({
      schoolId: first,
      educatorId,
      observerId: principal.id,
      visitId: crypto.randomUUID(),
      startedAt: new Date(`${day}T16:00:00Z`),
      status: 'sent',
      purpose: 'walkthrough',
      ...details,
    })
  return { ...place, first, second, admin, principal, coach, educators, visit }
}

async function read({ admin }: Place, query: object = {}): Promise<Report> {
  const { status, body } = await admin.call(schoolOverview, { query })
  expect(status).toBe(200)
  return Report.parse(body)
}

/** The report without any months that were kept. */
async function readAnew(place: Place, query: object = {}): Promise<Report> {
  await database.tenant(place.id, ({ db }) =>
    db.execute(sql`update visit_months set kept = null, kept_cells = null, kept_at = null`),
  )
  return read(place, query)
}

function keptIn({ id }: Place): Promise<number> {
  return database.tenant(id, async ({ db }) => {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int n from visit_months where kept_at = changes`,
    )
    return rows[0]?.n ?? 0
  })
}

const withoutTime = ({ asOf: _, ...report }: Report) => ({
  ...report,
  cards: report.cards.map((card) => (card.key === 'about' ? { ...card, line: '' } : card)),
})

describe('what is kept of a month', () => {
  test('is used by the next reader, and the same as counted anew', async () => {
    const place = await places()
    for (const id of place.educators) await place.visit(id, '2026-09-10')
    const first = await read(place)
    expect(await keptIn(place)).toBe(1)

    const second = await read(place)
    expect(withoutTime(second)).toEqual(withoutTime(first))
    expect(withoutTime(await readAnew(place))).toEqual(withoutTime(first))
  })

  test('ends with each change: a visit more, one that is sent, answered or gone', async () => {
    const place = await places()
    const [one, two] = place.educators
    if (!one || !two) throw new Error('There are educators.')
    const changes: (() => Promise<unknown>)[] = [
      () => place.visit(one, '2026-09-10', { status: 'completed' }),
      () => place.visit(two, '2026-09-11'),
      () =>
        change(place, sql`update observations set sent_at = started_at + interval '1 hour', status = 'sent'`),
      () => change(place, sql`update observations set purpose = 'coaching' where educator_id = ${one}`),
      () => change(place, sql`update observations set started_on = '2026-10-02' where educator_id = ${two}`),
      () => change(place, sql`update observations set status = 'draft' where educator_id = ${one}`),
    ]
    await read(place)
    for (const make of changes) {
      await make()
      const shown = await read(place)
      expect(withoutTime(shown)).toEqual(withoutTime(await readAnew(place)))
    }
  })

  test('counts coaching by the cell, and follows a fifth educator', async () => {
    const place = await places()
    for (const id of place.educators.slice(0, 4))
      await place.visit(id, '2026-09-10', { purpose: 'coaching', observerId: place.coach.id })
    expect((await read(place)).subtitle).toContain('No visits')

    const [, , , , fifth] = place.educators
    if (!fifth) throw new Error('There are educators.')
    await place.visit(fifth, '2026-09-11', { purpose: 'coaching', observerId: place.coach.id })
    expect((await read(place)).subtitle).toContain('5 visits')
    expect((await readAnew(place)).subtitle).toContain('5 visits')
  })

  test('costs the same number of statements however many visits and years there are', async () => {
    const place = await places()
    const [one] = place.educators
    if (!one) throw new Error('There are educators.')
    await place.visit(one, '2026-09-10')
    await read(place)
    const few = (await sentIn(database, () => read(place))).length

    for (const id of place.educators)
      for (const day of ['2024-09-10', '2025-09-10', '2026-09-15', '2026-10-01']) await place.visit(id, day)
    await read(place)
    const many = await sentIn(database, () => read(place))
    expect(many.length).toBe(few)
    expect(few).toBeLessThanOrEqual(20)
    // No statement reads observations one by one, but for tools that are drawn visit by visit.
    const ofEach = many.filter(({ text }) => text.includes('string_agg') && text.includes('observation'))
    expect(ofEach.filter(({ text }) => !text.includes('array(select'))).toEqual([])
  })
})

function change({ id }: Place, statement: ReturnType<typeof sql>) {
  return database.tenant(id, ({ db }) => db.execute(statement))
}
