import { contract } from '@corridor/contract/contract'
import type { EducatorId } from '@corridor/domain/people/ids'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { openMailbox } from '../../../mail/test-mailbox.ts'
import { sendWaiting } from '../../../mail/test-sender.ts'
import { shown as page, timelineIn } from '../../educators/test-place.ts'
import { titles } from '../../notices/test-bell.ts'
import { type Caller, makePlace, read } from '../test-place.ts'
import { received, send, shown } from '../test-sending.ts'

const mailbox = await openMailbox()
const made = await product({ MAIL_URL: mailbox.url })
const { services } = made
const { list, sendAgain, correctAddress } = contract.observations

async function aWorld() {
  const place = await makePlace(made)
  const teacher = await place.as('teacher')
  await place.link(place.omar.id, teacher.id)
  const sent = async () => {
    const { id } = read(await send(place.marisol, await place.finished(place.marisol)))
    await sendWaiting(services)
    return id
  }
  return { ...place, teacher, sent }
}

const refuse = (address: string, at: 'sender' | 'recipient' | 'data', code: number, words: string) =>
  mailbox.state.refuses.set(address, { at, code, words })
const toEducator = async (caller: Caller, id: string) => {
  const found = (await shown(caller, id)).deliveries.find(({ isEducator }) => isEducator)
  if (!found) throw new Error('There is no delivery to the educator.')
  return found
}
const again = async (caller: Caller, observationId: string, deliveryId: string) =>
  caller.call(sendAgain, { params: { observationId }, body: { deliveryId } })
const missing = async (caller: Caller) => {
  const { status, body } = await caller.call(list, { query: { status: 'not-delivered' } })
  expect(status).toBe(200)
  return list.response.parse(body).items
}

/** The state of the newest visit on the educator's page. */
const became = async (caller: Caller, educatorId: EducatorId) =>
  timelineIn(await page(caller, educatorId, { tab: 'visits' }))[0]?.[2]

describe('a mail', () => {
  test('that is refused for good has come back: it is listed with why, and tried again once', async () => {
    const world = await aWorld()
    const { admin, marisol, teacher, sent, rows } = world
    refuse(teacher.email, 'recipient', 550, '5.1.1 canary-words No such user here')
    const id = await sent()

    const back = await toEducator(marisol, id)
    expect(back).toMatchObject({ state: 'bounced', trouble: 'no-mailbox', address: teacher.email })
    expect(back).toMatchObject({ at: '2026-10-22T15:30:00.000Z', mayTryAgain: true, hasAccount: true })
    for (const reader of [marisol, admin])
      expect(await missing(reader)).toMatchObject([
        { id, delivery: { state: 'bounced', trouble: 'no-mailbox', isEducator: true } },
      ])
    expect(await missing(teacher)).toEqual([])
    expect(await titles(marisol)).toEqual([
      'An email about your observation of Omar Haddad could not be delivered',
    ])
    const toSender = mailbox.to(marisol.email).length
    await sendWaiting(services)
    expect(mailbox.to(marisol.email)).toHaveLength(toSender + 1)
    expect(made.logged.join()).not.toContain('canary')
    const { rows: texts } = await made.database.pool.query('select text, last_error_code from mails')
    expect(texts.every(({ text }) => text === null)).toBe(true)

    mailbox.state.refuses.clear()
    const [one, two] = await Promise.all([again(marisol, id, back.id), again(marisol, id, back.id)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(await toEducator(marisol, id)).toMatchObject({
      state: 'queued',
      trouble: null,
      mayTryAgain: false,
    })
    expect(await missing(marisol)).toEqual([])
    await sendWaiting(services)
    expect(mailbox.to(teacher.email)).toHaveLength(1)
    expect(await toEducator(marisol, id)).toMatchObject({ state: 'sent' })
    expect(await rows(`select from audit_events where event = 'observation.send-again'`)).toHaveLength(1)

    await shown(teacher, id)
    expect(await toEducator(marisol, id)).toMatchObject({ state: 'opened' })
    expect((await shown(teacher, id)).deliveries).toEqual([])
  })

  test('that is to be tried later waits, with why, and is given up after many attempts', async () => {
    const { marisol, omar, teacher, sent, rows } = await aWorld()
    refuse(teacher.email, 'data', 451, '4.7.1 Greylisted')
    const id = await sent()

    expect(await toEducator(marisol, id)).toMatchObject({ state: 'queued', trouble: 'try-later' })
    expect(await missing(marisol)).toEqual([])
    expect(await became(marisol, omar.id)).toBe('Waiting to be sent')
    expect(await became(teacher, omar.id)).toBe('Sent')

    await rows(`update mails set attempts = 33 where "to" = '${teacher.email}'`)
    await sendWaiting(services)
    expect(await toEducator(marisol, id)).toMatchObject({ state: 'failed', trouble: 'try-later' })
    expect(await missing(marisol)).toMatchObject([{ id }])
    expect(await became(marisol, omar.id)).toBe('Not delivered')

    // An educator who finds the observation in Corridor has it.
    await shown(teacher, id)
    expect(await missing(marisol)).toEqual([])
    mailbox.state.refuses.clear()
  })

  test('that is refused because of its sender is nobody’s wrong address', async () => {
    const { marisol, sent } = await aWorld()
    refuse('no-reply@localhost', 'sender', 550, '5.7.1 Not allowed to send')
    const id = await sent()
    mailbox.state.refuses.clear()

    expect(await toEducator(marisol, id)).toMatchObject({ state: 'queued', trouble: 'not-reached' })
  })
})

test('who may read it does not send it again unless they may open it again, and nobody what is another’s', async () => {
  const world = await aWorld()
  const { admin, as, finished, teacher, marisol } = world
  const ben = await as('assistant-principal')
  refuse(teacher.email, 'recipient', 550, 'No')
  const { id } = read(await send(ben, await finished(ben)))
  const other = await world.sent()
  await sendWaiting(services)
  const back = await toEducator(ben, id)
  mailbox.state.refuses.clear()

  const priya = await as('coach')
  expect(await again(priya, id, back.id)).toMatchObject({ status: 404 })
  expect(await again(teacher, id, back.id)).toMatchObject({ status: 403 })
  const another = await as('assistant-principal')
  expect((await toEducator(another, id)).address).toBeNull()
  expect(await again(another, id, back.id)).toMatchObject({ status: 403 })
  expect(await again(marisol, other, back.id)).toMatchObject({ status: 409 })
  expect(await again(admin, id, back.id)).toMatchObject({ status: 200 })

  await received.reopen(admin, id)
  expect(await again(ben, id, back.id)).toMatchObject({ status: 409 })
  expect(await missing(admin)).toMatchObject([{ id: other }])
})

test('a wrong address of who has no account is corrected from the record, by who may change the educator', async () => {
  const { as, finished, marisol, omar, rows } = await makePlace(made)
  await rows(`update educators set email = 'omra@wrong.test' where id = ${omar.id}`)
  refuse('omra@wrong.test', 'recipient', 550, '5.1.2 No such domain')
  const { id } = read(await send(marisol, await finished(marisol)))
  await sendWaiting(services)
  const back = await toEducator(marisol, id)
  expect(back).toMatchObject({ state: 'bounced', trouble: 'no-domain', hasAccount: false })
  const correct = (caller: Caller, email: string, deliveryId = back.id) =>
    caller.call(correctAddress, { params: { observationId: id }, body: { deliveryId, email } })

  expect(await correct(await as('coach'), 'omar@right.test')).toMatchObject({ status: 403 })
  expect(await correct(marisol, 'nobody')).toMatchObject({ status: 422 })
  expect(await correct(marisol, 'omar@right.test', crypto.randomUUID())).toMatchObject({ status: 409 })
  const [one, two] = await Promise.all([
    correct(marisol, 'omar@right.test'),
    correct(marisol, 'omar@right.test'),
  ])
  expect([one.status, two.status]).toEqual([200, 200])
  await sendWaiting(services)

  expect(mailbox.to('omar@right.test')).toHaveLength(1)
  expect(mailbox.to('omar@right.test')[0]?.text).toContain('/records/')
  expect(await toEducator(marisol, id)).toMatchObject({ state: 'sent', address: 'omar@right.test' })
  expect(await rows(`select email from educators where id = ${omar.id}`)).toEqual([
    { email: 'omar@right.test' },
  ])
  const trail = await rows(`select changes from audit_events where event = 'educator.change'`)
  expect(trail).toEqual([{ changes: [{ what: 'Email', from: null, to: null }] }])
  mailbox.state.refuses.clear()
})
