import { contract } from '@corridor/contract/contract'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { makePlace, read } from '../test-place.ts'
import { send } from '../test-sending.ts'

const made = await product()

test('the visitor of the sample is no colleague: they are not offered, and a record does not go to them', async () => {
  const { marisol, admin, finished, person } = await makePlace(made)
  await person({ role: 'district-admin', schoolId: null }, { userId: DEMO_USER })
  const done = await finished(marisol)

  const { body } = await marisol.call(contract.observations.readers, { params: { observationId: done.id } })
  const offered = contract.observations.readers.response.parse(body).colleagues.map(({ id }) => id)
  expect(offered).toContain(admin.id)
  expect(offered).not.toContain(DEMO_USER)
  expect(await send(marisol, done, { recipients: [DEMO_USER] })).not.toMatchObject({ status: 200 })
  read(await send(marisol, done, { recipients: [admin.id] }))
})
