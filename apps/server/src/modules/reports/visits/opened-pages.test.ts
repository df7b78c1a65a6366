import { contract } from '@corridor/contract/contract'
import { OpenedVisits } from '@corridor/contract/reports/report'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'

const { district } = await product()

type Caller = Awaited<ReturnType<typeof aDistrict>>['admin']

/** Visits of many days at two schools: some with two tools, some at midnight, many in one moment. */
async function aDistrict() {
  const place = await district()
  const schools = [await place.school(), await place.school()]
  const admin = await place.person({ role: 'district-admin', schoolId: null })
  for (const { id: schoolId } of schools) {
    const { id: observerId } = await place.person({ role: 'principal', schoolId })
    const { id: educatorId } = await place.educator(schoolId, 'Ada')
    const visit = (startedAt: Date, visitId: string = crypto.randomUUID()) =>
      place.visit({
        schoolId,
        educatorId,
        observerId,
        visitId,
        startedAt,
        status: 'sent',
        purpose: 'walkthrough',
      })
    for (let nth = 0; nth < 36; nth++) {
      const day = Math.floor(nth / 7)
      await visit(new Date(Date.UTC(2026, 8, 8 + day, 16 + (nth % 3))))
    }
    for (let nth = 0; nth < 4; nth++) {
      const together = crypto.randomUUID()
      await visit(new Date(Date.UTC(2026, 8, 9 + nth, 5, 55)), together)
      await visit(new Date(Date.UTC(2026, 8, 9 + nth, 6, 10)), together)
    }
  }
  return { admin }
}

async function pagesOf(caller: Caller, query: object) {
  const pages: OpenedVisits[] = []
  let after: string | null = ''
  while (after !== null) {
    const asked = { ...query, ...(after && { after }) }
    const page = OpenedVisits.parse((await caller.call(contract.reports.visits, { query: asked })).body)
    pages.push(page)
    after = page.next
  }
  return pages
}

test('pages of all visits are those of the same visits counted one by one, without a gap', async () => {
  const { admin } = await aDistrict()
  const pages = await pagesOf(admin, {})
  const ids = pages.flatMap(({ items }) => items.flatMap(({ tools }) => tools.map(({ id }) => id)))

  expect(new Set(ids).size).toBe(2 * (36 + 8))
  expect(pages).toEqual(await pagesOf(admin, { purposes: ['walkthrough'] }))
  expect(pages.length).toBeGreaterThan(3)
})

test('a page goes on where the one before ended, though newer visits came', async () => {
  const { admin } = await aDistrict()
  const [first, second] = await pagesOf(admin, {})
  const query = { after: first?.next ?? '', to: '2026-09-14' }

  const { body } = await admin.call(contract.reports.visits, { query })
  expect(OpenedVisits.parse(body).items).toEqual(second?.items)
})
