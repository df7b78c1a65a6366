import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { complete, openAs, read, save, withSweep } from '../observations/test-place.ts'
import { received, send, sendAll, shown } from '../observations/test-sending.ts'
import { answering, linking } from './test-links.ts'

const made = await linking()
const { clock, deliver, later, mailsTo, newestTo, opened, place, reading, sent, show } = made
const { records, observations } = contract
const { acknowledge, write } = answering

const start = clock.now
afterEach(() => {
  clock.now = start
})

const refused = (status: number, code: string) => ({ status, body: { code } })

describe('an educator with an address and no account', () => {
  test('is mailed one link, which says nothing of what was written and until when it works', async () => {
    const world = await place()
    const { token, observation } = await sent(world, 'You waited longer.')

    const [mail, ...more] = await mailsTo(world.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('An observation from Somebody')
    expect(mail?.text).not.toContain('waited')
    expect(mail?.text).not.toContain('On Task')
    expect(mail?.text).toContain('works until November 21, 2026')
    expect(token).toHaveLength(43 + world.id.toString(36).length)
    const kept = await world.rows('select token_hash, email from record_links')
    expect(kept).toMatchObject([{ email: world.email }])
    expect(JSON.stringify(kept)).not.toContain(token)
    const { deliveries, link, isOutOfReach } = await shown(world.marisol, observation.id)
    expect(deliveries).toMatchObject([{ isEducator: true, state: 'sent' }])
    expect(link).toEqual({ until: '2026-11-22T07:00:00.000Z', isRevoked: false, mayMail: true })
    expect(isOutOfReach).toBe(false)
  })

  test('is one person on the record, also after they were given another name', async () => {
    const world = await place()
    const { token, observation } = await sent(world)
    await reading(await opened(token, world.email))
    await world.rows(`update educators set name = 'Omar Haddad-Lee' where id = ${world.omar.id}`)

    const name = 'Omar Haddad-Lee'
    expect(await shown(world.marisol, observation.id)).toMatchObject({
      educator: { name },
      deliveries: [{ name, state: 'opened' }],
      openedBy: [{ name }],
    })
  })

  test('reads, marks as read, replies and asks to meet by link and code; the observer sees it, the trail says how', async () => {
    const world = await place()
    const { marisol, email, trail } = world
    const { token, observation } = await sent(world)
    const { id } = observation

    expect(await show(token)).toMatchObject({ status: 200, body: { district: expect.any(String) } })
    expect((await shown(marisol, id)).deliveries).toMatchObject([{ state: 'sent' }])
    const reader = await opened(token, email)
    expect((await shown(marisol, id)).deliveries).toMatchObject([{ state: 'sent' }])
    const page = await reading(reader)

    expect(page).toMatchObject({ email, mayMakeAccount: false, observation: { id, isAboutMe: true } })
    expect(page.observation.record.message).toBe('Thank you for having me.')
    const after = await shown(marisol, id)
    expect(after.deliveries).toMatchObject([{ state: 'opened' }])
    expect(after.openedBy).toMatchObject([{ name: 'Omar Haddad' }])

    const reply = { key: randomUUID() }
    expect(await acknowledge(reader, page.observation)).toMatchObject({
      status: 200,
      body: { status: 'acknowledged' },
    })
    const said = [await write(reader, id, 'Pairs two and five went off.', reply)]
    later(1)
    said.push(
      // The answer to the first attempt was lost: the device sends the reply again.
      await write(reader, id, 'Pairs two and five went off.', reply),
      await write(reader, id, 'I would like to meet.', { kind: 'meet', key: randomUUID() }),
    )
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200])
    const answered = await shown(marisol, id)
    expect(answered.status).toBe('acknowledged')
    expect(answered.replies).toMatchObject([
      { kind: 'reply', by: 'Omar Haddad', text: 'Pairs two and five went off.', isMine: false },
      { kind: 'meet', by: 'Omar Haddad', text: 'I would like to meet.' },
    ])
    expect((await reading(reader)).observation.replies).toMatchObject([{ isMine: true }, { isMine: true }])
    await deliver()
    expect((await mailsTo(marisol.email)).map(({ subject }) => subject).toSorted()).toEqual([
      'Omar Haddad asks to meet',
      'Omar Haddad replied',
    ])
    const happened = await world.rows(
      `select event, changes from audit_events where changes @> '[{"what":"By link"}]' order by id`,
    )
    expect(new Set(happened.map(({ event }) => event))).toEqual(
      new Set(['observation.read', 'observation.acknowledge', 'observation.reply', 'observation.meet']),
    )
    // A leader of the school reads it in the trail; a leader of another does not.
    const { list } = contract.audit
    const inTrailOf = async (caller: typeof marisol) => {
      const { items } = list.response.parse((await caller.call(list, { query: {} })).body)
      return items.filter(({ subject }) => subject.id === observation.id && subject.kind === 'observation')
    }
    const elsewhere = await world.person({ role: 'principal', schoolId: world.hill.id })
    const seen = (await inTrailOf(marisol)).filter(({ actor }) => actor?.name === 'Omar Haddad')
    expect(seen.map(({ event }) => event).toSorted()).toEqual(happened.map(({ event }) => event).toSorted())
    expect(new Set(seen.flatMap(({ changes }) => changes.map(({ what }) => what)))).toEqual(
      new Set(['By link']),
    )
    expect(await inTrailOf(elsewhere)).toEqual([])
    expect(JSON.stringify(await trail())).not.toContain(token)
    expect(made.logged.join('')).not.toContain(token)
  })

  test('has one page for a whole visit, and a page of its own for what was sent before', async () => {
    const world = await place()
    const { marisol, finished, email } = world
    const first = await finished(marisol)
    const { visitId } = first.document
    const second = await finished(marisol, { visitId, startedAt: '2026-10-21T16:40:00Z' })
    await sendAll(marisol, [first, second], { message: 'Both together.' })
    const together = await newestTo(email, 'token')
    const alone = await sent(world)

    const page = await reading(await opened(together, email))
    const ids = [page.observation, ...page.observation.others].map(({ id }) => id)
    expect(new Set(ids)).toEqual(new Set([first.id, second.id]))
    const other = await opened(alone.token, email)
    expect(await acknowledge(other, first)).toMatchObject(refused(404, 'observation-not-found'))
    expect(await write(other, second.id, 'Hello', { key: randomUUID() })).toMatchObject(
      refused(404, 'observation-not-found'),
    )
    expect(await other.call(records.copy, { params: { observationId: first.id, version: 1 } })).toMatchObject(
      refused(404, 'observation-not-found'),
    )
    expect((await shown(marisol, first.id)).status).toBe('sent')

    await marisol.call(observations.renewLink, { params: { observationId: second.id } })
    const anew = (await mailsTo(email)).filter(({ subject }) => subject === '2 observations from Somebody')
    expect(anew).toHaveLength(2)
  })

  test('reads both copies once it was reopened and sent again; the first link opens nothing then', async () => {
    const world = await place()
    const { marisol, email } = world
    const { token, observation } = await sent(world, 'First words')
    const { id } = observation
    const early = await opened(token, email)
    await received.reopen(marisol, id, 'Wrong room.')

    // While the observation is changed, the educator keeps what they have.
    const meanwhile = await reading(early)
    expect(meanwhile.observation).toMatchObject({ status: 'sent', mayAcknowledge: false })
    expect(meanwhile.observation.record.message).toBe('First words')
    const told = (await mailsTo(email)).find(({ subject }) => subject.includes('being changed'))
    expect(told?.token).toMatch(/^[\w-]{44,}$/)

    const draft = await openAs(marisol, id)
    const saved = read(await save(marisol, id, withSweep(draft.document), draft.revision))
    await send(marisol, read(await complete(marisol, saved)), { message: 'Second words' })
    const again = await newestTo(email, 'token')
    expect(again).not.toBe(token)
    expect(await early.call(records.read, {})).toMatchObject(refused(403, 'record-session-over'))
    expect(await show(token)).toMatchObject(refused(404, 'record-link-closed'))

    const reader = await opened(again, email)
    const page = await reading(reader)
    expect(page.observation.copies).toMatchObject([{ version: 2 }, { version: 1 }])
    expect(page.observation.record.message).toBe('Second words')
    const copy = await reader.call(records.copy, { params: { observationId: id, version: 1 } })
    expect(copy).toMatchObject({ status: 200, body: { message: 'First words' } })
  })

  test('hears by a link of its own that the observer answered', async () => {
    const world = await place()
    const { token, observation } = await sent(world)
    const { id } = observation
    await write(await opened(token, world.email), id, 'How so?', { key: randomUUID() })
    const key = randomUUID()
    const params = { observationId: id, kind: 'response' as const, key }
    later(1)
    await world.marisol.call(observations.contribute, { params, body: { text: 'Let us talk.' } })

    const mail = (await mailsTo(world.email)).at(-1)
    expect(mail?.subject).toBe('Somebody answered you')
    expect(mail?.text).not.toContain('Let us talk')
    const page = await reading(await opened(mail?.token ?? '', world.email))
    expect(page.observation.replies).toMatchObject([
      { isMine: true },
      { text: 'Let us talk.', isMine: false },
    ])
    // The first link goes on working: nobody revoked it.
    expect(await show(token)).toMatchObject({ status: 200 })
  })
})

describe('who sent it', () => {
  const renew = (caller: typeof world.marisol, observationId: string) =>
    caller.call(observations.renewLink, { params: { observationId } })
  const revoke = (caller: typeof world.marisol, observationId: string) =>
    caller.call(observations.revokeLink, { params: { observationId } })
  let world: Awaited<ReturnType<typeof place>>

  test('revokes a link with every page that it opened, and mails another, at the address of today', async () => {
    world = await place()
    const { marisol, omar, email } = world
    const { token, observation } = await sent(world)
    const { id } = observation
    const reader = await opened(token, email)

    expect(await revoke(world.admin, id)).toMatchObject(refused(404, 'observation-not-found'))
    expect(await revoke(marisol, id)).toMatchObject({ status: 200, body: { link: { isRevoked: true } } })
    expect(await show(token)).toMatchObject(refused(404, 'record-link-closed'))
    expect(await reader.call(records.read, {})).toMatchObject(refused(403, 'record-session-over'))

    const corrected = `new-${email}`
    await world.rows(`update educators set email = '${corrected}' where id = ${omar.id}`)
    const replies = await Promise.all([renew(marisol, id), renew(marisol, id)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 429])
    expect(await mailsTo(corrected)).toHaveLength(1)
    expect((await shown(marisol, id)).link).toMatchObject({ isRevoked: false })
    const anew = await newestTo(corrected, 'token')
    expect((await reading(await opened(anew, corrected))).email).toBe(corrected)
    const events = (await world.trail()).filter((it) => it.startsWith('record-link'))
    expect(events).toEqual([
      `record-link.revoke on ${id} by ${marisol.id}`,
      `record-link.send on ${id} by ${marisol.id}`,
    ])
  })

  test('mails a first link to somebody who had no address when it went out, and none to who has an account', async () => {
    world = await place()
    const { marisol, omar, email } = world
    await world.rows(`update educators set email = null where id = ${omar.id}`)
    const finished = await world.finished(marisol)
    const { educator } = contract.observations.readers.response.parse(
      (await marisol.call(observations.readers, { params: { observationId: finished.id } })).body,
    )
    expect(educator).toMatchObject({ way: 'none', hasAccount: false })
    const { id } = read(await send(marisol, finished))
    expect(await shown(marisol, id)).toMatchObject({ link: null, isOutOfReach: true })
    expect(await renew(marisol, id)).toMatchObject(refused(409, 'no-link-needed'))

    await world.rows(`update educators set email = '${email}' where id = ${omar.id}`)
    expect((await shown(marisol, id)).link).toEqual({ until: null, isRevoked: false, mayMail: true })
    expect(await renew(marisol, id)).toMatchObject({ status: 200, body: { isOutOfReach: false } })
    expect((await reading(await opened(await newestTo(email, 'token'), email))).observation.id).toBe(id)

    const teacher = await world.as('teacher')
    await world.rows(`update educators set user_id = ${teacher.id} where id = ${omar.id}`)
    expect(await renew(marisol, id)).toMatchObject(refused(409, 'no-link-needed'))
  })
})
