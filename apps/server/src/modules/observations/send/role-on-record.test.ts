import { contract } from '@corridor/contract/contract'
import type { AssignmentDetails } from '@corridor/contract/people/users'
import { afterEach, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { type Caller, complete, makePlace, openAs, type Place, read } from '../test-place.ts'
import { received, send, shown } from '../test-sending.ts'

const made = await product()
const NOW = made.clock.now
afterEach(() => {
  made.clock.now = NOW
})

const LAST_WEEK = '2026-10-15T15:05:00.000Z'

/** Gives Marisol a title and roles as the form of users sends them: whatever is not in the list is taken away now. */
async function become(
  { admin, marisol }: Place,
  jobTitle: string | null,
  ...assignments: readonly AssignmentDetails[]
) {
  const body = { name: 'Marisol Okafor', jobTitle, assignments: [...assignments] }
  const reply = await admin.call(contract.users.change, { params: { userId: marisol.id }, body })
  expect(reply.status).toBe(200)
}

async function printed({ call }: Caller, observationId: string): Promise<string> {
  const { body } = await call(contract.observations.file, { params: { observationId }, query: {} })
  if (!(body instanceof Uint8Array)) throw new Error('There is no PDF.')
  return readPdf(body).pages.join(' ')
}

/** A place where Omar has an account, and reads what is sent to him. */
async function withOmar() {
  const place = await makePlace(made)
  const teacher = await place.as('teacher')
  await place.link(place.omar.id, teacher.id)
  return { ...place, teacher }
}

test('a copy keeps the role of the day on which the visit was made, whatever its observer becomes', async () => {
  const place = await withOmar()
  const { admin, finished, marisol, teacher, wanted } = place
  const done = await finished(marisol, { startedAt: LAST_WEEK })
  await become(place, null, wanted('coach'))

  const readers = { params: { observationId: done.id } }
  expect(await marisol.call(contract.observations.readers, readers)).toMatchObject({
    status: 200,
    body: { observerRole: 'Principal' },
  })
  read(await send(marisol, done))
  await become(place, 'Dean', wanted('assistant-principal'))

  for (const reader of [teacher, admin, marisol])
    expect((await shown(reader, done.id)).record).toMatchObject({ observerRole: 'Principal' })
  expect(await received.copy(teacher, done.id, 1)).toMatchObject({ body: { observerRole: 'Principal' } })
  const text = await printed(teacher, done.id)
  expect(text).toContain('Marisol Okafor, Principal')
  expect(text).toContain('On Task, tool version 1')
})

test('a job title stands where somebody has one, and the next copy has what they are then', async () => {
  const place = await withOmar()
  const { admin, finished, marisol, teacher, rows, wanted } = place
  const [held] = await rows(`select id from assignments where user_id = ${marisol.id}`)
  const still = { ...wanted('principal', { startsOn: '2026-08-01' }), id: Number(held?.id) }
  const done = read(await send(marisol, await finished(marisol)))
  await become(place, 'Head of school', still)

  expect(await received.reopen(admin, done.id)).toMatchObject({ status: 200 })
  const again = read(await complete(marisol, await openAs(marisol, done.id)))
  read(await send(marisol, again))

  expect((await shown(teacher, done.id)).record).toMatchObject({ observerRole: 'Head of school' })
  expect(await received.copy(teacher, done.id, 1)).toMatchObject({ body: { observerRole: 'Principal' } })
})
