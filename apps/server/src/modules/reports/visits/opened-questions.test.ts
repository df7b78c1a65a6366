import { contract } from '@corridor/contract/contract'
import { OpenedVisits } from '@corridor/contract/reports/report'
import type { EducatorId } from '@corridor/domain/people/ids'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'

const { database, district } = await product()
const { visits } = contract.reports

async function aPrincipal() {
  const place = await district()
  const { id: schoolId } = await place.school()
  return { place, schoolId, principal: await place.person({ role: 'principal', schoolId }) }
}

const manyNames = Array.from({ length: 10_000 }, (_, n) => `i${n}`)

test.each([
  ['ten thousand values', { values: manyNames }, 'Choose at most 500, or leave it open.'],
  ['ten thousand items', { items: manyNames }, 'Choose at most 500, or leave it open.'],
  ['a list of nothing', { items: [''] }, 'Name what was counted.'],
  ['a value of nothing', { items: ['a'], values: [' '] }, 'Name as what it was counted.'],
  ['a text without end', { values: ['x'.repeat(100_000)] }, 'Use at most 200 characters.'],
  ['a text that no database keeps', { items: ['a\u0000b'] }, 'Use letters, digits and punctuation only.'],
  ['look-fors of no name', { together: ['a', ' '] }, 'Name what was observed.'],
  ['ten thousand look-fors', { together: manyNames }, 'Choose at most 500, or leave it open.'],
  ['records that are none', { records: ['1'] }, 'Name records by their ids.'],
  ['levels that are none', { rated: ['3:2', '1; drop table users'] }, 'Name two levels, as in “3:2”.'],
])('a question with %s is refused in a sentence', async (_, query, sentence) => {
  const { principal } = await aPrincipal()
  const { status, body } = await principal.try(visits, { query })

  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain(sentence)
})

test.each(['items', 'values', 'together', 'records', 'rated'])(
  '%s without brackets are no list',
  async (name) => {
    const { principal } = await aPrincipal()
    const { status } = await principal.try(visits, { query: { [`${name}`]: '3:2' } })

    expect(status).toBe(422)
  },
)

test.each([
  ['names nobody uses', { items: ['nothing', '%', "'"], values: ['../..', '{}', '😀'] }],
  ['values alone', { values: ['level 3', 'level 4'] }],
  ['look-fors nobody saw together', { together: ['a', 'b', 'a'] }],
  ['records nobody made', { records: ['00000000-0000-4000-8000-000000000000'] }],
  ['levels nobody chose', { rated: ['100:0'] }],
])('a question with %s finds nothing', async (_, query) => {
  const { principal } = await aPrincipal()
  const { body } = await principal.call(visits, { query })

  expect(OpenedVisits.parse(body)).toEqual({ visits: 0, coaching: 0, items: [], next: null })
})

test('what comes together in coaching of others is told to nobody', async () => {
  const { place, schoolId, principal } = await aPrincipal()
  const { id: observerId } = await place.person({ role: 'coach', schoolId })
  const coach = (educatorId: EducatorId) =>
    place.visit({
      schoolId,
      educatorId,
      observerId,
      visitId: crypto.randomUUID(),
      startedAt: new Date('2026-09-10T16:00:00Z'),
      status: 'sent',
      purpose: 'coaching',
    })
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await coach((await place.educator(schoolId, name)).id)
  await database.tenant(place.id, ({ client }) =>
    client.query(`insert into observation_facts
      (district_id, observation_id, school_id, tool_type_id, configuration_id, configuration_version, purpose,
        happened_on, item, value, n)
      select district_id, id, school_id, tool_type_id, configuration_id, configuration_version, purpose,
        started_on, item, 'observed', 3
      from observations, (values ('sweeps'), ('code')) as of(item)`),
  )
  const coachingIn = async (query: object) =>
    OpenedVisits.parse((await principal.call(visits, { query })).body).coaching

  expect(await coachingIn({ items: ['sweeps'] })).toBe(6)
  expect(await coachingIn({ items: ['sweeps', 'code'] })).toBe(0)
  expect(await coachingIn({ together: ['sweeps'] })).toBe(0)
  expect(await coachingIn({ together: ['sweeps', 'code'] })).toBe(0)
  const ids = await database.tenant(place.id, async ({ client }) => {
    const { rows } = await client.query<{ id: string }>('select id from observations')
    return rows.map(({ id }) => id)
  })
  expect(await coachingIn({ records: ids })).toBe(0)
})
