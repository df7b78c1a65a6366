import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { usualPolicies } from '@corridor/domain/people/policies'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { sendMails } from '../../mail/send-mails.ts'
import { openMailbox } from '../../mail/test-mailbox.ts'
import { jobOf } from '../../mail/test-sender.ts'
import { districtToday } from '../districts/district-today.ts'
import { received, send } from '../observations/test-sending.ts'
import { type NewNotice, notify } from './notify.ts'
import { bellOf, kinds, makeBell, titles } from './test-bell.ts'

const made = await product({ PUBLIC_URL: 'https://corridor.example' })
const { database, clock, services } = made
const { read, unread } = contract.notices

const world = () => makeBell(made)
type World = Awaited<ReturnType<typeof world>>

const tell = ({ id }: Pick<World, 'id'>, notices: readonly NewNotice[]) =>
  database.tenant(id, async (transaction) => {
    const place = await districtToday(transaction.db, services.now())
    await notify({ ...transaction, config: services.config, place }, notices)
  })

test('the bell tells the two of what happens between them, and where to go, and nothing that was written', async () => {
  const { marisol, teacher, finished } = await world()
  const it = await finished(marisol, { privateNotes: 'canary' })
  await send(marisol, it, { message: 'canary' })
  const [sent] = (await bellOf(teacher)).items
  expect(sent).toMatchObject({
    title: 'Marisol Okafor sent you an observation',
    detail: 'On Task, Thu, Oct 22',
    at: clock.now.toISOString(),
    isRead: false,
    to: `/observations/2/view/${it.id}`,
  })

  await received.acknowledge(teacher, it.id, 1)
  await received.acknowledge(teacher, it.id, 1)
  const key = randomUUID()
  for (let twice = 0; twice < 2; twice++) await received.reply(teacher, it.id, 'canary', key)

  expect((await titles(marisol)).sort()).toEqual([
    'Omar Haddad has read your observation',
    'Omar Haddad replied to your observation',
  ])
  await received.reopen(marisol, it.id)
  expect(await titles(teacher)).toContain('Marisol Okafor opened an observation of you again to change it')
  expect(JSON.stringify([await bellOf(marisol), await bellOf(teacher)])).not.toMatch(/canary/)
})

test('the bell is counted with the answer to who I am, and read one by one or up to what was seen', async () => {
  const place = await world()
  const { marisol, teacher, id } = place
  const about = (key: string) => ({ to: marisol.id, kind: 'export-ready', key }) as const
  await tell({ id }, [about('a'), about('b')])
  expect(await marisol.call(contract.auth.user, {})).toMatchObject({ body: { unread: 2 } })

  const [newest, older] = (await bellOf(marisol)).items
  if (!newest || !older) throw new Error('Two were written.')
  // Somebody else's notice is not theirs to read.
  await teacher.call(read, { body: { ids: [newest.id] } })
  await teacher.call(read, { body: { until: newest.id } })
  expect(await marisol.call(unread, {})).toMatchObject({ body: { unread: 2 } })
  expect(await marisol.call(read, { body: { ids: [older.id, randomUUID()] } })).toMatchObject({
    body: { unread: 1 },
  })

  clock.now = new Date(clock.now.getTime() + 60_000)
  await tell({ id }, [about('c')])
  expect(await marisol.call(read, { body: { until: newest.id } })).toMatchObject({ body: { unread: 1 } })
  expect((await bellOf(marisol)).items.map(({ isRead }) => isRead)).toEqual([false, true, true])
})

test('the bell goes on page by page, and each notice is there once', async () => {
  const place = await world()
  const { marisol } = place
  const many = Array.from({ length: 47 }, (_, n) => ({
    ...({ to: marisol.id, kind: 'export-ready', key: `many ${n}` } as const),
  }))
  await tell(place, many)
  // The same notices again are told once.
  await tell(place, many)

  const first = await bellOf(marisol)
  const second = await bellOf(marisol, first.next ?? undefined)
  const third = await bellOf(marisol, second.next ?? undefined)

  const ids = [first, second, third].flatMap(({ items }) => items.map((it) => it.id))
  expect([first, second, third].map(({ items }) => items.length)).toEqual([20, 20, 7])
  expect(new Set(ids).size).toBe(47)
  expect(third).toMatchObject({ next: null, unread: 47 })
})

test('the bell says nothing of what somebody may not read any more', async () => {
  const place = await world()
  const { marisol, finished, as, rows, omar } = place
  const ben = await as('assistant-principal')
  const it = await finished(marisol)
  await send(marisol, it, { recipients: [ben.id] })
  const stepId = randomUUID()
  const details = { text: 'canary', dueOn: '2026-10-22', status: 'open' } as const
  const params = { educatorId: omar.id, stepId }
  expect(await ben.call(contract.educators.saveStep, { params, body: details })).toMatchObject({
    status: 200,
  })
  const step = { stepId, day: '2026-10-22' }
  await tell(place, [{ to: ben.id, kind: 'step-due', key: 'step', ...step }])
  expect(await kinds(ben)).toEqual(['shared', 'step-due'])

  await rows(`update assignments set school_id = ${place.hill.id} where user_id = ${ben.id}`)

  expect(await bellOf(ben)).toMatchObject({ items: [], unread: 0 })
  expect(await ben.call(contract.auth.user, {})).toMatchObject({ body: { unread: 0 } })
})

test('whoever agreed on a step hears once that its educator is done with it, and whether that still is so', async () => {
  const place = await world()
  const { marisol, teacher, omar } = place
  const stepId = randomUUID()
  const save = (by: typeof marisol, status: 'open' | 'done' | 'mastered') =>
    by.call(contract.educators.saveStep, {
      params: { educatorId: omar.id, stepId },
      body: { text: 'canary', dueOn: null, status },
    })
  await save(marisol, 'open')
  for (const status of ['done', 'open', 'done'] as const) await save(teacher, status)

  const said = { title: 'Omar Haddad marked an action step as done', to: `/educators/${omar.id}/goals` }
  expect((await bellOf(marisol)).items).toMatchObject([{ ...said, detail: null }])
  await save(teacher, 'open')
  expect((await bellOf(marisol)).items).toMatchObject([{ ...said, detail: 'Open again since' }])
  // Who closes a step themself is not told of it, nor is the educator.
  await save(marisol, 'mastered')
  expect(await kinds(marisol)).toEqual(['step-done'])
  expect(await kinds(teacher)).toEqual([])
})

test('of coaching the two alone hear', async () => {
  const place = await world()
  const { marisol, teacher, finished, as, rows } = place
  const it = await finished(marisol, { purpose: 'coaching' })
  await send(marisol, it)
  await received.acknowledge(teacher, it.id, 1)
  const ben = await as('assistant-principal')
  // A notice that should never have been written.
  await rows(
    `insert into notices (district_id, id, user_id, kind, key, observation_id, mail)
     select district_id, gen_random_uuid(), ${ben.id}, 'read', 'x', observation_id, 'now' from notices limit 1`,
  )

  expect([await kinds(marisol), await kinds(teacher), await kinds(ben)]).toEqual([['read'], ['sent'], []])
})

const waiting = async (email: string) => {
  const { rows } = await database.pool.query(
    `select m.subject, m.unsubscribe_url as url,
       extract(epoch from j.start_after - j.created_on)::int as seconds
     from mails m join pgboss.job j on j.data ->> 'id' = m.id::text where m.to = $1`,
    [email],
  )
  return rows
}

test('a notice is mailed at once, or not, as somebody chose; in quiet hours a mail waits until they end', async () => {
  const place = await world()
  const { admin, marisol, teacher, finished } = place
  const it = await finished(marisol)
  await send(marisol, it)
  const choose = (mail: 'now' | 'digest' | 'never') =>
    marisol.call(contract.profile.notify, { body: { kind: 'replies', mail } })
  for (const mail of ['digest', 'never'] as const) {
    await choose(mail)
    await received.reply(teacher, it.id, 'Thank you.')
  }
  expect(await waiting(marisol.email)).toEqual([])
  expect(await kinds(marisol)).toEqual(['reply', 'reply'])

  await choose('now')
  await received.reply(teacher, it.id, 'Thank you.')
  const body = { ...usualPolicies, quietHours: { from: '09:00', to: '11:00' } }
  await admin.call(contract.district.changePolicies, { body })
  await received.reply(teacher, it.id, 'Thank you.')

  const [now, later] = await waiting(marisol.email)
  expect(now).toMatchObject({ subject: 'Omar Haddad replied', seconds: 0 })
  // It is 9:31 a.m. in the district: quiet hours go on for 89 minutes.
  expect(later.seconds).toBeCloseTo(89 * 60, -2)
  expect(now.url).toMatch(/^https:\/\/corridor\.example\/unsubscribe\/\d+\.replies\.[\w-]{43}$/)
})

test('a mail that waited goes out no more once its reader has read the notice, or ended mails of its kind', async () => {
  const mailbox = await openMailbox()
  const mailing = { ...services, config: { ...services.config, MAIL_URL: mailbox.url } }
  const worlds = [await world(), await world(), await world()] as const
  for (const place of worlds) {
    const it = await place.finished(place.marisol)
    await send(place.marisol, it)
    await received.reply(place.teacher, it.id, 'Thank you.')
  }
  const [wanted, ended, readIt] = worlds.map(({ marisol }) => marisol)
  if (!wanted || !ended || !readIt) throw new Error('There are three.')
  const never = { kind: 'replies', mail: 'never' } as const
  expect(await ended.call(contract.profile.notify, { body: never })).toMatchObject({ status: 200 })
  const [{ id } = { id: '' }] = (await bellOf(readIt)).items
  await readIt.call(read, { body: { ids: [id] } })

  const people = [wanted, ended, readIt].map(({ email }) => email)
  const { rows } = await database.pool.query('select id from mails where "to" = any($1)', [people])
  await sendMails(mailing, rows.map(jobOf))

  expect(mailbox.received.map(({ to }) => to?.map(({ address }) => address))).toEqual([[wanted.email]])
  expect(await waiting(ended.email)).toEqual([])
  expect(await kinds(ended)).toEqual(['reply'])
})

test('the link of a mail turns off mails of its kind without signing in, and no other link does', async () => {
  const place = await world()
  const { marisol, teacher, finished } = place
  const it = await finished(marisol)
  await send(marisol, it)
  await received.reply(teacher, it.id, 'Thank you.')
  const [{ url }] = await waiting(marisol.email)
  const token = String(url).split('/').at(-1) ?? ''
  const { end, showEnding } = contract.notices
  const mailTime = async () => {
    const { body } = await marisol.call(contract.profile.show, {})
    const { notifications } = contract.profile.show.response.parse(body)
    return notifications.find(({ kind }) => kind === 'replies')?.mail
  }

  const [user, , signature] = token.split('.')
  const forged = [`${Number(user) + 1}.replies.${signature}`, `${user}.digest.${signature}`, '7.x.y', 'x']
  for (const it of forged) {
    expect(await made.guest.call(end, { params: { token: it } })).toMatchObject({ status: 404 })
  }
  // A program that opens links changes nothing.
  const shown = await made.guest.call(showEnding, { params: { token } })
  expect(shown).toMatchObject({ status: 200, body: { title: 'Replies' } })
  expect(await mailTime()).toBe('now')

  const oneClick = await made.app.inject({
    method: 'POST',
    url: `/unsubscribe/${token}`,
    headers: { host: 'corridor.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect([oneClick.statusCode, oneClick.body]).toEqual([200, 'Replies: no more emails.\n'])
  expect(await mailTime()).toBe('never')
  expect(await made.guest.call(end, { params: { token } })).toMatchObject({ status: 200 })
})

test('the demo reads its bell and changes nothing in it', async () => {
  const { person, id } = await made.district()
  const demo = await person({ role: 'district-admin', schoolId: null }, { userId: DEMO_USER })
  await tell({ id }, [{ to: DEMO_USER, kind: 'new-device', key: 'x' }])

  const [{ id: notice } = { id: '' }] = (await bellOf(demo)).items
  const reply = await demo.call(read, { body: { until: notice } })

  expect(reply).toMatchObject({ status: 418, body: { code: 'demo-is-view-only' } })
  expect((await bellOf(demo)).unread).toBe(1)
})
