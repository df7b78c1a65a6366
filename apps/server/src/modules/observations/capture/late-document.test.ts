import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { complete, makePlace, read, save, withSweep } from '../test-place.ts'

const made = await product()

test('a document that comes after sending is kept beside what was sent, and the next one beside it', async () => {
  const { marisol, document, rows } = await makePlace(made)
  const [id, first] = [randomUUID(), document()]
  await save(marisol, id, first)
  await complete(marisol, { id, revision: 1 })
  await rows(`update observations set status = 'sent', sent_at = now()`)
  const counted = await rows('select * from observation_facts order by item, value')
  const [late, later] = [withSweep(first), withSweep(withSweep(first))]

  expect(read(await save(marisol, id, first, 1))).toMatchObject({ revision: 1, isLate: false })
  expect(read(await save(marisol, id, late, 1))).toMatchObject({
    revision: 2,
    status: 'sent',
    document: late,
    isLate: true,
  })
  expect(await save(marisol, id, { ...first, privateNotes: 'Mine' }, 1)).toMatchObject({
    status: 409,
    body: { current: { revision: 2, document: late, isLate: true } },
  })
  expect(read(await save(marisol, id, later, 2))).toMatchObject({ revision: 3, document: later })
  expect(await rows('select document from observations')).toEqual([{ document: first }])
  expect(await rows('select * from observation_facts order by item, value')).toEqual(counted)
})

test('a document that comes after sending is in the trail, with the device that it came from', async () => {
  const { marisol, document, rows } = await makePlace(made)
  const [id, first] = [randomUUID(), document()]
  await save(marisol, id, first)
  await complete(marisol, { id, revision: 1 })
  await rows(`update observations set status = 'sent', sent_at = now()`)
  await save(marisol, id, first, 1)
  const trail = () =>
    rows(
      `select event, subject_kind, subject_id from audit_events where event like 'observation.late%' order by id`,
    )
  expect(await trail()).toEqual([])
  const { body } = await marisol.call(contract.auth.sessions, {})
  const device = contract.auth.sessions.response.parse(body).items.find((it) => it.isThisDevice)
  read(await save(marisol, id, withSweep(first), 1))

  expect(await trail()).toEqual([
    { event: 'observation.late', subject_kind: 'observation', subject_id: id },
    { event: 'observation.late-device', subject_kind: 'session', subject_id: device?.id },
  ])
})
