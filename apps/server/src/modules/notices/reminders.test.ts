import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import { addDays, type Day, daysFrom } from '@corridor/domain/calendar/calendar'
import { localTimeIn } from '@corridor/domain/clock/local-time'
import { expect, test, vi } from 'vitest'
import { product } from '../../../test/harness.ts'
import { hurriedWorkers } from '../../../test/hurried-workers.ts'
import { openMailbox } from '../../mail/test-mailbox.ts'
import { received, send } from '../observations/test-sending.ts'
import { sendDigests } from './digest/send-digests.ts'
import { makeReminders } from './reminders/make-reminders.ts'
import { bellOf, kinds, makeBell, titles } from './test-bell.ts'

const mailbox = await openMailbox()
const made = await product({ MAIL_URL: mailbox.url, PUBLIC_URL: 'https://corridor.example' })
const { database } = made
/** Jobs have a clock of their own: people stay signed in while the year goes by. */
const clock = { now: made.clock.now }
const services = { ...made.services, now: () => clock.now }
const inDenver = localTimeIn('America/Denver')

type World = Awaited<ReturnType<typeof makeBell>>

/** A day of the job that wakes every so often, at a time of the district's clock. */
async function wakeOn(day: Day, clockTime = '07:00') {
  const [hours = 0, minutes = 0] = clockTime.split(':').map(Number)
  clock.now = inDenver(day, hours * 60 + minutes)
  // Two servers make reminders at once.
  await Promise.all([makeReminders(services), makeReminders(services)])
}

/** Each morning from one day to another; answers on which days somebody's bell rang, and with what. */
async function rings({ marisol, teacher }: World, from: Day, to: Day) {
  const heard: string[] = []
  const before = async () => [...(await titles(marisol)), ...(await titles(teacher))]
  let known = await before()
  for (let n = 0; n <= daysFrom(from, to); n++) {
    const day = addDays(from, n)
    await wakeOn(day)
    const now = await before()
    if (now.length > known.length) heard.push(day)
    known = now
  }
  return heard
}

const calendar = (place: World, closures: readonly { firstOn: Day; lastOn: Day }[]) =>
  place.admin.call(contract.district.changeSchoolYear, {
    params: { startsOn: '2026-08-17' },
    body: {
      startsOn: '2026-08-17',
      endsOn: '2027-05-28',
      terms: [],
      closures: closures.map((it, n) => ({ name: `Closure ${n}`, ...it })),
    },
  })

const saveStep = ({ marisol, omar }: World, dueOn: Day, stepId: string = randomUUID()) =>
  marisol.call(contract.educators.saveStep, {
    params: { educatorId: omar.id, stepId },
    body: { text: 'canary', dueOn, status: 'open' },
  })

/** Plans to send an observation a week later; answers with the id of the plan. */
async function planIt({ call }: World['marisol'], { id, revision, document }: SavedObservation) {
  const { body } = await call(contract.visits.plan, {
    params: { visitId: document.visitId, sendId: randomUUID() },
    body: {
      sendAt: '2026-10-30T21:30:00.000Z',
      recipients: [],
      message: '',
      observations: [{ id, revision }],
    },
  })
  return contract.visits.plan.response.parse(body).id
}

test('a visit that was not sent is remembered after one school day, once, in the morning of the district', async () => {
  const place = await makeBell(made)
  const { marisol, finished } = place
  const it = await finished(marisol)
  await wakeOn('2026-10-23', '09:00')
  await wakeOn('2026-10-26', '06:59')
  expect(await kinds(marisol)).toEqual([])

  await wakeOn('2026-10-26')
  await wakeOn('2026-10-26', '12:00')
  await wakeOn('2026-10-27')

  expect((await bellOf(marisol)).items).toMatchObject([
    { title: 'Not sent yet: your visit to Omar Haddad today', to: `/observations/2/send/${it.id}` },
  ])
})

test('a visit that is planned to go out is not remembered, but the tool that stays behind is, and what was canceled or refused', async () => {
  const place = await makeBell(made)
  const { marisol, finished, rows } = place
  const visitId = randomUUID()
  const [waits, canceled, refused] = [
    await finished(marisol),
    await finished(marisol),
    await finished(marisol),
  ]
  const [goes, stays] = [
    await finished(marisol, { visitId }),
    await finished(marisol, { visitId, startedAt: '2026-10-22T15:06:00.000Z' }),
  ]
  const plans = await Promise.all([waits, canceled, refused, goes].map((it) => planIt(marisol, it)))
  const leads = async () =>
    (await bellOf(marisol)).items.map(({ kind, to }) => `${kind} ${to?.split('/').at(-1)}`)

  await wakeOn('2026-10-26')
  expect(await leads()).toEqual([`unsent ${stays.id}`])

  const [, off = '', gone] = plans
  await marisol.call(contract.visits.unplan, { params: { observationId: canceled.id, sendId: off } })
  await rows(`update planned_sendings set state = 'refused' where id = '${gone}'`)
  await wakeOn('2026-10-27')
  expect((await leads()).sort()).toEqual([canceled, refused, stays].map(({ id }) => `unsent ${id}`).sort())
})

test('what nobody read or answered is remembered after the reply window, by both', async () => {
  const place = await makeBell(made)
  const { marisol, teacher, finished } = place
  const [silent, readIt, replied] = [
    await finished(marisol),
    await finished(marisol),
    await finished(marisol),
  ]
  for (const it of [silent, readIt, replied]) await send(marisol, it)
  await received.acknowledge(teacher, readIt.id, 1)
  await received.reply(teacher, replied.id, 'Thank you.')

  // Clocks go back on November 1: the window is over on Friday.
  expect(await rings(place, '2026-10-27', '2026-11-03')).toEqual(['2026-10-30'])

  expect(await titles(teacher)).toContain('An observation from Marisol Okafor waits for you')
  expect(await titles(marisol)).toContain('Omar Haddad has not read or answered your observation yet')
})

test('a district that moves its calendar while a window runs is reminded after it, and on no closed day', async () => {
  const place = await makeBell(made)
  const { marisol, finished } = place
  const fair = { firstOn: '2026-10-28', lastOn: '2026-10-29' }
  await calendar(place, [fair])
  await send(marisol, await finished(marisol))
  await saveStep(place, '2026-10-28')
  await saveStep(place, '2026-10-30')

  // One step is due while schools are closed and past due after it, the other one on Friday.
  expect(await rings(place, '2026-10-26', '2026-11-01')).toEqual(['2026-10-27', '2026-10-30'])
  // Snow: on Tuesday the other step is past due, on Wednesday five school days are over.
  await calendar(place, [fair, { firstOn: '2026-11-02', lastOn: '2026-11-02' }])
  expect(await rings(place, '2026-11-02', '2026-11-05')).toEqual(['2026-11-03', '2026-11-04'])

  const steps = ['step-due', 'step-due', 'step-overdue', 'step-overdue']
  expect(await kinds(place.teacher)).toEqual(['sent', ...steps, 'unanswered'])
  expect(await kinds(marisol)).toEqual([...steps, 'unheard'])
})

test('a step that was due early in a long break is past due on the first day after it', async () => {
  const place = await makeBell(made)
  await calendar(place, [{ firstOn: '2026-11-02', lastOn: '2026-12-18' }])
  await wakeOn('2026-10-29')
  await saveStep(place, '2026-11-03')

  // The last day before the break tells that it is due before the next one.
  await wakeOn('2026-10-30')
  for (const closed of ['2026-11-02', '2026-12-20'] as const) await wakeOn(closed)
  expect(await kinds(place.teacher)).toEqual(['step-due'])
  for (const day of ['2026-12-21', '2026-12-22'] as const) await wakeOn(day)
  expect(await kinds(place.teacher)).toEqual(['step-due', 'step-overdue'])
})

test('a visit that was made early in a long break is remembered one school day after it, once', async () => {
  const place = await makeBell(made)
  const { marisol, omar, seen } = place
  await calendar(place, [{ firstOn: '2026-11-02', lastOn: '2026-12-18' }])
  await wakeOn('2026-10-30')
  await seen(omar, marisol, { status: 'completed', at: '2026-11-03T16:00:00Z' })
  for (const day of ['2026-11-04', '2026-12-20', '2026-12-21'] as const) await wakeOn(day)
  expect(await kinds(marisol)).toEqual([])

  for (const day of ['2026-12-22', '2026-12-23'] as const) await wakeOn(day)

  expect(await kinds(marisol)).toEqual(['unsent'])
})

test('a day to look in again is remembered on that day, and not if somebody has been there', async () => {
  const place = await makeBell(made)
  const { marisol, omar, seen, rows } = place
  const [kept, due] = [randomUUID(), randomUUID()]
  await seen(omar, marisol, { status: 'acknowledged', at: '2026-10-20T16:00:00Z', visitId: kept })
  await seen(omar, marisol, { status: 'acknowledged', at: '2026-10-21T16:00:00Z', visitId: due })
  await seen(omar, marisol, { status: 'acknowledged', at: '2026-10-27T16:00:00Z' })
  for (const [visitId, day] of [
    [kept, '2026-10-27'],
    [due, '2026-10-28'],
  ])
    await rows(`update observations set carried = '{"followUpOn": "${day}"}' where visit_id = '${visitId}'`)

  expect(await rings(place, '2026-10-26', '2026-10-30')).toEqual(['2026-10-28'])
  expect((await bellOf(marisol)).items).toMatchObject([
    { title: 'You wanted to look in on Omar Haddad on Wed, Oct 28', to: `/educators/${omar.id}` },
  ])
})

test('a digest is one mail a person, whoever writes it, without what they may not know or have read', async () => {
  const place = await makeBell(made)
  const { marisol, teacher, finished, id } = place
  await finished(marisol, { privateNotes: 'canary' })
  await saveStep(place, '2026-10-26')
  await wakeOn('2026-10-26')
  // The job of the morning, by two servers, and once more.
  const job = [{ data: { id: String(id) } }]
  await Promise.all([sendDigests(services, job), sendDigests(services, job)])
  await sendDigests(services, job)

  const workers = await hurriedWorkers(services)
  const mail = await mailbox.arrival(marisol.email)
  const toTeacher = await mailbox.arrival(teacher.email)
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(`select from mails where sent_at is null`)
      expect(rows).toEqual([])
    },
    { timeout: 10_000 },
  )
  await workers.close()

  expect(mailbox.to(marisol.email)).toHaveLength(1)
  expect(mail.subject).toBe('Your day in Corridor: 2 notifications')
  expect(mail.text).toContain('• Not sent yet: your visit to Omar Haddad on Thu, Oct 22')
  expect(mail.text).toContain('• An action step with Omar Haddad is due today')
  expect(toTeacher.text).toContain('• An action step of yours is due today')
  expect(`${mail.text}${toTeacher.text}`).not.toContain('canary')
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [, token = ''] =
    /^<https:\/\/corridor\.example\/unsubscribe\/(\S+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? []
  const ended = await made.guest.call(contract.notices.end, { params: { token } })
  expect(ended).toMatchObject({ status: 200, body: { title: 'Daily digest' } })

  await saveStep(place, '2026-10-28')
  await wakeOn('2026-10-28')
  await sendDigests(services, job)
  const { rows } = await database.pool.query(
    `select from mails where sent_at is null and "to" = '${marisol.email}'`,
  )
  expect(rows).toEqual([])
  expect(await titles(marisol)).toContain('An action step with Omar Haddad is due on Wed, Oct 28')
}, 30_000)

test('what waits for a digest is not mailed once its reader has ended such emails', async () => {
  const place = await makeBell(made)
  const { marisol, teacher, id } = place
  await saveStep(place, '2026-10-26')
  await wakeOn('2026-10-26')
  const body = { kind: 'reminders', mail: 'never' } as const
  expect(await teacher.call(contract.profile.notify, { body })).toMatchObject({ status: 200 })

  await sendDigests(services, [{ data: { id: String(id) } }])

  const { rows } = await database.pool.query('select "to" from mails where "to" = any($1)', [
    [marisol.email, teacher.email],
  ])
  expect(rows).toEqual([{ to: marisol.email }])
  expect(await kinds(teacher)).toEqual(['step-due'])
})

test('notices older than 90 days are forgotten', async () => {
  const place = await makeBell(made)
  await place.finished(place.marisol)
  await wakeOn('2026-10-26')
  expect(await kinds(place.marisol)).toEqual(['unsent'])

  await wakeOn('2027-01-26')

  expect(await kinds(place.marisol)).toEqual([])
})
