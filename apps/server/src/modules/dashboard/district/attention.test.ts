import { contract } from '@corridor/contract/contract'
import { OpenedVisits } from '@corridor/contract/reports/report'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { type Caller, makePlace, read } from '../../observations/test-place.ts'
import { send, shown } from '../../observations/test-sending.ts'

const made = await product()

/** Two schools; Omar of the first signs in, and Marisol leads it. */
async function aDistrict() {
  const place = await makePlace(made)
  const teacher = await place.as('teacher')
  await place.link(place.omar.id, teacher.id)
  return { ...place, teacher }
}

async function attentionOf(caller: Caller) {
  const { body } = await caller.call(contract.dashboard.show, { query: {} })
  return contract.dashboard.show.response.parse(body).district?.attention
}

const nothing = {
  unsent: { visits: 0, schools: 0, longest: 0 },
  bounced: [],
  provisional: 0,
  yearEnding: null,
}

test('a visit that is finished waits until it is sent, as its list has it', async () => {
  const { admin, marisol, finished } = await aDistrict()
  expect(await attentionOf(admin)).toEqual(nothing)

  const it = await finished(marisol, { startedAt: '2026-10-14T16:00:00.000Z' })
  expect(await attentionOf(admin)).toMatchObject({ unsent: { visits: 1, schools: 1, longest: 6 } })
  const listed = await admin.call(contract.reports.visits, { query: { follow: 'unsent' } })
  expect(OpenedVisits.parse(listed.body).visits).toBe(1)

  read(await send(marisol, it))
  expect(await attentionOf(admin)).toEqual(nothing)
})

test('a mail that nobody took is named with whose address it is, until the record is opened', async () => {
  const { admin, marisol, teacher, omar, finished, rows } = await aDistrict()
  const { id } = read(await send(marisol, await finished(marisol), { recipients: [admin.id] }))
  expect((await attentionOf(admin))?.bounced).toEqual([])

  await rows(`update deliveries set state = 'bounced'`)
  const bounced = (await attentionOf(admin))?.bounced ?? []
  expect(bounced).toHaveLength(2)
  expect(bounced.find((it) => it.educatorId === omar.id)).toMatchObject({ school: 'Copper Ridge' })
  expect(bounced.find((it) => it.educatorId === null)).toMatchObject({ userId: admin.id })

  await shown(teacher, id)
  expect((await attentionOf(admin))?.bounced.map((it) => it.userId)).toEqual([admin.id])
})

test('of coaching nobody hears at the district, whether its mail came back or not', async () => {
  const { admin, finished, ridge, omar, rows, person } = await aDistrict()
  const coach = await person({ role: 'coach', schoolId: ridge.id, educatorIds: [omar.id] })
  read(await send(coach, await finished(coach, { purpose: 'coaching' })))
  await finished(coach, { purpose: 'coaching' })
  await rows(`update deliveries set state = 'bounced'`)

  expect(await attentionOf(admin)).toEqual(nothing)
})

test('who was added at the door is counted as the list counts them', async () => {
  const { admin, omar, rows } = await aDistrict()
  await rows(`update educators set is_provisional = true where id = ${omar.id}`)

  expect(await attentionOf(admin)).toMatchObject({ provisional: 1 })
  const listed = await admin.call(contract.educators.list, { query: { state: 'provisional' } })
  expect(contract.educators.list.response.parse(listed.body).items).toHaveLength(1)
})
