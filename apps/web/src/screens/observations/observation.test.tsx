import { contract } from '@corridor/contract/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { cache } from '../../api/cache.ts'
import { currentDevice } from '../../device/open-device.ts'
import { held, refuse, reply, unreachable } from '../../testing/fake-server.ts'
import '../../testing/own-disc.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import {
  aDelivery,
  anObservation,
  aRecord,
  aSnapshot,
  idOf,
} from '../../testing/samples/sample-observations.ts'
import { marisol, omar } from '../../testing/samples/sample-people.ts'

const { show, copy, acknowledge, contribute, ask, correctAddress } = contract.observations
const snapshot = reply(contract.device.snapshot, aSnapshot())
const home = reply(contract.dashboard.show, aDashboard(null))
const heard = (spec: typeof contribute) => [reply(spec, anObservation(toOmar))]
type Shown = Parameters<typeof anObservation>[0]

const at = `/observations/2/view/${idOf(1)}`
const open = (details: Shown = {}, as = marisol, more: Parameters<typeof visit>[1] = {}) =>
  visit(at, { as, answers: [reply(show, anObservation(details)), ...(more.answers ?? []), snapshot] })
const card = (name: string) => within(screen.getByRole('region', { name }))
const toOmar = { mayReopen: false, mayAcknowledge: true, mayReply: true, isAboutMe: true, deliveries: [] }
const fromOmar = { kind: 'reply' as const, key: idOf(7), by: 'Omar Haddad', at: '2026-10-22T18:11:00Z' }

describe('the record', () => {
  test('says what was seen, where, when and by whom', async () => {
    await open({ record: aRecord({ observerRole: 'Principal' }) })

    expect(document.title).toBe('Observation | Corridor')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Observation for Omar Haddad')
    expect(screen.getByText('October 21, 2026')).toBeTruthy()
    expect(screen.getByText('Visited by Marisol Okafor, Principal')).toBeTruthy()
    expect(
      screen.getByText(
        'Grade 8 Math, Period 3, Room 224 · 26 students · Middle of the lesson · Copper Ridge Middle School',
      ),
    ).toBeTruthy()
    expect(screen.getByText('10:11–10:21 AM · Walkthrough, unannounced')).toBeTruthy()
    expect(screen.getByText('How did the pause feel?').tagName).toBe('BLOCKQUOTE')
    expect(screen.getByText('104 of 130 (80%)')).toBeTruthy()
    expect(screen.getByText('n = 5 sweeps')).toBeTruthy()
    expect(screen.getByText('One sweep began late.')).toBeTruthy()
  })

  test('tells how the mails went', async () => {
    await open()

    expect(card('Sent to').getByText('Opened Oct 22, 12:05 PM')).toBeTruthy()
    expect(card('Sent to').getByText('Waiting to be sent')).toBeTruthy()
    expect(
      screen.getByText('Can be opened by you, Omar Haddad, Priya Raman and school leaders at Copper Ridge.'),
    ).toBeTruthy()
  })

  test('says once that a mail waits, and when it goes', async () => {
    await open({ deliveries: [aDelivery({ state: 'queued', waitsUntil: '2026-10-23T12:00:00Z' })] })

    expect(card('Sent to').getByText('Goes out Oct 23, 6:00 AM, when quiet hours end')).toBeTruthy()
    expect(screen.getAllByText(/Waiting to be sent/)).toHaveLength(1)
  })

  test('coaching names no leaders', async () => {
    await open({ record: aRecord({ purpose: 'coaching' }), mayReopen: false })

    expect(screen.getByText('Can be opened by you, Omar Haddad and Priya Raman.')).toBeTruthy()
  })

  const sentTwice = {
    version: 2,
    record: aRecord({ version: 2 }),
    copies: [
      { version: 2, sentAt: '2026-10-23T15:40:00Z', reopenedBecause: null },
      { version: 1, sentAt: '2026-10-22T15:40:00Z', reopenedBecause: 'The room was wrong.' },
    ],
  }

  test('keeps what was sent before, and why it was opened again', async () => {
    await open(sentTwice)
    const copies = card('Earlier copies')

    expect(copies.getByText(/Sent Oct 22, 9:40 AM/)).toBeTruthy()
    expect(copies.getByText('The room was wrong.')).toBeTruthy()
    expect(copies.queryByText('Copy 2')).toBeNull()
  })

  test('shows a copy as it went out, and the way back', async () => {
    const first = aRecord({ message: 'First words', educator: { ...aRecord().educator, room: 'Room 9' } })
    const { user } = await open(sentTwice, marisol, { answers: [reply(copy, first)] })

    await user.click(screen.getByRole('link', { name: 'Copy 1' }))

    expect((await screen.findByRole('heading', { level: 1, name: 'Copy 1' })).nextSibling?.textContent).toBe(
      'Sent Oct 22, 9:40 AM, and unchanged since. Reopened because: The room was wrong.',
    )
    expect(screen.getByText('First words')).toBeTruthy()
    expect(screen.getByText(/Room 9/)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Show the latest' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Observation for Omar Haddad' })).toBeTruthy()
  })

  test('opens no earlier copy for somebody who may not read it', async () => {
    await open({ ...sentTwice, mayReadCopies: false })

    expect(card('Earlier copies').getByText('Copy 1')).toBeTruthy()
    expect(card('Earlier copies').queryByRole('link')).toBeNull()
  })

  test('is printed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Print' }))

    expect(print).toHaveBeenCalledOnce()
  })

  test.each([`${at}0`, '/observations/2/view/1'])('%s is not found', async (page) => {
    const { sent } = await visit(page, { as: marisol })

    expect(address()).toBe('/404')
    expect(sent(show)).toEqual([])
  })

  test('that may not be read is not found', async () => {
    await visit(at, { as: marisol, answers: [refuse(show, 'observation-not-found')] })

    expect(address()).toBe('/404')
  })

  test('says that it needs a connection', async () => {
    const answers = [unreachable(show), unreachable(show), reply(show, anObservation())]
    const { user } = await visit(at, { as: marisol, answers })
    expect(await screen.findByText('This needs a connection')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByText('How did the pause feel?')).toBeTruthy()
  })
})

describe('the observer', () => {
  test('goes on writing, or sends', async () => {
    await open({
      status: 'completed',
      sentAt: null,
      mayEdit: true,
      maySend: true,
      mayReopen: false,
      copies: [],
    })

    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
      `/observations/2/update/${idOf(1)}`,
    )
    expect(screen.getByRole('link', { name: 'Send' }).getAttribute('href')).toBe(
      `/observations/2/send/${idOf(1)}`,
    )
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull()
    expect(screen.queryByText(/Seen by/)).toBeNull()
  })

  test('is told of what two devices disagree about', async () => {
    await open({ status: 'completed', conflicts: 2, mayEdit: true })

    expect(screen.getByText('2 things changed on two devices.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toContain('/update/')
  })

  test('is told of changes that came too late, and how to take them over', async () => {
    const { user } = await open({ status: 'sent', hasLate: true, mayReopen: true })

    const notice = screen.getByText(/Changes came from a device after this was sent/).closest('div')
    await user.click(within(notice ?? document.body).getByRole('button', { name: 'Reopen' }))
    expect(await screen.findByText(/came from a device after it was sent are added/)).toBeTruthy()
  })

  test('reads the reply', async () => {
    await open({ replies: [{ ...fromOmar, text: 'It felt long.', isMine: false }] })

    expect(card('Replies').getByText('It felt long.')).toBeTruthy()
    expect(card('Replies').getByText('Omar Haddad · Oct 22, 12:11 PM')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send reply' })).toBeNull()
  })

  test('answers a reply, and plans the meeting that is asked for', async () => {
    const asked = { ...fromOmar, kind: 'meet' as const, text: 'Thursday?', isMine: false }
    const page = await open({ replies: [asked], mayReply: true }, marisol, {
      answers: [reply(contribute, anObservation())],
    })
    expect(card('Replies').getByText('Omar Haddad asks to meet')).toBeTruthy()
    const plan = card('Replies').getByRole('link', { name: 'Plan a conference with Omar' })
    expect(plan.getAttribute('href')).toBe('/observations/10/create/24')
    expect(screen.queryByRole('button', { name: 'Ask to meet' })).toBeNull()
    await page.user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Yes, at three.')
    await page.user.click(screen.getByRole('button', { name: 'Send reply' }))

    await waitFor(() => expect(page.sent(contribute)).toHaveLength(1))
    expect(page.sent(contribute)[0]).toMatchObject({
      path: expect.stringContaining(`/contributions/response/`),
      body: { text: 'Yes, at three.' },
    })
  })

  test('asks the educator to rate the lesson only when they want to', async () => {
    const asking = { isShared: true, isMailed: false, isDone: false, way: 'account' as const }
    const answers = [
      reply(ask, anObservation({ status: 'completed', asking: { ...asking, isMailed: true } })),
    ]
    const page = await open({ status: 'completed', asking, copies: [] }, marisol, { answers })
    expect(screen.getByText(/No email has gone out/)).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Ask Omar by email' }))

    expect(await screen.findByText(/Omar was asked by email to rate this lesson/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ask Omar by email' })).toBeNull()
  })

  test('tries a mail again that came back, or corrects the address', async () => {
    const back = aDelivery({
      state: 'bounced',
      trouble: 'no-mailbox',
      at: '2026-10-22T18:05:00Z',
      hasAccount: false,
      address: 'omra@alder-valley.example',
      mayTryAgain: true,
    })
    const queued = anObservation({
      deliveries: [{ ...back, state: 'queued', trouble: null, mayTryAgain: false }],
    })
    const { user, sent } = await open({ deliveries: [back] }, marisol, {
      answers: [reply(correctAddress, queued)],
    })
    const sentTo = card('Sent to')
    expect(
      sentTo.getByText(/came back Oct 22, 12:05 PM\. There is no mailbox at this address\./),
    ).toBeTruthy()
    expect(sentTo.getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(screen.getByText('Not delivered')).toBeTruthy()

    await user.click(sentTo.getByRole('button', { name: 'Correct the address' }))
    const field = sentTo.getByRole('textbox', { name: 'Email of Omar Haddad' })
    await user.clear(field)
    await user.type(field, 'omar@alder-valley.example')
    await user.click(sentTo.getByRole('button', { name: 'Correct and send again' }))

    expect(await sentTo.findByText('Waiting to be sent')).toBeTruthy()
    expect(JSON.stringify(sent(correctAddress))).toContain('omar@alder-valley.example')
  })

  test('is told that nothing has reached the educator, and what to do', async () => {
    await open({ isOutOfReach: true })

    expect(screen.getByText('Nothing has reached Omar Haddad.')).toBeTruthy()
    expect(screen.getByText('Not delivered')).toBeTruthy()
    expect(screen.queryByText('Sent', { selector: 'span' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Add an address for Omar' }).getAttribute('href')).toBe(
      '/educators/24',
    )
  })

  test('reads who can open it and, apart, who has', async () => {
    await open({ openedBy: [{ name: 'Ben Kowalski', at: '2026-10-22T18:05:00Z' }] })

    expect(
      screen.getByText('Can be opened by you, Omar Haddad, Priya Raman and school leaders at Copper Ridge.'),
    ).toBeTruthy()
    expect(screen.getByText('Opened by Ben Kowalski (Oct 22) and Omar Haddad (Oct 22).')).toBeTruthy()
  })
})

describe('the educator', () => {
  test('says that it is read, once, however often the button is pressed', async () => {
    const read = anObservation({
      ...toOmar,
      status: 'acknowledged',
      mayAcknowledge: false,
      acknowledgedAt: '2026-10-22T18:05:00Z',
    })
    const answer = held(reply(acknowledge, read))
    const page = await open(toOmar, omar, { answers: [answer.answer] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your observation')
    expect(screen.getByText('This does not mean you agree with it.')).toBeTruthy()
    const button = screen.getByRole('button', { name: 'I have read this' })
    // The button is pressed twice before the page is drawn anew.
    act(() => {
      button.click()
      button.click()
    })
    answer.letGo()

    expect(await screen.findByText('Oct 22, 12:05 PM')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull()
    // Nobody reads what they have not opened.
    expect(screen.getByText('Opened by you (Oct 22).')).toBeTruthy()
    expect(page.sent(acknowledge).map(({ body }) => body)).toEqual([{ version: 1 }])
  })

  test('stays told that it is read, also when an older answer was under way', async () => {
    const read = anObservation({ ...toOmar, status: 'acknowledged', mayAcknowledge: false })
    const older = held(reply(show, anObservation(toOmar)))
    const answers = [older.answer, reply(acknowledge, read), reply(show, read)]
    const page = await open(toOmar, omar, { answers })
    void cache.invalidateQueries({ queryKey: [show.path] })
    await page.user.click(screen.getByRole('button', { name: 'I have read this' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull())
    older.letGo()

    await waitFor(() => expect(page.sent(show)).toHaveLength(3))
    await waitFor(() => expect(cache.isFetching()).toBe(0))
    expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull()
  })

  test('replies, once, however often the button is pressed', async () => {
    const page = await open(toOmar, omar, { answers: heard(contribute) })
    expect(screen.getByText('Add context, ask something, or disagree. Optional.')).toBeTruthy()
    await page.user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'It felt long.')
    await page.user.dblClick(screen.getByRole('button', { name: 'Send reply' }))

    await waitFor(() => expect(page.sent(contribute)).toHaveLength(1))
    expect(card('Your reply').getByText('It felt long.', { selector: 'p' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveProperty('value', '')
    expect(page.sent(contribute)).toHaveLength(1)
  })

  test('keeps a reply without a connection, says so, and sends the same one again', async () => {
    const answers = [unreachable(contribute), reply(contribute, anObservation(toOmar))]
    const page = await open(toOmar, omar, { answers })
    await page.user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Yes')
    await page.user.click(screen.getByRole('button', { name: 'Send reply' }))
    expect(
      await screen.findByText('On this device. It is sent by itself.', {}, { timeout: 3_000 }),
    ).toBeTruthy()
    currentDevice()?.tryNow()

    await waitFor(() => expect(page.sent(contribute)).toHaveLength(2))
    const [first, second] = page.sent(contribute).map(({ path }) => path)
    expect(second).toBe(first)
    await waitFor(() => expect(screen.queryByText(/On this device/)).toBeNull())
  })

  test('finds a reply again that they left half-written', async () => {
    const page = await open(toOmar, omar, { answers: [...heard(contribute), home] })
    await page.user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'It felt')
    await page.router.navigate('/')
    await page.router.navigate(at)

    expect(await screen.findByRole('textbox', { name: 'Your reply' })).toHaveProperty('value', 'It felt')
    expect(page.sent(contribute)).toEqual([])
  })

  test.each([
    ['visit', 2],
    ['conference', 10],
  ])('asks to meet about a %s, with nothing typed', async (what, toolTypeId) => {
    const about = { ...toOmar, record: aRecord({ toolTypeId }) }
    const page = await open(about, omar, { answers: heard(contribute) })
    await page.user.click(screen.getByRole('button', { name: 'Ask to meet' }))

    await waitFor(() => expect(page.sent(contribute)).toHaveLength(1))
    expect(page.sent(contribute)[0]).toMatchObject({
      path: expect.stringContaining('/contributions/meet/'),
      body: { text: `I would like to meet about this ${what}.` },
    })
    expect(screen.getByText('You asked to meet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ask to meet' })).toBeNull()
  })

  test('an empty reply is not sent', async () => {
    const page = await open(toOmar, omar)
    await page.user.click(screen.getByRole('button', { name: 'Send reply' }))

    expect(await screen.findByText('Write something first.')).toBeTruthy()
    expect(page.sent(contribute)).toEqual([])
  })

  test('reads of a talk that it was one', async () => {
    await open({ ...toOmar, record: aRecord({ toolTypeId: 10 }) }, omar)

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your conference')
    expect(screen.getByText('Led by Marisol Okafor')).toBeTruthy()
    expect(screen.getByText(/^Describes one conversation\./)).toBeTruthy()
  })

  test('finds nothing to change, and who reads it', async () => {
    await open(toOmar, omar)

    expect(screen.queryByRole('link', { name: /Edit|Send/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Sent to' })).toBeNull()
    expect(
      screen.getByText(/^Can be opened by you, Marisol Okafor, Priya Raman and school leaders/),
    ).toBeTruthy()
    expect(screen.getByText('You are the first to open it.')).toBeTruthy()
  })
})
