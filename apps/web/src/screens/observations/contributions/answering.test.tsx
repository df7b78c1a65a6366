import { contract } from '@corridor/contract/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { currentDevice } from '../../../device/open-device.ts'
import { reply, unreachable } from '../../../testing/fake-server.ts'
import '../../../testing/own-disc.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { aDashboard } from '../../../testing/samples/sample-dashboard.ts'
import { anObservation, aSnapshot, idOf } from '../../../testing/samples/sample-observations.ts'
import { omar } from '../../../testing/samples/sample-people.ts'

const { show, contribute, done } = contract.observations
const snapshot = reply(contract.device.snapshot, aSnapshot())
const home = reply(contract.dashboard.show, aDashboard(null))
const heard = (spec: typeof contribute) => [reply(spec, anObservation(toOmar))]
type Shown = Parameters<typeof anObservation>[0]

const at = `/observations/2/view/${idOf(1)}`
const open = (details: Shown = {}, as = omar, more: Parameters<typeof visit>[1] = {}) =>
  visit(at, { as, answers: [reply(show, anObservation(details)), ...(more.answers ?? []), snapshot] })
const card = (name: string) => within(screen.getByRole('region', { name }))
const toOmar = { mayReopen: false, mayAcknowledge: true, mayReply: true, isAboutMe: true, deliveries: [] }

describe('an educator who is asked something', () => {
  const asked = (details: object = {}) => ({
    kind: 'answer' as const,
    key: 'post-1',
    prompt: 'Is a change indicated?',
    hint: '',
    choices: null,
    answer: null,
    isAhead: true,
    isDone: false,
    isOpen: true,
    ...details,
  })
  const ahead = { ...toOmar, status: 'draft' as const, mayReply: false, mayAcknowledge: false, copies: [] }

  test('before it is sent, sees the questions and nothing else', async () => {
    await open({ ...ahead, invitations: [asked()] }, omar)

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Questions for you')
    expect(card('Marisol asks you').getByRole('textbox', { name: 'Is a change indicated?' })).toBeTruthy()
    expect(screen.queryByRole('article', { name: 'Record' })).toBeNull()
    expect(screen.getByText('You and Marisol can read your answers, no one else.')).toBeTruthy()
  })

  test('has each answer saved as it is written, and told where it is', async () => {
    const answers = [unreachable(contribute), reply(contribute, anObservation(ahead))]
    const page = await open({ ...ahead, invitations: [asked()] }, omar, { answers })
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull()
    expect(screen.getByText('Saved as you go')).toBeTruthy()
    await page.user.type(screen.getByRole('textbox', { name: 'Is a change indicated?' }), 'Yes, it is.')
    expect(await screen.findByText(/^On this device/, {}, { timeout: 3_000 })).toBeTruthy()
    currentDevice()?.tryNow()

    await waitFor(() => expect(page.sent(contribute)).toHaveLength(2))
    expect(page.sent(contribute).at(-1)).toMatchObject({
      path: `/api/observations/${idOf(1)}/contributions/answer/post-1`,
      body: { text: 'Yes, it is.' },
    })
    await waitFor(() => expect(screen.queryByText(/^On this device/)).toBeNull())
  })

  const levels = [
    { value: '2', label: '2 Developing: Some talk' },
    { value: '3', label: '3 Solid: Most talk' },
  ]
  const rating = (key: string, details: object = {}) =>
    asked({ kind: 'self-rating', key, prompt: `Indicator ${key}`, choices: levels, ...details })

  test('sees in one tab what they wrote last in another', async () => {
    const answers = [reply(contribute, anObservation(ahead))]
    const page = await open({ ...ahead, invitations: [asked()] }, omar, { answers })
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Is a change indicated?' })
    await page.user.type(field, 'In one tab.')
    await currentDevice()?.say({
      observationId: idOf(1),
      kind: 'answer',
      key: 'post-1',
      text: 'In the other tab.',
    })

    await waitFor(() => expect(field.value).toBe('In the other tab.'))
    await waitFor(() => expect(page.sent(contribute).at(-1)?.body).toEqual({ text: 'In the other tab.' }))
  })

  test('rates on one page, leaves half way, comes back, and says “Done” once', async () => {
    const rated = anObservation({ ...ahead, invitations: [rating('1a', { answer: '3' }), rating('1b')] })
    const answers = [reply(contribute, rated), reply(done, rated), home]
    const page = await open({ ...ahead, invitations: [rating('1a'), rating('1b')] }, omar, { answers })
    expect(screen.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true)
    await page.user.click(
      within(screen.getByRole('group', { name: 'Indicator 1a' })).getByLabelText('3 Solid'),
    )
    expect(screen.getByText('Most talk', { selector: 'p' })).toBeTruthy()
    await page.router.navigate('/')
    await page.router.navigate(at)

    const again = within(await screen.findByRole('group', { name: 'Indicator 1a' }))
    expect(again.getByLabelText('3 Solid')).toHaveProperty('checked', true)
    expect(screen.getByText(/of 2 indicators/)).toBeTruthy()
    await waitFor(() => expect(page.sent(contribute)).toHaveLength(1))
    expect(page.sent(done)).toEqual([])
    await page.user.dblClick(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(page.sent(done)).toHaveLength(1))
    expect(await screen.findByText(/^Done\. Marisol sees your levels/)).toBeTruthy()
  })

  test('who changes a level after “Done” is asked for it again', async () => {
    const before = [rating('1a', { answer: '3', isDone: true })]
    const page = await open({ ...ahead, invitations: before }, omar, { answers: heard(contribute) })
    expect(await screen.findByText(/^Done\./)).toBeTruthy()
    await page.user.click(screen.getByLabelText('2 Developing'))

    expect(screen.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', false)
  })

  test('reads what was asked ahead and answered, once it is sent', async () => {
    const closed = asked({ isOpen: false, answer: 'Yes, it is.' })
    const passed = asked({ isOpen: false, key: 'post-2', prompt: 'What will you change?' })
    await open({ ...toOmar, invitations: [closed, passed] }, omar)

    expect(card('Asked of you').getByText('Yes, it is.')).toBeTruthy()
    expect(screen.queryByText('What will you change?')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save answer' })).toBeNull()
  })

  test('reads what they answered while it is changed, and can change nothing', async () => {
    const closed = asked({ isOpen: false, isAhead: false, answer: 'By who sits near.' })
    await open({ ...toOmar, invitations: [closed] }, omar)

    const answers = card('Asked of you')
    expect(answers.getByText('What you answered').closest('details')).toHaveProperty('open', true)
    expect(answers.getByText('By who sits near.')).toBeTruthy()
    expect(answers.queryByRole('textbox')).toBeNull()
  })

  test('has signed once, and finds no field to sign again', async () => {
    const signing = { kind: 'signature', key: 'ab', prompt: 'Sign this conference', isAhead: false }
    const signed = { ...toOmar, invitations: [asked({ ...signing, answer: 'Omar', isOpen: false })] }
    const answers = [reply(contribute, anObservation(signed))]
    const page = await open({ ...toOmar, invitations: [asked(signing)] }, omar, { answers })

    await page.user.type(screen.getByRole('textbox', { name: 'Sign this conference' }), 'Omar')
    await page.user.click(screen.getByRole('button', { name: 'Sign' }))

    expect(await screen.findByText(/^Signed/)).toBeTruthy()
    await waitFor(() => expect(page.sent(contribute)).toHaveLength(1))
    expect(card('Asked of you').getByText('Omar')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Sign this conference' })).toBeNull()
  })
})
