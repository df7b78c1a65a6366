import '../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import type { JsonObject } from '@corridor/domain/data/json'
import { findTool } from '@corridor/tools/registry/registry'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { closeDevice, openDevice } from '../../device/open-device.ts'
import { type Answer, held, refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { noHome } from '../../testing/samples/sample-dashboard.ts'
import {
  anObservation,
  anObservationDocument,
  aSavedObservation,
  aSnapshot,
  idOf,
} from '../../testing/samples/sample-observations.ts'
import { marisol } from '../../testing/samples/sample-people.ts'

const { open: openOne, readers, show } = contract.observations
const { send } = contract.visits

const at = `/observations/2/send/${idOf(1)}`
const priya = { id: 13, name: 'Priya Raman', role: 'Coach' }
const ben = { id: 12, name: 'Ben Halvorsen', role: 'Assistant principal' }
const mayRead = reply(readers, {
  educator: {
    name: 'Omar Haddad',
    email: 'omar@alder-valley.example',
    hasAccount: true,
    way: 'account' as const,
  },
  colleagues: [priya, ben],
})

/** The page asks the dashboard what comes next. */
const week = reply(contract.dashboard.show, noHome)

/** Opens Marisol’s completed visit, which her device does not have yet. */
function open(saved = aSavedObservation(), answers: readonly Answer[] = [mayRead]) {
  return visit(at, {
    as: marisol,
    answers: [reply(contract.device.snapshot, aSnapshot(saved)), reply(openOne, saved), ...answers],
  })
}

const sendButton = () => screen.getByRole('button', { name: /^Send (to|when)/ })
const message = () => screen.getByRole('textbox', { name: 'Message' })
type User = Awaited<ReturnType<typeof open>>['user']

async function add(user: User, name: RegExp) {
  await user.click(await screen.findByRole('combobox', { name: /Add a person/ }))
  await user.click(await screen.findByRole('option', { name }))
}

describe('what will be seen', () => {
  test('is drawn with the message, and without private notes', async () => {
    const { user } = await open()
    await user.type(message(), 'How did it feel?')
    const preview = within(screen.getByRole('region', { name: 'What Omar will see' }))

    expect(document.title).toBe('Send observation | Corridor')
    expect(preview.getByText('Observation for Omar Haddad')).toBeTruthy()
    expect(preview.getByText('How did it feel?').tagName).toBe('BLOCKQUOTE')
    expect(preview.getAllByText('n = 1 sweep')[0]).toBeTruthy()
    expect(screen.queryByText('Nobody reads this.')).toBeNull()
    expect(screen.getByText('Private notes').closest('li')?.textContent).toBe('Private notesNever sent')
  })

  test('the mail has a link and no content', async () => {
    const { user } = await open()
    await user.type(message(), 'How did it feel?')
    await user.click(screen.getByRole('radio', { name: 'Email' }))
    const preview = screen.getByRole('region', { name: 'What Omar will see' })

    expect(preview.textContent).toContain('An observation from Marisol Okafor')
    expect(preview.textContent).toContain(`/observations/2/view/${idOf(1)}`)
    expect(preview.textContent).not.toContain('How did it feel?')
  })

  test('waits behind a button on a phone', async () => {
    const wide = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(wide(media), { matches: media.includes('max-width') }),
    )
    const { user } = await open()
    expect(screen.queryByRole('region', { name: 'What Omar will see' })).toBeNull()
    const comeUp = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(screen.getByRole('button', { name: 'See what Omar will see' }))

    expect(comeUp.mock.contexts).toEqual([screen.getByRole('region', { name: 'What Omar will see' })])
  })
})

describe('what is included', () => {
  const partOf = async (title: string) =>
    (await screen.findByText(title, { selector: 'strong' })).closest('li')
  const wordsOf = async (title: string) => (await partOf(title))?.textContent?.slice(title.length)
  const line = (number: number, kind: string, details: object = {}) => ({
    id: idOf(800 + number),
    at: `2026-10-21T16:1${number}:00.000Z`,
    kind,
    speaker: null,
    text: `Line ${number}`,
    tags: {},
    file: null,
    isIncluded: false,
    removedAt: null,
    ...details,
  })
  const file = (id: string, type: string) => ({ file: { id, type, bytes: 1_000 } })

  /** The ask to rate the lesson: neither mailed nor done, for an educator with an account. */
  const asking = { isShared: true, isMailed: false, isDone: false, way: 'account' as const }
  function openWith(id: number, capture: JsonObject, details: Parameters<typeof aSavedObservation>[0] = {}) {
    const tool = findTool(id)
    if (!tool) throw new Error('There is no such tool.')
    const document = anObservationDocument({ toolTypeId: id, toolVersion: tool.version, capture })
    const saved = aSavedObservation({ document, ...details })
    const known = aSnapshot(saved)
    const configurations = known.configurations.map((it) => ({
      ...it,
      toolTypeId: id,
      name: tool.title,
      content: tool.usual(),
    }))
    return visit(`/observations/${id}/send/${idOf(1)}`, {
      as: marisol,
      answers: [
        reply(contract.device.snapshot, { ...known, configurations }),
        reply(openOne, saved),
        unreachable(contract.files.show),
        reply(show, anObservation({ status: 'completed', asking })),
        mayRead,
        // An educator who has not rated the lesson may be asked to.
        reply(show, anObservation()),
      ],
    })
  }

  test('the script and its photos are counted; interpretation stays unless it was ticked', async () => {
    const lines = [
      line(1, 'script', file(idOf(700), 'image/jpeg')),
      line(2, 'script', file(idOf(701), 'application/pdf')),
      line(3, 'interpretation'),
      line(4, 'interpretation'),
      line(5, 'interpretation', { isIncluded: true }),
    ]
    await openWith(5, { lines })
    expect(await wordsOf('Script')).toBe('2 lines')
    expect(await wordsOf('Photos and documents')).toBe('1 photo, 1 document')
    expect(await wordsOf('Interpretation notes')).toBe('1 of 3 notes chosen by themselves')
  })

  test('interpretation is off by default, and goes out once it is ticked', async () => {
    const { user } = await openWith(5, { lines: [line(1, 'script'), line(2, 'interpretation')] })
    const preview = screen.getByRole('region', { name: 'What Omar will see' })
    expect(await wordsOf('Interpretation notes')).toBe('1 note, off by default')
    expect(preview.textContent).not.toContain('Line 2')

    await user.click(screen.getByRole('checkbox', { name: 'Interpretation notes' }))

    expect(await wordsOf('Interpretation notes')).toBe('1 note, all go out')
    expect(preview.textContent).toContain('Line 2')
  })

  const marks = Object.fromEntries(['c1', 'c2', 'c3', 'i1', 'i2'].map((id) => [id, { level: 3 }]))
  const unrated = 'Omar has not rated their own lesson yet; once you send, they no longer can.'

  test('many lists are summed up, and a self-rating that is not there yet is spoken of', async () => {
    await openWith(9, { marks, evidence: [] })
    expect(await wordsOf('Evidence and notes')).toBe('5 lines')
    expect(screen.queryByText('Interpretation notes')).toBeNull()
    expect(screen.getByText(unrated)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Ask Omar by email' })).toBeTruthy()
    expect(sendButton()).toHaveProperty('disabled', false)
  })

  test.each([
    [
      'there is one',
      {
        contributions: [
          { kind: 'self-rating', key: 'c1', by: 'Omar Haddad', text: '3', at: '2026-10-21T17:00:00Z' },
        ],
      },
    ],
    ['it was sent before', { version: 2 }],
  ] as const)('a self-rating is not spoken of where %s', async (_, details) => {
    await openWith(9, { marks, evidence: [] }, details as Parameters<typeof openWith>[2])
    expect(await wordsOf('Evidence and notes')).toBe('5 lines')
    expect(screen.queryByText(unrated)).toBeNull()
  })
})

describe('sending', () => {
  const sent = aSavedObservation({ status: 'sent', revision: 4 })

  test('to one person goes out at once, and is then shown', async () => {
    const page = await open(aSavedObservation(), [
      mayRead,
      reply(send, { observations: [sent] }),
      reply(show, anObservation()),
      week,
    ])
    await page.user.type(message(), ' How did it feel? ')
    expect(sendButton().textContent).toBe('Send to Omar')
    await page.user.click(sendButton())

    await waitFor(() => expect(address()).toBe(`/observations/2/view/${idOf(1)}`))
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(page.sent(send).map(({ body }) => body)).toEqual([
      {
        sendId: expect.any(String),
        recipients: [],
        message: 'How did it feel?',
        observations: [{ id: idOf(1), revision: 3 }],
      },
    ])
    expect((await openDevice(marisol.id)).find(idOf(1))?.words ?? null).toBeNull()
  })

  test('says what it opens while the record takes its time', async () => {
    const record = held(reply(show, anObservation()))
    const page = await open(aSavedObservation(), [
      mayRead,
      reply(send, { observations: [sent] }),
      record.answer,
      week,
    ])
    await page.user.click(sendButton())

    expect(await screen.findByText('Opening the record …')).toBeTruthy()
    record.letGo()
    await screen.findByText('Observation for Omar Haddad')
  })

  test('to more than one names them, and asks first', async () => {
    const page = await open(aSavedObservation(), [
      mayRead,
      reply(send, { observations: [sent] }),
      reply(show, anObservation()),
      week,
    ])
    await add(page.user, /Priya/)
    expect(sendButton().textContent).toBe('Send to Omar and Priya')
    await page.user.click(sendButton())
    const dialog = within(await screen.findByRole('dialog', { name: 'Send to Omar Haddad and Priya Raman?' }))
    expect(page.sent(send)).toEqual([])
    await page.user.click(dialog.getByRole('button', { name: 'Send' }))

    await waitFor(() => expect(address()).toContain('/view/'))
    expect(page.sent(send)[0]?.body).toMatchObject({ recipients: [13] })
    await screen.findByText('Observation for Omar Haddad')
  })

  test('a colleague is taken off again', async () => {
    const { user } = await open()
    await add(user, /Priya/)
    await add(user, /Ben/)
    await user.click(screen.getByRole('button', { name: 'Do not send to Priya Raman' }))

    expect(sendButton().textContent).toBe('Send to Omar and Ben')
  })

  test('waits for a connection, and says so', async () => {
    const page = await open(aSavedObservation(), [
      unreachable(readers),
      unreachable(contract.observations.save),
    ])
    await goOffline(page)
    expect(await screen.findByRole('button', { name: 'Send when online' })).toBeTruthy()
    expect(screen.getByText('Colleagues can be added when there is a connection.')).toBeTruthy()
    await page.user.click(sendButton())

    expect(await screen.findByText(/It goes to Omar as soon as there is a connection/)).toBeTruthy()
    const kept = (await openDevice(marisol.id)).find(idOf(1))
    expect(kept?.goal).toBe('sent')
  })

  test('says what is in the way, and tries again', async () => {
    const page = await open(aSavedObservation(), [
      mayRead,
      refuse(send, 'invalid-request', { recipients: 'Choose again.' }),
      reply(send, { observations: [sent] }),
      reply(show, anObservation()),
      week,
    ])
    await page.user.click(sendButton())
    expect(await screen.findByRole('alert')).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Try again' }))

    await waitFor(() => expect(address()).toContain('/view/'))
    await screen.findByText('Observation for Omar Haddad')
  })

  test('a sending that the server would not take is changed', async () => {
    const page = await open(aSavedObservation(), [
      mayRead,
      refuse(send, 'invalid-request', { recipients: 'Choose again.' }),
      reply(send, { observations: [sent] }),
      reply(show, anObservation()),
      week,
    ])
    await page.user.type(message(), 'Well?')
    await add(page.user, /Priya/)
    await page.user.click(sendButton())
    await page.user.click(await screen.findByRole('button', { name: 'Send' }))
    await page.user.click(await screen.findByRole('button', { name: 'Change people or message' }))
    expect(message()).toHaveProperty('value', 'Well?')
    await page.user.click(screen.getByRole('button', { name: 'Do not send to Priya Raman' }))
    await page.user.click(sendButton())

    await waitFor(() => expect(address()).toContain('/view/'))
    expect(page.sent(send).at(-1)?.body).toMatchObject({ recipients: [], message: 'Well?' })
    await screen.findByText('Observation for Omar Haddad')
  })

  test('a message that is too long is kept and not sent', async () => {
    const page = await open()
    const device = await openDevice(marisol.id)
    await act(() => device.keepWords(idOf(1), { message: 'a'.repeat(4001), recipients: [] }))
    await page.user.click(sendButton())

    expect(await screen.findByText('Use at most 4,000 characters.')).toBeTruthy()
    expect(page.sent(send)).toEqual([])
  })
})

test('what was written for a sending survives leaving the page', async () => {
  const page = await open()
  await page.user.type(message(), 'How did it feel?')
  await add(page.user, /Priya/)
  await act(() => page.router.navigate('/404'))
  await act(() => page.router.navigate(at))

  expect(message()).toHaveProperty('value', 'How did it feel?')
  expect(sendButton().textContent).toBe('Send to Omar and Priya')
})

test('what was written for a sending survives the tab, and no server hears of it', async () => {
  const page = await open()
  await page.user.type(message(), 'How did it feel?')
  await close(page)
  const again = await open()

  expect(message()).toHaveProperty('value', 'How did it feel?')
  expect(again.sent(contract.observations.save)).toEqual([])
  expect((await openDevice(marisol.id)).stateOf(idOf(1))).toBe('saved')
})

test('starters begin a message', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Starters' }))
  await user.click(await screen.findByRole('menuitem', { name: /thank you for letting me sit in/ }))

  expect(message()).toHaveProperty('value', 'Omar, thank you for letting me sit in.')
})

/** Closes the tab as a browser does. */
async function close({ router }: Awaited<ReturnType<typeof open>>) {
  cleanup()
  router.dispose()
  await closeDevice()
}

/** Cuts the connection, which the device hears of with its next call. */
async function goOffline({ arrive }: { arrive: () => Promise<void> }) {
  const device = await openDevice(marisol.id)
  await act(() => device.change(idOf(1), (document) => ({ ...document, privateNotes: 'More' })))
  await arrive()
}

test('an observation that its tool would not send yet says so first, and keeps the message', async () => {
  const tool = findTool(2)
  if (!tool) throw new Error('There is no On Task.')
  const capture = tool.blank(tool.usual())
  const words = vi.spyOn(tool, 'unsendable').mockReturnValue(['Sign it, then send it.'])
  const document = anObservationDocument({ capture })
  const page = await open(aSavedObservation({ document }))
  await page.user.type(message(), 'How did it feel?')

  expect(screen.getByText('Sign it, then send it.')).toBeTruthy()
  expect(sendButton()).toHaveProperty('disabled', true)
  expect(message()).toHaveProperty('value', 'How did it feel?')
  const change = screen.getByRole('link', { name: 'Change it' })
  expect(change.getAttribute('href')).toBe(`/observations/2/update/${idOf(1)}`)
  expect(page.sent(send)).toEqual([])
  words.mockRestore()
})
