import { contract } from '@corridor/contract/contract'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { hurriedWorkers } from '../../../../test/hurried-workers.ts'
import { openMailbox } from '../../../mail/test-mailbox.ts'
import { makePlace, read } from '../test-place.ts'
import { received, send, shown } from '../test-sending.ts'

const mailbox = await openMailbox()
const made = await product({ MAIL_URL: mailbox.url, PUBLIC_URL: 'https://corridor.example' })
const workers = await hurriedWorkers(made.services)
afterAll(() => workers.close())

/** A product that sends no mail: its mails wait for ever. */
const quiet = await product()

async function aWorld(where: Pick<typeof made, 'database' | 'district'> = made) {
  const place = await makePlace(where)
  const { as, link, marisol, omar, rows } = place
  const teacher = await as('teacher')
  await link(omar.id, teacher.id)
  await rows(`update users set name = E'Marisol\\nOkafor' where id = ${marisol.id}`)
  await rows(`update users set name = 'Omar Haddad' where id = ${teacher.id}`)
  return { ...place, teacher }
}

const statesOf = async (world: Awaited<ReturnType<typeof aWorld>>, id: string) =>
  (await shown(world.marisol, id)).deliveries.map(({ state }) => state)

describe('mails', () => {
  test('say who wrote, from which school and where to read it, and nothing of what was written', {
    timeout: 30_000,
  }, async () => {
    const world = await aWorld()
    const { admin, finished, marisol, teacher } = world
    const it = await finished(marisol, { privateNotes: 'canary-notes' })
    await send(marisol, it, { message: 'canary-message', recipients: [admin.id] })

    const toTeacher = await mailbox.arrival(teacher.email)
    const toAdmin = await mailbox.arrival(admin.email)
    await received.reply(teacher, it.id, 'canary-reply')
    const toMarisol = await mailbox.arrival(marisol.email)

    const link = `https://corridor.example/observations/2/view/${it.id}`
    expect(toTeacher.subject).toBe('An observation from Marisol Okafor')
    expect(toMarisol.subject).toBe('Omar Haddad replied')
    for (const mail of [toTeacher, toAdmin, toMarisol]) {
      expect(mail.text).toContain('Copper Ridge')
      expect(mail.text?.split('\n')).toContain(link)
    }
    expect(toAdmin.text).not.toContain('Omar')
    const said = JSON.stringify([mailbox.received, made.logged])
    expect(said).not.toMatch(/canary|on.task|passive|Room 224/i)
    const { rows } = await made.database.pool.query('select data, output from pgboss.job')
    expect(JSON.stringify(rows)).not.toMatch(/canary|Haddad/)
  })

  test('tell the educator and the observer when it is opened again, and not why', {
    timeout: 30_000,
  }, async () => {
    const world = await aWorld()
    const { admin, as, finished, rows, teacher } = world
    const ben = await as('assistant-principal')
    await rows(`update users set name = 'Lorraine Vega' where id = ${admin.id}`)
    const { id } = read(await send(ben, await finished(ben)))
    await mailbox.arrival(teacher.email)

    await received.reopen(admin, id, 'canary-reason')

    const toTeacher = await mailbox.arrival(teacher.email, 2)
    const toBen = await mailbox.arrival(ben.email)
    expect(toTeacher.subject).toBe('An observation you have is being changed')
    expect(toBen.subject).toBe('Your observation was opened again')
    for (const { text } of [toTeacher, toBen]) {
      expect(text).toContain('Lorraine Vega opened')
      expect(text?.split('\n')).toContain(`https://corridor.example/observations/2/view/${id}`)
    }
    expect(JSON.stringify([mailbox.received, made.logged])).not.toMatch(/canary|on.task|Room 224/i)
    expect(await rows(`select from mails where "to" = '${admin.email}'`)).toEqual([])
  })

  test('whoever opens their own again is told nothing, nor is who cannot sign in', async () => {
    const { finished, marisol, rows } = await makePlace(quiet)
    const { id } = read(await send(marisol, await finished(marisol)))

    expect(await received.reopen(marisol, id)).toMatchObject({ status: 200 })

    expect(await rows(`select from mails where "to" = '${marisol.email}'`)).toEqual([])
  })

  test('a reply that is sent again or changed is told once', { timeout: 30_000 }, async () => {
    const { finished, marisol, rows, teacher } = await aWorld()
    const it = read(await send(marisol, await finished(marisol)))
    const key = crypto.randomUUID()

    for (const text of ['Yes', 'Yes', 'Yes, please']) await received.reply(teacher, it.id, text, key)

    await mailbox.arrival(marisol.email)
    expect(await rows(`select from mails where "to" = '${marisol.email}'`)).toHaveLength(1)
  })

  test('who has neither an account nor an address gets none, nor who is paused', async () => {
    const world = await makePlace(made)
    const { as, educator, finished, link, marisol, ridge, rows } = world
    const paused = await as('teacher')
    const yuki = await educator(ridge.id, 'Yuki Tanabe')
    await link(yuki.id, paused.id)
    await rows(`update educators set email = 'yuki@example.test' where id = ${yuki.id}`)
    await rows(`update accounts set paused_at = now() where user_id = ${paused.id}`)

    for (const educatorId of [world.omar.id, yuki.id]) {
      const { id } = read(await send(marisol, await finished(marisol, { educatorId })))
      const { deliveries } = await shown(marisol, id)
      expect(deliveries).toMatchObject([{ isEducator: true, state: 'not-mailed', at: null }])
    }
    expect(await rows(`select from mails where "to" in ('yuki@example.test', '${paused.email}')`)).toEqual([])
  })
})

describe('a delivery', () => {
  test('waits, is sent, and is opened by whom it went to', { timeout: 30_000 }, async () => {
    const world = await aWorld()
    const { admin, as, finished, marisol, teacher } = world
    mailbox.state.isRefusing = true
    const { id } = read(await send(marisol, await finished(marisol), { recipients: [admin.id] }))

    expect(await statesOf(world, id)).toEqual(['queued', 'queued'])
    mailbox.state.isRefusing = false
    await vi.waitFor(async () => expect(await statesOf(world, id)).toEqual(['sent', 'sent']), {
      timeout: 20_000,
      interval: 100,
    })
    await shown(await as('principal'), id)
    expect(await statesOf(world, id)).toEqual(['sent', 'sent'])
    await shown(teacher, id)
    expect((await shown(marisol, id)).deliveries).toMatchObject([
      { name: 'Omar Haddad', isEducator: true, state: 'opened', at: '2026-10-22T15:30:00.000Z' },
      { name: 'Somebody', isEducator: false, state: 'sent' },
    ])
    await shown(admin, id)
    expect(await statesOf(world, id)).toEqual(['opened', 'opened'])
  })

  test('says until when its mail waits while hours are quiet', async () => {
    const world = await aWorld()
    await world.rows(`update districts set policies = '{"quietHours": {"from": "09:00", "to": "12:00"}}'`)
    const { id } = read(await send(world.marisol, await world.finished(world.marisol)))

    expect((await shown(world.marisol, id)).deliveries).toMatchObject([
      { state: 'queued', waitsUntil: '2026-10-22T18:00:00.000Z', isHeld: false, trouble: null },
    ])
    await world.rows(`update mails set next_try_at = now() - interval '1 minute'`)
    expect((await shown(world.marisol, id)).deliveries).toMatchObject([{ state: 'queued', waitsUntil: null }])
  })

  test('names no time where there is no mail server: nothing leaves then', async () => {
    const world = await aWorld(quiet)
    await world.rows(`update districts set policies = '{"quietHours": {"from": "09:00", "to": "12:00"}}'`)
    const { id } = read(await send(world.marisol, await world.finished(world.marisol)))
    const told = async () => (await shown(world.marisol, id)).deliveries

    expect(await told()).toMatchObject([{ state: 'queued', waitsUntil: null, isHeld: true }])
    await shown(world.teacher, id)
    expect(await told()).toMatchObject([{ state: 'opened', isHeld: false }])
  })

  test('is said to stay here, before anything is sent, where there is no mail server', async () => {
    const offered = async (its: Awaited<ReturnType<typeof aWorld>>) => {
      const { id } = await its.finished(its.marisol)
      return its.marisol.call(contract.observations.readers, { params: { observationId: id } })
    }

    expect(await offered(await aWorld(quiet))).toMatchObject({ status: 200, body: { isMailOff: true } })
    const { status, body } = await offered(await aWorld())
    expect([status, body]).toEqual([200, expect.not.objectContaining({ isMailOff: true })])
  })

  test('stays sent when its mail has long been forgotten', async () => {
    const world = await aWorld(quiet)
    const { id } = read(await send(world.marisol, await world.finished(world.marisol)))

    await world.rows(`update deliveries set state = 'sent'`)
    await world.rows('delete from mails where id in (select mail_id from deliveries)')

    expect(await statesOf(world, id)).toEqual(['sent'])
  })

  test('is opened by an educator who could sign in only later, and by nobody in their place', async () => {
    const place = await makePlace(made)
    const { as, finished, link, marisol, omar } = place
    const { id } = read(await send(marisol, await finished(marisol)))
    const teacher = await as('teacher')
    await link(omar.id, teacher.id)

    await shown(place.admin, id)
    expect(await statesOf({ ...place, teacher }, id)).toEqual(['not-mailed'])
    await shown(teacher, id)
    expect(await statesOf({ ...place, teacher }, id)).toEqual(['opened'])
  })
})
