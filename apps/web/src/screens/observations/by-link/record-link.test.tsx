import { contract } from '@corridor/contract/contract'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { type Answer, refuse, reply, unreachable } from '../../../testing/fake-server.ts'
import { pasteInto, visit } from '../../../testing/render-screen.tsx'
import { anObservation } from '../../../testing/samples/sample-observations.ts'

const { records } = contract
let number = 0
/** A new link each time: words written under one are nothing to the next. */
const aToken = () => `Zm9ydHktdGhyZWUtY2hhcmFjdGVycy1vZi1hLXRva2Vu${++number}`
const EMAIL = 'omar@alder-valley.example'

const toOmar = { isAboutMe: true, mayReopen: false, mayReply: true, mayAcknowledge: true, deliveries: [] }
const aRecordByLink = (details: Parameters<typeof anObservation>[0] = {}) => ({
  district: 'Alder Valley Unified',
  email: EMAIL,
  mayMakeAccount: false,
  observation: anObservation({ ...toOmar, ...details }),
})
const district = reply(records.show, { district: 'Alder Valley Unified' })
const mailed = reply(records.code, { worksFor: 600, nextIn: 60 })
const opens = reply(records.open, { session: 'session-token' })

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const open = (...answers: readonly Answer[]) =>
  visit(`/records/${aToken()}`, { answers: [...answers, district] })

async function opened(...answers: readonly Answer[]) {
  const page = await open(mailed, opens, ...answers)
  await page.user.click(screen.getByRole('button', { name: 'Email me a code' }))
  await pasteInto(page.user, await screen.findByRole('textbox', { name: 'Code' }), '407 121')
  return page
}

describe('a mailed link', () => {
  test('names the district and nothing else, and leaves the address bar', async () => {
    const page = await open()

    expect(location.pathname).toBe('/records')
    expect(screen.getByText('Alder Valley Unified')).toBeTruthy()
    expect(screen.getByRole('main').textContent).not.toMatch(/Omar|Marisol|On Task|@/)
    // Programs that open links in mails must trigger no code.
    expect(page.sent(records.code)).toEqual([])
  })

  test('that opens nothing says so', async () => {
    await visit(`/records/${aToken()}`, { answers: [refuse(records.show, 'record-link-closed')] })

    expect(screen.getByRole('alert').textContent).toBe(
      'This link cannot be opened. Ask the sender for a new one.',
    )
  })

  test('from where too many were tried is not said to lack a connection, and opens at another try', async () => {
    const { user } = await open(refuse(records.show, 'too-many-requests'))

    expect(screen.getByRole('alert').textContent).toContain('Wait a while and try again.')
    expect(screen.queryByText('This needs a connection')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Email me a code' })).toBeTruthy()
  })

  test('opens at the sixth digit, also pasted with a gap; a wrong one is asked for again', async () => {
    const page = await open(
      mailed,
      refuse(records.open, 'wrong-record-code'),
      opens,
      reply(records.read, aRecordByLink()),
    )
    await page.user.click(screen.getByRole('button', { name: 'Email me a code' }))
    const code = await screen.findByRole('textbox', { name: 'Code' })
    await pasteInto(page.user, code, '000 000')
    expect((await screen.findByRole('alert')).textContent).toContain('does not fit or is too old')
    await pasteInto(page.user, code, '407121')

    expect(await screen.findByRole('heading', { name: 'Your observation' })).toBeTruthy()
    expect(page.sent(records.open).map(({ body }) => body)).toEqual([{ code: '000000' }, { code: '407121' }])
    expect(screen.getByText(EMAIL)).toBeTruthy()
  })
})

test('a code that was guessed at five times is said to be used up, and no longer to work', async () => {
  const page = await open(mailed, refuse(records.open, 'record-code-spent'))
  await page.user.click(screen.getByRole('button', { name: 'Email me a code' }))
  const code = await screen.findByRole('textbox', { name: 'Code' })
  expect(screen.getByText(/^Works for/)).toBeTruthy()
  await pasteInto(page.user, code, '000000')

  expect(await screen.findByText('Used up: ask for a new one')).toBeTruthy()
  expect(screen.queryByText(/^Works for/)).toBeNull()
})

describe('what a link opened', () => {
  test('before it is sent is what is asked and nothing else; an answer goes by the link', async () => {
    const asked = {
      kind: 'answer' as const,
      key: 'post-1',
      prompt: 'Is a change indicated?',
      hint: '',
      choices: null,
      answer: null,
      isAhead: true,
      isDone: false,
      isOpen: true,
    }
    const ahead = { status: 'draft' as const, mayReply: false, mayAcknowledge: false, copies: [] }
    const shown = aRecordByLink({ ...ahead, invitations: [asked] })
    const answered = { ...shown.observation, invitations: [{ ...asked, answer: 'Yes.' }] }
    const page = await opened(reply(records.read, shown), reply(records.contribute, answered))

    expect(await screen.findByRole('heading', { name: 'Questions for you' })).toBeTruthy()
    expect(screen.queryByRole('article', { name: 'Record' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull()
    const field = screen.getByRole('textbox', { name: 'Is a change indicated?' })
    // Pasted: each of several strokes would be told, and this server answers all of them alike.
    await pasteInto(page.user, field, 'Yes.')
    await eventually(() =>
      expect(page.sent(records.contribute).at(-1)).toMatchObject({ body: { text: 'Yes.' } }),
    )
    expect(field).toHaveProperty('value', 'Yes.')
  })

  test('says who sent it and when, also without a message', async () => {
    const { record } = anObservation()
    await opened(reply(records.read, aRecordByLink({ record: { ...record, message: null } })))

    const from = await screen.findByRole('region', { name: 'From Marisol Okafor' })
    expect(from.textContent).toContain('Sent Oct 22, 9:40 AM')
  })

  test('says as what its sender came', async () => {
    const { record } = anObservation()
    await opened(reply(records.read, aRecordByLink({ record: { ...record, observerRole: 'Principal' } })))

    const from = await screen.findByRole('region', { name: 'From Marisol Okafor' })
    expect(from.textContent).toContain('Principal · sent Oct 22, 9:40 AM')
  })

  test('shows what was agreed between the data and the reply', async () => {
    const steps = [{ text: 'Pause three seconds.', agreedOn: '2026-10-09', dueOn: '2026-10-23' }]
    await opened(reply(records.read, aRecordByLink({ steps })))

    const told = await screen.findByRole('region', { name: 'Your action step' })
    expect(told.textContent).toContain('Pause three seconds.')
    expect(told.textContent).toContain('Agreed Oct 9, due Oct 23')
  })

  test('is a lesson to rate: each level goes by the link, and “Done” after them', async () => {
    const rating = {
      kind: 'self-rating' as const,
      key: 'C1',
      prompt: 'C1 Clear goals',
      hint: '',
      choices: [{ value: '3', label: '3 Established' }],
      answer: null,
      isAhead: true,
      isDone: false,
      isOpen: true,
    }
    const ahead = { status: 'draft' as const, mayReply: false, mayAcknowledge: false, copies: [] }
    const rated = (details: object) =>
      anObservation({ ...toOmar, ...ahead, invitations: [{ ...rating, ...details }] })
    const page = await opened(
      reply(records.read, aRecordByLink({ ...ahead, invitations: [rating] })),
      reply(records.contribute, rated({ answer: '3' })),
      reply(records.done, rated({ answer: '3', isDone: true })),
    )

    expect(await screen.findByRole('heading', { name: 'Rate your lesson' })).toBeTruthy()
    await page.user.click(screen.getByRole('radio', { name: /3 Established/ }))
    await page.user.click(screen.getByRole('button', { name: 'Done' }))
    await eventually(() => expect(page.sent(records.done)).toHaveLength(1))
    expect(page.sent(records.contribute)).toHaveLength(1)
    expect(await screen.findByText(/^Done\. Marisol sees your levels/)).toBeTruthy()
  })

  test('is marked as read, and the bar shows the date then', async () => {
    const read = anObservation({
      ...toOmar,
      status: 'acknowledged',
      mayAcknowledge: false,
      acknowledgedAt: '2026-10-22T18:05:00Z',
    })
    const page = await opened(reply(records.read, aRecordByLink()), reply(records.acknowledge, read))
    await page.user.click(await screen.findByRole('button', { name: 'I have read this' }))

    expect((await screen.findByText(/You read this/)).textContent).toContain('Oct 22')
    expect(page.sent(records.acknowledge)).toHaveLength(1)
  })

  test('keeps a reply on the phone until it is sent, where nobody else can read it', async () => {
    const words = 'Pairs two and five went off.'
    const page = await opened(reply(records.read, aRecordByLink()), unreachable(records.contribute))
    await page.user.type(await screen.findByRole('textbox', { name: 'Your reply' }), words)
    await eventually(() => expect(Object.keys({ ...localStorage }).join()).toContain('corridor_record_words'))
    expect(JSON.stringify({ ...localStorage })).not.toContain('Pairs')
    await page.user.click(screen.getByRole('button', { name: 'Send reply' }))

    expect(await screen.findByText('On this device. It is sent by itself.')).toBeTruthy()
  })

  test('asks for a new code after it was left for too long, and the words written stay', async () => {
    const over = refuse(records.acknowledge, 'record-session-over')
    const shown = reply(records.read, aRecordByLink())
    const page = await opened(shown, refuse(records.read, 'record-session-over'), shown, over)
    await page.user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Half a thought')
    await page.user.click(screen.getByRole('button', { name: 'I have read this' }))

    expect(await screen.findByText(/closed after 30 minutes without use/)).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Email me a code' }))
    await pasteInto(page.user, await screen.findByRole('textbox', { name: 'Code' }), '407121')
    await eventually(() =>
      expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveProperty('value', 'Half a thought'),
    )
  })
})
