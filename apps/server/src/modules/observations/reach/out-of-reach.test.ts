import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { type Caller, makePlace, read } from '../test-place.ts'
import { send, shown } from '../test-sending.ts'

const made = await product()
const { list } = contract.observations

async function aSending() {
  const place = await makePlace(made)
  const { id } = read(await send(place.marisol, await place.finished(place.marisol)))
  const listed = async (caller: Caller) =>
    list.response.parse((await caller.call(list, { query: {} })).body).items.find((it) => it.id === id)
  return { ...place, id, listed }
}

test('nothing reaches an educator without an account, and that is said of what was sent', async () => {
  const { marisol, admin, id, listed } = await aSending()

  for (const caller of [marisol, admin]) {
    expect(await shown(caller, id)).toMatchObject({ status: 'sent', isOutOfReach: true })
    expect(await listed(caller)).toMatchObject({ status: 'sent', isOutOfReach: true })
  }
})

test('an educator with an account finds what was sent, whether or not it was mailed then; a paused account opens nothing', async () => {
  const { marisol, as, omar, link, id, listed, rows } = await aSending()
  const teacher = await as('teacher')
  await link(omar.id, teacher.id)

  expect((await shown(marisol, id)).isOutOfReach).toBe(false)
  expect(await listed(teacher)).toMatchObject({ isOutOfReach: false, isAboutMe: true })
  await rows(`update accounts set paused_at = now() where user_id = ${teacher.id}`)
  expect((await shown(marisol, id)).isOutOfReach).toBe(true)
})

test('an observation that is only finished is not out of reach', async () => {
  const place = await makePlace(made)
  const { id } = await place.finished(place.marisol)

  expect((await shown(place.marisol, id)).isOutOfReach).toBe(false)
})
