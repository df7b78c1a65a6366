import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { makePlace, read } from '../observations/test-place.ts'
import { send } from '../observations/test-sending.ts'

const made = await product()
const { list } = contract.outbox

test('without a mail server each waiting record is handed over from the outbox: on paper, or by its address', async () => {
  const world = await makePlace(made)
  const { admin, marisol, omar, rows } = world
  await rows(`update educators set email = 'omar@example.test' where id = ${omar.id}`)
  const byLink = read(await send(marisol, await world.finished(marisol), { message: 'canary-words' }))
  const teacher = await world.as('teacher')
  await world.link(omar.id, teacher.id)
  const signedIn = read(await send(marisol, await world.finished(marisol)))

  const { body, status } = await admin.call(list, { query: {} })

  expect(status).toBe(200)
  const { isSending, waiting, items } = list.response.parse(body)
  expect({ isSending, waiting }).toEqual({ isSending: false, waiting: items.length })
  const records = items.filter(({ observation }) => observation !== null)
  expect(new Map(records.map(({ to, observation }) => [to, observation]))).toEqual(
    new Map([
      ['omar@example.test', expect.objectContaining({ id: byLink.id, hasAccount: false })],
      [teacher.email, expect.objectContaining({ id: signedIn.id, hasAccount: true })],
    ]),
  )
  expect(JSON.stringify(items)).not.toMatch(/canary|records\//)
  for (const { id } of [byLink, signedIn]) {
    const request = { params: { observationId: id }, query: { visit: 'whole' as const } }
    expect(await admin.call(contract.observations.file, request)).toMatchObject({ status: 200 })
  }
  // Nobody but administrators reads what waits.
  for (const other of [marisol, teacher])
    expect(await other.call(list, { query: {} })).toMatchObject({ status: 403 })
})
