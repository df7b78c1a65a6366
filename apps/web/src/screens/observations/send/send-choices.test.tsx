import '../../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { type Answer, refuse, reply } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { noHome } from '../../../testing/samples/sample-dashboard.ts'
import {
  anObservation,
  aSavedObservation,
  aSnapshot,
  idOf,
} from '../../../testing/samples/sample-observations.ts'
import { marisol } from '../../../testing/samples/sample-people.ts'

const { open: openOne, readers, show } = contract.observations
const { plan, send, unplan } = contract.visits
const saved = aSavedObservation()
const educator = {
  name: 'Omar Haddad',
  email: 'omar@alder-valley.example',
  hasAccount: true,
  way: 'account' as const,
}
const planned = {
  id: idOf(70),
  sendAt: '2026-10-22T21:30:00.000Z',
  state: 'waiting' as const,
  refusedBecause: null,
  observations: [idOf(1)],
  recipients: [],
  message: 'Later.',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-22T18:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

function open(told: Answer, ...answers: readonly Answer[]) {
  const sent = { ...saved, status: 'sent' as const }
  return visit(`/observations/2/send/${idOf(1)}`, {
    as: marisol,
    answers: [
      reply(contract.device.snapshot, aSnapshot(saved)),
      reply(openOne, saved),
      told,
      ...answers,
      reply(send, { observations: [sent] }),
      reply(show, anObservation({ status: 'sent' })),
      reply(contract.dashboard.show, noHome),
    ],
  })
}

const button = (name: RegExp | string) => screen.findByRole('button', { name })
const reached = reply(readers, { educator, colleagues: [] })

test('a part that is left out and a mark that is not asked for are told to the server', async () => {
  const { user, sent } = await open(reached)
  const preview = await screen.findByRole('region', { name: 'What Omar will see' })
  await user.click(await screen.findByRole('checkbox', { name: 'Figures' }))
  await user.click(screen.getByRole('switch', { name: 'Ask Omar to mark it as read' }))
  expect(preview.textContent).not.toContain('Lowest sweep')
  await user.click(await button('Send to Omar'))

  await eventually(() => expect(bodies(sent(send))).toHaveLength(1))
  expect(bodies(sent(send))).toMatchObject([
    { isReadMarkAsked: false, observations: [{ id: idOf(1), leftOut: ['Figures'] }] },
  ])
})

test('an educator without mail gets the record on paper: the button says so, and so does the server’s copy', async () => {
  const alone = {
    educator: { ...educator, email: null, hasAccount: false, way: 'none' as const },
    colleagues: [],
  }
  const { user, sent } = await open(reply(readers, alone))
  expect(await button('PDF to hand over')).toBeTruthy()
  await user.click(await button('Mark as handed over'))

  await eventually(() => expect(bodies(sent(send))).toMatchObject([{ isHandedOver: true }]))
})

describe('without a mail server', () => {
  const colleagues = [{ id: 13, name: 'Priya Raman', role: 'Coach' }]
  const held = (details: Partial<typeof educator> | { hasAccount: boolean; way: 'link' | 'none' }) =>
    reply(readers, { educator: { ...educator, ...details }, colleagues, isMailOff: true })
  const people = async () =>
    (await screen.findByRole('region', { name: 'Who receives it, and how' })).textContent

  test('who gets a link is named before sending, with the PDF to hand over; no email is promised', async () => {
    const { user, sent } = await open(held({ hasAccount: false, way: 'link' }))
    expect(await button('PDF to hand over')).toBeTruthy()
    await user.click(screen.getByRole('combobox', { name: 'Add a person who may see it' }))
    await user.click(await screen.findByRole('option', { name: 'Priya Raman, Coach' }))

    await eventually(async () =>
      expect(await people()).toContain('Coach. Reads only, in Corridor. No email leaves yet'),
    )
    const told = await people()
    expect(told).toContain('omar@alder-valley.example. No email leaves yet: hand over the PDF')
    expect(told).toContain('Nothing will reach Omar Haddad by email. Corridor has no mail server yet.')
    expect(told).not.toMatch(/opens with a code|with an email/)
    expect(screen.queryByRole('radio', { name: 'Email' })).toBeNull()
    await user.click(await button('Send to Omar and Priya'))
    await user.click(await button('Send'))
    await eventually(() => expect(bodies(sent(send))).toMatchObject([{ recipients: [13] }]))
  })

  test('who has an account reads it in Corridor', async () => {
    await open(held({}))

    expect(await screen.findByText(/^Reads it in Corridor.*No email leaves yet$/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'PDF to hand over' })).toBeNull()
  })

  test('an educator of a paused account reads why, and not of the mail server', async () => {
    await open(held({ hasAccount: false, way: 'none' }))

    expect(await screen.findByText(/Their account is paused\./)).toBeTruthy()
  })
})

test('a sending for a chosen moment is planned, and can be taken back', async () => {
  const waits = reply(readers, { educator, colleagues: [], planned })
  const { user, sent } = await open(reached, waits, reply(plan, planned), reached)
  await user.click(screen.getByRole('radio', { name: /PM/ }))
  await user.click(await button('Send to Omar later'))

  expect(await screen.findByText(/^Goes to Omar on Oct 22/)).toBeTruthy()
  expect(bodies(sent(send))).toEqual([])
  expect(bodies(sent(plan))).toMatchObject([{ observations: [{ id: idOf(1), revision: 3 }] }])
})

test('what was planned elsewhere is changed as it was planned: words, parts that stay, and its moment', async () => {
  const elsewhere = {
    ...planned,
    isReadMarkAsked: false,
    leftOutParts: { [idOf(1)]: ['Figures'] },
  }
  const waits = reply(readers, { educator, colleagues: [], planned: elsewhere })
  const { user, sent } = await open(waits, reply(plan, elsewhere))
  await user.click(await button('Change it or send now'))
  const message = screen.getByRole('textbox', { name: 'Message' })
  expect(message).toHaveProperty('value', 'Later.')
  expect(screen.getByRole('checkbox', { name: 'Figures' })).toHaveProperty('checked', false)
  await user.type(message, ' Really.')
  await user.click(await button('Send to Omar later'))

  await eventually(() => expect(bodies(sent(plan))).toHaveLength(1))
  expect(bodies(sent(plan))).toMatchObject([
    {
      message: 'Later. Really.',
      sendAt: planned.sendAt,
      isReadMarkAsked: false,
      observations: [{ id: idOf(1), leftOut: ['Figures'] }],
    },
  ])
  expect(await screen.findByText(/^Goes to Omar on Oct 22/)).toBeTruthy()
})

test('a sending to several that goes later is said to be open to change until then', async () => {
  const colleagues = [{ id: 1001, name: 'Ben Halvorsen', role: 'Assistant principal' }]
  const elsewhere = { ...planned, recipients: [1001] }
  const waits = reply(readers, { educator, colleagues, planned: elsewhere })
  const { user, sent } = await open(waits, reply(plan, elsewhere))
  await user.click(await button('Change it or send now'))
  expect(
    screen.getByText(/^You can change or cancel it until it goes out\. Then this exact copy/),
  ).toBeTruthy()
  await user.click(await button('Send to Omar and Ben later'))

  const title = 'Send to Omar Haddad and Ben Halvorsen on Oct 22, 3:30 PM?'
  const question = within(await screen.findByRole('dialog', { name: title }))
  expect(question.getByText(/You can change or cancel it until it goes out\.$/)).toBeTruthy()
  expect(question.queryByText(/cannot be taken back/)).toBeNull()
  await user.click(await button('Send later'))
  await eventually(() => expect(bodies(sent(plan))).toMatchObject([{ recipients: [1001] }]))
})

test('a moment that is past is named at its field, before the question, until another one is chosen', async () => {
  const colleagues = [{ id: 1001, name: 'Ben Halvorsen', role: 'Assistant principal' }]
  const elsewhere = { ...planned, recipients: [1001] }
  const { user, sent } = await open(reply(readers, { educator, colleagues, planned: elsewhere }))
  await user.click(await button('Change it or send now'))
  const moment = screen.getByLabelText('By the clock of your district')
  fireEvent.change(moment, { target: { value: '2020-10-22T15:30' } })
  await user.click(await button('Send to Omar and Ben later'))

  expect((await screen.findByRole('alert')).textContent).toBe('Choose a later moment, or send it now.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(moment)
  expect(sent(plan)).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'Now' }))
  await user.click(screen.getByRole('radio', { name: /PM/ }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what the server refuses of a planned sending is said at its field, or without a word of trying again', async () => {
  const words = 'Choose a later moment, or send it now.'
  const { user } = await open(
    reached,
    refuse(plan, 'invalid-request', { sendAt: words }),
    refuse(plan, 'invalid-request', { recipients: 'Choose other readers.' }),
  )
  await user.click(screen.getByRole('radio', { name: /PM/ }))
  await user.click(await button('Send to Omar later'))

  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(await button('Send to Omar later'))
  const dialog = await screen.findByRole('dialog', { name: 'Error' })
  expect(dialog.textContent).toContain(
    'What you wrote is still here. People it goes to: Choose other readers.',
  )
  expect(dialog.textContent).not.toContain('try again later')
})

test('the record says when what is planned goes out, and leads to where that is changed', async () => {
  const goesOutAt = '2026-10-23T03:45:00.000Z'
  const record = anObservation({ status: 'completed', sentAt: null, maySend: true, copies: [], goesOutAt })
  await visit(`/observations/2/view/${idOf(1)}`, {
    as: marisol,
    answers: [reply(show, record), reply(contract.device.snapshot, aSnapshot())],
  })

  const way = await screen.findByRole('link', { name: 'Goes out Oct 22, 9:45 PM' })
  expect(way.getAttribute('href')).toBe(`/observations/2/send/${idOf(1)}`)
  expect(screen.queryByRole('link', { name: 'Send' })).toBeNull()
})

test('a plan that is taken back leaves its words on the page', async () => {
  const waits = reply(readers, { educator, colleagues: [], planned })
  const { user } = await open(waits, reply(unplan, { id: planned.id }), reached)
  await user.click(await button('Do not send it'))

  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'Later.')
  expect(await button('Send to Omar')).toBeTruthy()
})

test('a planned sending that was refused says why', async () => {
  const refusedBecause = 'The plan of your district has ended.'
  const refused = { ...planned, state: 'refused' as const, refusedBecause }
  const { user, sent } = await open(
    reply(readers, { educator, colleagues: [], planned: refused }),
    reached,
    reply(unplan, { id: planned.id }),
  )
  expect((await screen.findByRole('alert')).textContent).toContain(refusedBecause)
  await user.click(await button('Got it'))

  await eventually(() => expect(screen.queryByText(refusedBecause)).toBeNull())
  expect(sent(unplan)).toHaveLength(1)
})

const bodies = (calls: readonly { readonly body: unknown }[]) => calls.map(({ body }) => body)
