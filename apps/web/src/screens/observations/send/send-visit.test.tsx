import '../../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import { findTool } from '@corridor/tools/registry/registry'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openDevice } from '../../../device/open-device.ts'
import { type Answer, reply, unreachable } from '../../../testing/fake-server.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import { aDashboard } from '../../../testing/samples/sample-dashboard.ts'
import {
  anObservation,
  anObservationDocument,
  aRecord,
  aSavedObservation,
  aSnapshot,
  idOf,
} from '../../../testing/samples/sample-observations.ts'
import { marisol } from '../../../testing/samples/sample-people.ts'

const { open: openOne, readers, show } = contract.observations
const { send } = contract.visits
const COMMENTS = 8

const educator = {
  name: 'Omar Haddad',
  email: 'omar@alder-valley.example',
  hasAccount: true,
  way: 'account' as const,
}
const mayRead = reply(readers, { educator, colleagues: [] })
const week = reply(contract.dashboard.show, aDashboard())

/** Two tools of a visit: On Task, finished; Targeted Comment, finished or not. */
const onTask = aSavedObservation()
const comment = (details: Partial<SavedObservation> = {}) =>
  aSavedObservation({
    id: idOf(2),
    document: anObservationDocument({
      toolTypeId: COMMENTS,
      toolVersion: findTool(COMMENTS)?.version ?? 1,
      configurationId: 6,
      startedAt: '2026-10-21T16:15:00.000Z',
      capture: { comments: [aComment] },
    }),
    ...details,
  })
const aComment = {
  id: idOf(801),
  at: '2026-10-21T16:16:00.000Z',
  kind: 'strength',
  text: 'You waited for every hand.',
  bankId: null,
  evidence: [],
  isStep: false,
  stepDueOn: null,
  target: null,
}

function open(at: string, saved: readonly SavedObservation[], answers: readonly Answer[] = [mayRead]) {
  const known = aSnapshot(...saved)
  const [first] = known.configurations
  const comments = findTool(COMMENTS)
  if (!first || !comments) throw new Error('There is no set.')
  const set = { ...first, id: 6, toolTypeId: COMMENTS, name: comments.title, content: comments.usual() }
  return visit(at, {
    as: marisol,
    answers: [
      reply(contract.device.snapshot, { ...known, configurations: [...known.configurations, set] }),
      ...saved.map((it) => reply(openOne, it)),
      ...answers,
    ],
  })
}

const AT = `/observations/2/send/${idOf(1)}`
const tick = (name: RegExp) => screen.getByRole('checkbox', { name })
const sendButton = () => screen.getByRole('button', { name: /^Send visit|^Send (to|when)/ })
const message = () => screen.getByRole('textbox', { name: 'Message' })

describe('the finished tools of a visit', () => {
  const sent = [onTask, comment()].map((it) => ({ ...it, status: 'sent' as const }))
  const shown = anObservation({
    others: [
      { ...anObservation(), id: idOf(2), toolTypeId: COMMENTS, record: aRecord({ toolTypeId: COMMENTS }) },
    ],
  })

  test('are all ticked with how much they hold, and go out in one call', async () => {
    const page = await open(
      AT,
      [onTask, comment()],
      [mayRead, reply(send, { observations: sent }), reply(show, shown), week],
    )
    expect(await screen.findByRole('heading', { name: 'Send visit to Omar Haddad' })).toBeTruthy()
    expect(tick(/On Task/)).toHaveProperty('checked', true)
    expect(tick(/On Task/).closest('li')?.textContent).toContain('1 sweep')
    expect(tick(/Targeted Comment/)).toHaveProperty('checked', true)
    const preview = within(screen.getByRole('region', { name: 'What Omar will see' }))
    expect(preview.getByText('Part 2 of 2')).toBeTruthy()
    expect(screen.getByText(/^One message for both tools\./)).toBeTruthy()
    await page.user.type(message(), 'Thank you.')
    expect(preview.getAllByText('Thank you.')).toHaveLength(1)
    await page.user.click(screen.getByRole('radio', { name: 'Email' }))
    expect(preview.getByText(/^2 observations from Marisol Okafor$/)).toBeTruthy()
    expect(sendButton().textContent).toBe('Send visit to Omar')
    await page.user.click(sendButton())

    await waitFor(() => expect(address()).toBe(`/observations/2/view/${idOf(1)}`))
    expect(page.sent(send).map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: expect.stringContaining(`/visits/${onTask.document.visitId}/send`),
        body: {
          sendId: expect.any(String),
          recipients: [],
          message: 'Thank you.',
          observations: expect.arrayContaining([
            { id: idOf(1), revision: 3 },
            { id: idOf(2), revision: 3 },
          ]),
        },
      },
    ])
    // The page offers what comes next.
    const next = within(await screen.findByRole('region', { name: 'Sent to Omar Haddad' }))
    expect(next.getByText(/2 tools together, in one email/)).toBeTruthy()
    const ways = next.getAllByRole('link').map((it) => it.getAttribute('href'))
    expect(ways).toEqual([
      expect.stringMatching(/^\/observations\/start/),
      '/educators/24',
      '/observations/10/create/24',
      '/',
    ])
    expect(await next.findByRole('link', { name: /^Next door: / })).toBeTruthy()
    // The device forgets the words of the sending.
    const device = await openDevice(marisol.id)
    expect(device.list().map(({ words }) => words ?? null)).toEqual([null, null])
  })

  test('go to the educator whose address it is, whatever name they were written with', async () => {
    const renamed = { ...educator, name: 'Omar Haddad-Reyes', email: 'omar.reyes@alder-valley.example' }
    const otherwise = aSavedObservation({
      document: anObservationDocument({ educator: { ...onTask.document.educator, name: 'Paulina Reyes' } }),
    })
    await open(AT, [otherwise], [reply(readers, { educator: renamed, colleagues: [] })])

    expect(await screen.findByText('Omar Haddad-Reyes')).toBeTruthy()
    expect(sendButton().textContent).toBe('Send to Omar')
  })

  test('leave one out that is not ticked: it stays ready, and is left out on each page of the visit', async () => {
    const page = await open(
      AT,
      [onTask, comment()],
      [
        mayRead,
        reply(send, { observations: sent.slice(1) }),
        reply(show, anObservation({ id: idOf(2) })),
        week,
      ],
    )
    await page.user.type(message(), 'Thank you.')
    await page.user.click(tick(/On Task/))
    expect(sendButton().textContent).toBe('Send to Omar')
    await act(() => page.router.navigate(`/observations/8/send/${idOf(2)}`))
    expect(message()).toHaveProperty('value', 'Thank you.')
    expect(tick(/On Task/)).toHaveProperty('checked', false)
    await page.user.click(sendButton())

    await waitFor(() => expect(page.sent(send)).toHaveLength(1))
    expect(page.sent(send)[0]?.body).toMatchObject({ observations: [{ id: idOf(2) }] })
    expect((await openDevice(marisol.id)).find(idOf(1))).toMatchObject({ goal: 'completed' })
  })

  test('send nothing where none is ticked', async () => {
    const page = await open(AT, [onTask, comment()])
    await page.user.click(await screen.findByRole('checkbox', { name: /On Task/ }))
    await page.user.click(tick(/Targeted Comment/))

    expect(sendButton()).toHaveProperty('disabled', true)
    expect(screen.getByText('Tick at least one tool.')).toBeTruthy()
  })

  test('wait together for a connection, and say so from each of them', async () => {
    const page = await open(
      AT,
      [onTask, comment()],
      [unreachable(readers), unreachable(contract.observations.save), unreachable(send)],
    )
    const device = await openDevice(marisol.id)
    await act(() => device.change(idOf(1), (document) => ({ ...document, privateNotes: 'More' })))
    await page.arrive()
    await page.user.click(await screen.findByRole('button', { name: 'Send visit when online' }))
    expect(await screen.findByText(/It goes to Omar as soon as there is a connection/)).toBeTruthy()
    await act(() => page.router.navigate(`/observations/8/send/${idOf(2)}`))

    expect(await screen.findByText(/It goes to Omar as soon as there is a connection/)).toBeTruthy()
    const waiting = device.list().filter(({ sending }) => sending)
    expect(waiting.map(({ sending }) => sending?.together)).toEqual([[idOf(1), idOf(2)]])
  })
})

test('the preview says where the PDF begins a new page, and the phone does not', async () => {
  const breaks = [
    { page: 2, at: { observationId: idOf(1), block: 0 }, isWithin: true },
    { page: 3, at: { observationId: idOf(2), block: 0 }, isWithin: false },
  ]
  const { user } = await open(AT, [onTask, comment()], [mayRead, reply(contract.visits.pages, { breaks })])

  expect(await screen.findByText('Continues on page 2 of 3 in the PDF')).toBeTruthy()
  const turned = screen.getByText('Page 3 of 3 in the PDF')
  const second = screen.getByText('Part 2 of 2')
  expect(turned.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Phone' }))
  expect(screen.queryByText(/in the PDF/)).toBeNull()
})

test('a draft of the visit is named with what it lacks, and cannot be ticked', async () => {
  const draft = comment({ status: 'draft' })
  const empty = { ...draft, document: { ...draft.document, capture: { comments: [] } } }
  await open(AT, [onTask, empty])
  await screen.findByRole('checkbox', { name: /On Task/ })

  expect(tick(/Targeted Comment/)).toMatchObject({ checked: false, disabled: true })
  expect(tick(/Targeted Comment/).closest('li')?.textContent).toMatch(/comment/i)
  expect(screen.getByRole('link', { name: 'Continue Targeted Comment' })).toBeTruthy()
  expect(sendButton().textContent).toBe('Send to Omar')
})

test('a tool with another purpose is not sent along: others would read it', async () => {
  const coaching = comment()
  await open(AT, [onTask, { ...coaching, document: { ...coaching.document, purpose: 'coaching' } }])

  expect(screen.queryByRole('checkbox', { name: /Targeted Comment/ })).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Send to Omar Haddad' })).toBeTruthy()
})
