import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { AuditEventName } from '@corridor/contract/district/audit'
import { usualPolicies } from '@corridor/domain/people/policies'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { type Caller, makePlace, read, save } from '../observations/test-place.ts'
import { rowsOfDay } from './digest.queries.ts'
import { digestOf } from './digest-of.ts'
import { recordAudit } from './record-audit.ts'

const made = await product()
const { audit, schools, district, toolTypes } = contract

async function linesFor(caller: Caller, event: AuditEventName) {
  const { status, body } = await caller.call(audit.list, { query: { event } })
  expect(status).toBe(200)
  return audit.list.response.parse(body).items
}

const namesFor = async (caller: Caller, event: AuditEventName) =>
  (await linesFor(caller, event)).map(({ subject }) => subject.name)

test('an observation is named by its tool, its educator and its day', async () => {
  const place = await makePlace(made)
  await place.finished(place.marisol)

  const lines = await linesFor(place.admin, 'observation.complete')
  expect(lines.map(({ subject }) => subject)).toMatchObject([
    { name: 'On Task with Omar Haddad, October 22, 2026' },
  ])
  expect(lines[0]?.subject).not.toHaveProperty('isConference')
})

test('a draft is nobody else’s to read: whom it is about is told to its observer alone', async () => {
  const place = await makePlace(made)
  read(await save(place.marisol, randomUUID(), place.document()))

  expect(await namesFor(place.admin, 'observation.create')).toEqual(['On Task, October 22, 2026'])
  expect(await namesFor(place.marisol, 'observation.create')).toEqual([
    'On Task with Omar Haddad, October 22, 2026',
  ])
})

test('a setting is named, with its words before and after; what stayed is not', async () => {
  const place = await makePlace(made)
  const admin = place.admin
  const { items } = schools.list.response.parse((await admin.call(schools.list, {})).body)
  const { id = 0, ...ridge } = items.find((it) => it.id === place.ridge.id) ?? {}
  const body = { ...ridge, visitsPlannedPerWeek: 12, gradeSpan: '6–9' }
  expect((await admin.try(schools.change, { params: { schoolId: id }, body })).status).toBe(200)
  await admin.call(district.changePolicies, { body: { ...usualPolicies, supportMayAssist: true } })

  const [school] = await linesFor(admin, 'school.change')
  expect(school?.changes.map(({ what, to }) => [what, to])).toEqual([
    ['Grades', '6–9'],
    ['Visits planned a week', '12'],
  ])
  const [rules] = await linesFor(admin, 'district.policies')
  expect(rules?.changes).toEqual([{ what: 'Support can make changes', from: 'Off', to: 'On' }])
})

test('which tools were turned on or off is told', async () => {
  const place = await makePlace(made)
  const admin = place.admin
  const { all } = toolTypes.list.response.parse((await admin.call(toolTypes.list, {})).body)
  const tools = all.map(({ id, position }) => ({ id, position, enabled: id !== 2, schools: null }))
  await admin.call(toolTypes.choose, { body: { tools } })

  const [line] = await linesFor(admin, 'tools.change')
  expect(line?.changes).toEqual([{ what: 'On Task', from: 'On', to: 'Off' }])
})

test('the settings that changed are part of the digest of their day', async () => {
  const { id } = await made.district()
  await made.database.tenant(id, (transaction) =>
    recordAudit(transaction, {
      name: 'district.change',
      actor: null,
      districtId: id,
      subject: { kind: 'district', id },
      requestId: 'req-test',
      at: made.clock.now,
      changes: [{ what: 'Name', from: 'Old', to: 'New' }],
    }),
  )

  const [row] = await made.database.tenant(id, ({ db }) => rowsOfDay(db, '2026-10-22'))
  if (!row) throw new Error('There is no such row.')

  expect(row.changes).toEqual([{ what: 'Name', from: 'Old', to: 'New' }])
  expect(digestOf([row])).not.toBe(digestOf([{ ...row, changes: null }]))
})
