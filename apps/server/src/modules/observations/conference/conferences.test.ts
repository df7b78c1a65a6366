import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { ConferenceCapture } from '@corridor/tools/tools/teacher-conference/teacher-conference.shape'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { bellOf } from '../../notices/test-bell.ts'
import { answer, makeConferences, shared } from '../test-conference.ts'
import { type Caller, complete, read, save } from '../test-place.ts'
import { send } from '../test-sending.ts'

const made = await product()
const { list, calendar } = contract.conferences

async function listed(caller: Caller, query = {}) {
  return list.response.parse((await caller.call(list, { query })).body)
}

const talk = { on: '2026-10-30', at: '13:10', minutes: 25, place: 'Room 224' }
const planning = (meeting = talk): Partial<ConferenceCapture> => ({
  meeting,
  invited: meeting,
  signature: null,
})

/** A place with one conference, however often it is saved. */
async function world() {
  const place = await makeConferences(made)
  const visitId = randomUUID()
  const conference: typeof place.conference = (capture, details) =>
    place.conference(capture, { visitId, ...details })
  return { ...place, conference }
}

/** The mails that wait, oldest first. */
async function outbox() {
  const { rows } = await made.database.platform(({ client }) =>
    client.query<{ to: string; subject: string; text: string; calendar: string | null }>(
      'select "to", subject, text, calendar from mails where calendar is not null order by created_at, subject',
    ),
  )
  await made.database.platform(({ client }) => client.query('delete from mails'))
  return rows
}

/** The lines of a calendar file, unfolded. */
function lines(file: string | null | undefined) {
  return (file ?? '').replaceAll('\r\n ', '').split('\r\n')
}
const lineOf = (file: string | null | undefined, name: string) =>
  lines(file).find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))

test('both people of a conference are invited, told of a new time, and of the end: one event that grows', async () => {
  const { marisol, teacher, conference } = await world()
  const id = randomUUID()
  const saved = read(await save(marisol, id, conference({ ...planning(), signature: null })))
  const first = await outbox()
  expect(first.map(({ subject }) => subject)).toEqual([
    'Conference with Omar Haddad',
    'Conference with Somebody',
  ])
  expect(new Set(first.map(({ calendar }) => calendar)).size).toBe(1)
  const [invitation] = first
  expect(lines(invitation?.calendar)).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      expect.stringMatching(new RegExp(`^UID:${id}@[a-z]`)),
      'SEQUENCE:1',
      'DTSTART;TZID=America/Denver:20261030T131000',
      'DTEND;TZID=America/Denver:20261030T133500',
      'LOCATION:Room 224',
      'STATUS:CONFIRMED',
    ]),
  )
  expect(invitation?.text).toContain('Fri, Oct 30, 1:10–1:35 PM · Room 224')
  expect(JSON.stringify(first)).not.toMatch(/Only Marisol|keep the pause|thought was happening/)
  expect(lineOf(invitation?.calendar, 'ORGANIZER')).toMatch(/mailto:/i)

  // A new time that nobody was told of moves nobody's calendar.
  const later = { ...talk, on: '2026-11-02' }
  const moving = read(await save(marisol, id, conference({ ...planning(), meeting: later }), saved.revision))
  expect(await outbox()).toEqual([])
  expect((await listed(marisol)).upcoming).toMatchObject([
    { id, meeting: { startsAt: '2026-11-02T20:10:00.000Z' } },
  ])

  const moved = read(await save(marisol, id, conference(planning(later)), moving.revision))
  const update = (await outbox()).map(({ calendar }) => calendar)
  expect(update).toHaveLength(2)
  expect(lines(update[0])).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      `SEQUENCE:${moved.revision}`,
      'DTSTART;TZID=America/Denver:20261102T131000',
    ]),
  )
  // Saving again, with the same meeting, mails nothing.
  await save(marisol, id, conference({ ...planning(later), followUpFor: 'Questions' }), moved.revision)
  expect(await outbox()).toEqual([])

  await marisol.call(contract.observations.remove, { params: { observationId: id }, query: {} })
  const ended = await outbox()
  expect(ended.map(({ subject }) => subject)).toEqual([
    'Canceled: Conference with Omar Haddad',
    'Canceled: Conference with Somebody',
  ])
  expect(lines(ended[0]?.calendar)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', `SEQUENCE:${moved.revision + 2}`]),
  )
  // The bell tells each of the meeting once, and leads to the list: there is nothing to open.
  const told = (await bellOf(teacher)).items
  expect(told.map(({ title }) => title).sort()).toEqual([
    'New time for your conference with Somebody on Mon, Nov 2',
    'Somebody called off the conference with you on Mon, Nov 2',
    'Somebody invites you to a conference on Fri, Oct 30',
  ])
  expect(new Set(told.map(({ to }) => to))).toEqual(new Set(['/observations?tool=10']))
  expect((await bellOf(marisol)).items).toEqual([])
})

test('in quiet hours word of a meeting waits, unless one would begin before they end', async () => {
  const { marisol, conference, rows } = await world()
  await rows(`update districts set policies = '{"quietHours": {"from": "09:00", "to": "12:00"}}'`)
  const waiting = async () => {
    const { rows: mails } = await made.database.platform(({ client }) =>
      client.query<{ waits: boolean }>(
        'select next_try_at > now() as waits from mails where calendar is not null',
      ),
    )
    await outbox()
    return mails.map(({ waits }) => waits)
  }
  const soon = { ...talk, on: '2026-10-22', at: '11:30' }
  const saved = read(await save(marisol, randomUUID(), conference(planning())))
  expect(await waiting()).toEqual([true, true])

  const sooner = read(await save(marisol, saved.id, conference(planning(soon)), saved.revision))
  expect(await waiting()).toEqual([false, false])
  // Whoever does not hear of the new time in time comes at the old one.
  await save(marisol, saved.id, conference(planning()), sooner.revision)
  expect(await waiting()).toEqual([false, false])
})

test('calendars follow a meeting that is taken back or given to somebody else, and hear nothing of one that is over', async () => {
  const { marisol, conference, educator, ridge, rows } = await world()
  const saved = read(await save(marisol, randomUUID(), conference(planning())))
  await outbox()
  const back = read(
    await save(marisol, saved.id, conference({ ...planning(), invited: null }), saved.revision),
  )
  expect((await outbox()).map(({ calendar }) => lineOf(calendar, 'METHOD'))).toEqual(
    Array(2).fill('METHOD:CANCEL'),
  )

  const again = read(await save(marisol, saved.id, conference(planning()), back.revision))
  await outbox()
  // Ruth has neither an account nor an address: the observer alone is told.
  const ruth = await educator(ridge.id, 'Ruth Feldman')
  const document = conference(planning(), { educatorId: ruth.id })
  await save(marisol, saved.id, document, again.revision)
  const mails = await outbox()
  expect(mails.map(({ calendar }) => lineOf(calendar, 'METHOD')).sort()).toEqual([
    'METHOD:CANCEL',
    'METHOD:CANCEL',
    'METHOD:REQUEST',
  ])
  expect((await listed(marisol)).upcoming).toMatchObject([
    { educator: { name: 'Ruth Feldman' }, reach: 'none' },
  ])

  // Grace has an address and no account: what would ask her to sign in is neither in her mail nor in her calendar.
  const grace = await educator(ridge.id, 'Grace Adeyemi')
  await rows(`update educators set email = 'grace@example.test' where id = ${grace.id}`)
  const asked = conference(planning(), { educatorId: grace.id, visitId: randomUUID() })
  await save(marisol, randomUUID(), asked)
  const invitations = new Map((await outbox()).map((it) => [it.to, it]))
  const [toGrace, toMarisol] = [invitations.get('grace@example.test'), invitations.get(marisol.email)]
  expect(lineOf(toGrace?.calendar, 'METHOD')).toBe('METHOD:REQUEST')
  expect(`${toGrace?.text}${toGrace?.calendar}`).not.toContain('/observations')
  expect(lineOf(toMarisol?.calendar, 'URL')).toContain('/observations?tool=10')

  const over = conference(planning({ ...talk, on: '2026-10-20' }), { visitId: randomUUID() })
  await save(marisol, randomUUID(), over)
  expect(await outbox()).toEqual([])
})

test('the clock’s change is in the file, and the educator has it as they were invited', async () => {
  const { marisol, teacher, conference, as } = await world()
  const id = randomUUID()
  const meeting = { ...talk, on: '2026-11-02' }
  await save(marisol, id, conference({ ...planning(meeting), meeting: { ...meeting, at: '15:00' } }))
  const file = async (caller: Caller) => {
    const { body } = await caller.call(calendar, { params: { observationId: id } })
    return typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array)
  }
  const [theirs, mine] = [await file(teacher), await file(marisol)]
  expect(lineOf(theirs, 'DTSTART;TZID=America/Denver')).toBe('DTSTART;TZID=America/Denver:20261102T131000')
  expect(lineOf(mine, 'DTSTART;TZID=America/Denver')).toBe('DTSTART;TZID=America/Denver:20261102T150000')
  expect(lines(theirs)).toContain('METHOD:PUBLISH')
  const zone = lines(theirs).join('\n')
  expect(zone).toContain('BEGIN:STANDARD\nDTSTART:20261101T020000\nTZOFFSETFROM:-0600\nTZOFFSETTO:-0700')
  expect(zone).toContain('BEGIN:DAYLIGHT\nDTSTART:20270314T020000\nTZOFFSETFROM:-0700\nTZOFFSETTO:-0600')
  const stranger = await as('principal')
  expect((await stranger.try(calendar, { params: { observationId: id } })).status).toBe(404)

  // Before sharing, the educator knows when and where, and opens nothing.
  expect((await listed(teacher)).upcoming).toMatchObject([
    {
      id,
      standing: 'planned',
      mayOpen: false,
      meeting: { startsAt: '2026-11-02T20:10:00.000Z' },
      reach: null,
    },
  ])
})

test('each reader is told how far a conference has come, until both have signed', async () => {
  const { marisol, teacher, conference, as } = await world()
  const id = randomUUID()
  const stand = async (caller: Caller) => {
    const { upcoming, items } = await listed(caller)
    return [...upcoming, ...items].find((it) => it.id === id)?.standing
  }
  let revision = read(await save(marisol, id, conference({ signature: null }))).revision
  const next = async (capture: Partial<ConferenceCapture>) => {
    revision = read(await save(marisol, id, conference({ signature: null, ...capture }), revision)).revision
  }
  expect([await stand(marisol), await stand(teacher)]).toEqual(['planned', undefined])
  await next(shared)
  expect([await stand(marisol), await stand(teacher)]).toEqual(['prepared', 'prepared'])
  await next({ ...shared, stage: 'talk' })
  expect([await stand(marisol), await stand(teacher)]).toEqual(['talked', 'prepared'])
  await next({ ...shared, stage: 'agree' })
  expect(await stand(marisol)).toBe('agreed')
  const agreements = [{ id: randomUUID(), text: 'We keep the pause.' }]
  const document = conference({ ...shared, stage: 'sign', agreements })
  const signed = read(await complete(marisol, read(await save(marisol, id, document, revision))))
  expect(await stand(marisol)).toBe('to-sign')
  read(await send(marisol, signed))
  expect(await stand(teacher)).toBe('to-sign')
  const { signature } = document.capture as ConferenceCapture
  await answer(teacher, id, signature?.of ?? '', 'Omar Haddad', 'signature')
  expect([await stand(marisol), await stand(teacher)]).toEqual(['signed', 'signed'])
  expect((await listed(marisol, { standing: 'signed' })).items.map((it) => it.id)).toEqual([id])
  expect((await listed(marisol, { standing: 'talked' })).items).toEqual([])
  const told = expect.objectContaining({ title: 'Omar Haddad signed your conference record' })
  expect(await marisol.call(contract.notices.list, { query: {} })).toMatchObject({
    body: { items: expect.arrayContaining([told]) },
  })
  const trail = contract.audit.list
  const { items } = trail.response.parse((await marisol.call(trail, { query: {} })).body)
  const lines = items.filter(({ subject }) => subject.id === id)
  expect(lines[0]).toMatchObject({ event: 'observation.sign', subject: { isConference: true } })
  expect(lines.some(({ event }) => event === 'observation.answer')).toBe(false)

  const reason = { reason: 'A step was missing.' }
  const lead = await as('district-admin')
  await lead.call(contract.observations.reopen, { params: { observationId: id }, body: reason })
  expect([await stand(marisol), await stand(lead)]).toEqual(['to-sign', undefined])
})
