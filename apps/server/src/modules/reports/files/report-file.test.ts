import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { readPdf } from '../../../../test/read-pdf.ts'

const { database, district } = await product()
const { file, schoolOverview } = contract.reports

test('a report that is narrowed says so, also on paper, and one that is whole does not', async () => {
  const place = await district()
  const ridge = await place.school('Copper Ridge')
  const marlow = await place.school('Marlow Creek')
  await place.school('Stonebridge')
  const admin = await place.person({ role: 'district-admin', schoolId: null })
  const educator = await place.educator(ridge.id, 'Omar Haddad')
  await place.visit({
    schoolId: ridge.id,
    educatorId: educator.id,
    observerId: admin.id,
    visitId: crypto.randomUUID(),
    startedAt: new Date('2026-09-10T16:00:00Z'),
    status: 'sent',
  })
  await database.tenant(place.id, ({ client }) => client.query(`update observations set grades = '6'`))
  const query = {
    schools: [ridge.id, marlow.id],
    grades: ['6', '7'],
    tools: [2],
    observers: [admin.id, 9_999],
    purposes: ['walkthrough'],
  }
  const chosenOf = async (asked: object) => (await admin.call(schoolOverview, { query: asked })).body
  const paperOf = async (asked: object) => {
    const { body } = await admin.try(file, { query: { ...asked, report: 'school-overview', format: 'pdf' } })
    return body instanceof Uint8Array ? readPdf(body).pages.join(' ') : JSON.stringify(body)
  }

  expect(await chosenOf(query)).toMatchObject({
    chosen: [
      'Schools: Copper Ridge and Marlow Creek.',
      'Grades: 6 and 7.',
      'Tool: On Task.',
      'Observers: Somebody and 1 other person.',
      'Purpose: Walkthrough.',
    ],
  })
  expect(await paperOf(query)).toContain('Schools: Copper Ridge and Marlow Creek. Grades: 6 and 7.')
  expect(await chosenOf({})).toMatchObject({ chosen: [] })
  expect(await paperOf({})).not.toContain('Schools:')
})

test('an address that narrows to educators or a set says so, and names whom the reader may read of', async () => {
  const place = await district()
  const ridge = await place.school('Copper Ridge')
  const principal = await place.person({ role: 'principal', schoolId: ridge.id })
  const coach = await place.person({ role: 'coach', schoolId: ridge.id })
  const omar = await place.educator(ridge.id, 'Omar Haddad')
  const lena = await place.educator(ridge.id, 'Lena Ortiz')
  const alina = await place.educator(ridge.id, 'Alina Petrova')
  const visit = (purpose: 'walkthrough' | 'coaching', educator: typeof omar, observer: typeof coach) =>
    place.visit({
      schoolId: ridge.id,
      educatorId: educator.id,
      observerId: observer.id,
      visitId: crypto.randomUUID(),
      startedAt: new Date('2026-09-10T16:00:00Z'),
      status: 'sent',
      purpose,
    })
  await visit('walkthrough', omar, principal)
  await visit('coaching', lena, coach)
  const subtitleOf = async (query: object) =>
    schoolOverview.response.parse((await principal.call(schoolOverview, { query })).body).subtitle

  expect(await subtitleOf({ educators: [omar.id] })).toContain('Copper Ridge · Omar Haddad · ')
  expect(await subtitleOf({ educators: [omar.id, lena.id, alina.id] })).toContain(
    ' · Omar Haddad and 2 other educators · ',
  )
  expect(await subtitleOf({ educators: [lena.id] })).toContain(' · 1 chosen educator · ')
  expect(await subtitleOf({ configuration: 9_999_999 })).toContain(' · 1 chosen set · ')
  expect(await subtitleOf({})).not.toMatch(/Omar|chosen/)
})
