import { contract } from '@corridor/contract/contract'
import type { AuditEvent } from '@corridor/contract/district/audit'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { type Answer, refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { carla, lorraine, marisol } from '../../testing/samples/sample-people.ts'

const { list } = contract.audit
const { log } = contract.impersonation

type Event = z.input<typeof AuditEvent>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-22T18:00:00Z') })
})

const personOf = ({ id, name }: { id: number; name: string }) => ({ id, name })
let lastId = 0

/** An event of the trail: Lorraine signed in this morning, unless told otherwise. */
function anEvent(details: Partial<Event> = {}): Event {
  const actor = personOf(lorraine)
  const at = '2026-10-22T15:30:00.000Z'
  const subject = { kind: 'user', id: String(lorraine.id), name: lorraine.name } as const
  const told = { event: 'auth.sign-in', isBetweenOthers: false } as const
  return { id: ++lastId, at, ...told, actor, realActor: actor, subject, changes: [], ...details }
}

const page = (items: Event[], next: string | null = null) => reply(list, { items, next })

function open(search = '', ...answers: readonly Answer[]) {
  return visit(`/settings/activity${search}`, { as: lorraine, answers })
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const day = (name: string) => within(screen.getByRole('region', { name }))

test('a changed setting is named, with its value before and after', async () => {
  const subject = { kind: 'school', id: '2', name: 'Copper Ridge Middle School' } as const
  const changes = [
    { what: 'Visits planned a week', from: '10', to: '12' },
    { what: 'School year', from: null, to: 'Aug 17, 2026 to May 28, 2027' },
    { what: 'Order of the tools', from: null, to: null },
  ]
  await open('', page([anEvent({ event: 'school.change', subject, changes })]))

  const line = await screen.findByText(/changed a school/)
  expect(line.textContent).toBe('Lorraine Tsosie changed a school: Copper Ridge Middle School')
  expect(rows().slice(1)).toEqual([
    'Visits planned a week: 12, was 10',
    'School year: Aug 17, 2026 to May 28, 2027',
    'Order of the tools',
  ])
})

test('an entry says who did what, to whom and when, under its day', async () => {
  const priya = { kind: 'user', id: '99', name: 'Priya Raman' } as const
  await open(
    '',
    page([
      anEvent({ event: 'user.invite', subject: priya }),
      anEvent({ event: 'user.change', subject: { ...priya, name: null }, at: '2026-10-22T06:00:00.000Z' }),
      // This event is a minute before midnight in Denver.
      anEvent({ at: '2026-10-22T05:59:00.000Z' }),
      anEvent({ at: '2025-10-22T15:00:00.000Z', event: 'audit.read' }),
    ]),
  )

  expect(document.title).toBe('Activity | Corridor')
  expect(screen.getByText(/Nobody can change this list, and reading it is recorded too\.$/)).toBeTruthy()
  expect(day('Thu, Oct 22').getAllByRole('listitem')).toHaveLength(2)
  expect(rows()).toEqual([
    '9:30 AMLorraine Tsosie invited a user: Priya Raman',
    '12:00 AMLorraine Tsosie changed the details or roles of a user',
    '11:59 PMLorraine Tsosie signed in',
    '9:00 AMLorraine Tsosie read this list',
  ])
  expect(day('Wed, Oct 21').getAllByRole('listitem')).toHaveLength(1)
  expect(day('Wed, Oct 22, 2025').getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('4 entries.')
})

test('support is named with whose eyes it had, and nobody is somebody not signed in', async () => {
  const marisolName = { kind: 'user', id: String(marisol.id), name: marisol.name } as const
  const nobody = { actor: null, realActor: null, subject: marisolName }
  await open(
    '',
    page([
      anEvent({ realActor: { id: 900, name: 'Corridor support' }, event: 'audit.read' }),
      anEvent({ ...nobody, event: 'auth.sign-in-failed' }),
      anEvent({ ...nobody, event: 'user.password-change' }),
    ]),
  )

  expect(rows()).toEqual([
    '9:30 AMCorridor support, as Lorraine Tsosie read this list',
    '9:30 AMSomebody not signed in tried to sign in without success: Marisol Okafor',
    '9:30 AMSomebody not signed in set a new password with an emailed link: Marisol Okafor',
  ])
})

test('coaching of two others is a line without names, and leads nowhere', async () => {
  const nobody = { actor: null, realActor: null, isBetweenOthers: true }
  const subject = { kind: 'observation', id: '', name: null } as const
  const line = (event: Event['event']) => anEvent({ ...nobody, event, subject })
  await open('', page([line('observation.reply'), line('observation.send'), line('action-step.change')]))

  expect(rows()).toEqual([
    '9:30 AMSomebody replied to a coaching visit',
    '9:30 AMSomebody sent a coaching visit',
    '9:30 AMSomebody changed an action step of a coaching visit',
  ])
  expect(screen.queryByRole('link', { name: /Somebody/ })).toBeNull()
})

test('asking to meet and signing are told as what they are, and a conference under its name', async () => {
  const talk = {
    kind: 'observation',
    id: '019a0000-0000-7000-8000-000000000010',
    name: 'Teacher Conference',
    isConference: true,
  } as const
  const { isConference: _, ...visited } = { ...talk, name: 'On Task' }
  await open(
    '',
    page([
      anEvent({ event: 'observation.meet', subject: visited }),
      anEvent({ event: 'observation.reply', subject: visited }),
      anEvent({ event: 'observation.meet', subject: talk }),
      anEvent({ event: 'observation.sign', subject: talk }),
      anEvent({ event: 'observation.answer', subject: talk }),
      anEvent({ event: 'observation.send', subject: talk }),
      anEvent({ event: 'observation.create', subject: talk }),
    ]),
  )

  expect(rows()).toEqual([
    '9:30 AMLorraine Tsosie asked to meet about an observation: On Task',
    '9:30 AMLorraine Tsosie replied to an observation: On Task',
    '9:30 AMLorraine Tsosie asked to meet about a conference record: Teacher Conference',
    '9:30 AMLorraine Tsosie signed a conference record: Teacher Conference',
    '9:30 AMLorraine Tsosie answered what a conference asked: Teacher Conference',
    '9:30 AMLorraine Tsosie sent a conference record: Teacher Conference',
    '9:30 AMLorraine Tsosie began a conference: Teacher Conference',
  ])
})

test('readings in a row are one line, and nothing else is', async () => {
  const subject = { kind: 'district', id: '1', name: null } as const
  const read = { event: 'audit.read', subject } as const
  const byMarisol = { ...read, actor: personOf(marisol), realActor: personOf(marisol) }
  await open(
    '',
    page([anEvent(read), anEvent(read), anEvent(byMarisol), anEvent(read), anEvent(), anEvent()]),
  )

  expect(rows()).toEqual([
    '9:30 AMLorraine Tsosie read this list, 2 times',
    '9:30 AMMarisol Okafor read this list',
    '9:30 AMLorraine Tsosie read this list',
    '9:30 AMLorraine Tsosie signed in',
    '9:30 AMLorraine Tsosie signed in',
  ])
  expect(screen.getByRole('status').textContent).toBe('6 entries.')
})

test('a principal is told that it is about her school', async () => {
  await visit('/settings/activity', { as: marisol, answers: [page([anEvent()])] })

  expect(screen.getByText(/^Who did what at your school\./)).toBeTruthy()
})

describe('filters', () => {
  test('of the address are asked for and shown; wrong ones are left out', async () => {
    const { sent } = await open(
      '?event=auth.sign-in&actor=15&from=2026-10-01&to=nonsense&more=1',
      page([anEvent()]),
    )

    expect(sent(list).map(({ query }) => query)).toEqual([
      { event: 'auth.sign-in', actor: '15', from: '2026-10-01' },
    ])
    expect(screen.getByRole('combobox', { name: 'What happened' })).toHaveProperty('value', 'Signed in')
    expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-10-01')
    expect(screen.getByLabelText('To')).toHaveProperty('value', '')
    expect(screen.getByText('Only Lorraine Tsosie')).toBeTruthy()
  })

  test('by kind, chosen from groups', async () => {
    const { user, arrive, sent } = await open('?from=2026-10-01', page([anEvent()]))
    await user.click(screen.getByRole('combobox', { name: 'What happened' }))
    expect(await screen.findByText('Signing in')).toBeTruthy()
    await user.click(await screen.findByRole('option', { name: 'Invited a user' }))
    await arrive()

    expect(address()).toBe('/settings/activity?from=2026-10-01&event=user.invite')
    expect(sent(list).at(-1)?.query).toEqual({ from: '2026-10-01', event: 'user.invite' })
  })

  test('by person, from a row, and back to everybody', async () => {
    const { user, arrive, sent } = await open('', page([anEvent()]))
    await user.click(screen.getByRole('link', { name: 'Lorraine Tsosie' }))
    await arrive()
    expect(address()).toBe('/settings/activity?actor=15')
    expect(sent(list).at(-1)?.query).toEqual({ actor: '15' })

    await user.click(screen.getByRole('button', { name: 'Show everyone, not only Lorraine Tsosie' }))
    await arrive()
    expect(address()).toBe('/settings/activity')
  })

  test('by days; a year that is being typed is not asked for', async () => {
    const { arrive, sent } = await open('', page([anEvent()]))
    const type = (value: string) => fireEvent.change(screen.getByLabelText('To'), { target: { value } })
    type('0002-10-20')
    type('0202-10-20')
    expect(screen.getByLabelText('To')).toHaveProperty('value', '0202-10-20')
    type('2026-10-20')
    await arrive()

    expect(sent(list).map(({ query }) => query)).toEqual([{}, { to: '2026-10-20' }])
    expect(address()).toBe('/settings/activity?to=2026-10-20')
  })

  test('that fit nothing say so, and lead back to everything', async () => {
    const { user, arrive } = await open('?event=school.delete&to=2026-10-01', page([]), page([anEvent()]))
    expect(screen.getByRole('heading', { name: 'Nothing matches these filters' })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'show everything' }))
    await arrive()

    expect(address()).toBe('/settings/activity')
    expect(rows()).toHaveLength(1)
    expect(screen.getByLabelText('To')).toHaveProperty('value', '')
  })
})

test('an empty list says so', async () => {
  await open('', page([]))

  expect(screen.getByRole('heading', { name: 'Nothing has been recorded yet' })).toBeTruthy()
})

describe('the next page of entries', () => {
  const first = () => page([anEvent()], '41')
  const second = () => page([anEvent({ event: 'school.create', at: '2026-10-21T15:30:00.000Z' })])
  const more = () => screen.getByRole('button', { name: 'Show more' })

  test('comes below what is shown, with the same filters, until there is none', async () => {
    const { user, arrive, sent } = await open('?actor=15', first(), second())
    expect(screen.getByRole('status').textContent).toBe('The newest 1 are shown.')
    await user.click(more())
    await arrive()

    expect(sent(list).at(-1)?.query).toEqual({ actor: '15', after: '41' })
    expect(rows()).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('that does not come leaves what is shown, and can be tried again', async () => {
    const { user, arrive } = await open('', first(), refuse(list, 'unexpected'), second())
    await user.click(more())

    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(rows()).toHaveLength(1)
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    await arrive()
    expect(rows()).toHaveLength(2)
  })

  test('coming back to the window reads nothing anew: every reading is recorded', async () => {
    const bell = reply(contract.notices.unread, { unread: 0 })
    const { arrive, sent } = await open('', page([anEvent()]), bell)
    vi.setSystemTime(new Date('2026-10-22T19:00:00Z'))
    document.dispatchEvent(new Event('visibilitychange'))
    await arrive()

    expect(sent(list)).toHaveLength(1)
  })
})

describe('support visits', () => {
  const aVisit = {
    id: '019a0000-0000-7000-8000-000000000001',
    person: personOf(marisol),
    supportName: 'Sam Iverson',
    reason: 'Marisol asked why a visit is missing.',
    startedAt: '2026-10-22T15:30:00.000Z',
    endsAt: '2026-10-22T16:05:00.000Z',
  }

  test('are listed with who, whose eyes, when and why', async () => {
    const { user, arrive, sent } = await open('', page([anEvent()]), reply(log, { items: [aVisit] }))
    expect(sent(log)).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Support visits' }))
    await arrive()

    expect(address()).toBe('/settings/activity?view=support')
    expect(rows()).toEqual([
      'Sam Iverson viewed Corridor as Marisol OkaforOct 22, 9:30 AM to 10:05 AMMarisol asked why a visit is missing.',
    ])
    expect(screen.getByRole('link', { name: 'Support visits' }).getAttribute('aria-current')).toBe('page')
  })

  test('that never were are said not to be', async () => {
    await open('?view=support', reply(log, { items: [] }))

    expect(screen.getByRole('heading', { name: 'No support visits' })).toBeTruthy()
  })
})

test('whoever may not read it is turned away before anything is asked', async () => {
  const { sent } = await visit('/settings/activity', { as: carla })

  expect(address()).toBe('/403')
  expect(sent(list)).toEqual([])
})

test('without a connection the page says so', async () => {
  await open('', unreachable(list))

  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
