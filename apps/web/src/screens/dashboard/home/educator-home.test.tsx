import { contract } from '@corridor/contract/contract'
import type { EducatorHome } from '@corridor/contract/reports/dashboard'
import { EducatorId } from '@corridor/domain/people/ids'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reply, unreachable } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { aDashboard } from '../../../testing/samples/sample-dashboard.ts'
import { openStep } from '../../../testing/samples/sample-educators.ts'
import { idOf } from '../../../testing/samples/sample-observations.ts'
import { marisol, omar } from '../../../testing/samples/sample-people.ts'

const { show } = contract.dashboard
const { saveStep } = contract.educators
const { note } = contract.steps

const nothing: EducatorHome = {
  educatorId: EducatorId.parse(24),
  observations: 0,
  sent: [],
  ratings: [],
  questions: [],
  steps: [],
  promises: [],
  conference: null,
}
const sent: EducatorHome['sent'][number] = {
  id: idOf(1),
  tools: [2, 9],
  observer: 'Marisol Okafor',
  purpose: 'walkthrough',
  startedAt: '2026-10-22T15:11:00Z',
  period: '2',
  sentAt: '2026-10-22T17:40:00Z',
  message: 'Where did you hear the idea change?',
  isNew: true,
  repliedAt: null,
}
const asked = { id: idOf(2), toolTypeId: 9, observer: 'Marisol Okafor', startedAt: '2026-10-22T15:11:00Z' }
const mine = { ...openStep, mayChange: false, mayClose: true }

const open = (home: Partial<EducatorHome>) =>
  visit('/', {
    as: omar,
    answers: [reply(show, { ...aDashboard(null), mine: { ...nothing, ...home } })],
  })
const card = (name: string) => within(screen.getByRole('region', { name }))

test('with nothing sent there is the door, and no empty card', async () => {
  await open({})

  expect(screen.getByText('Nothing has been sent to you yet')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'To answer' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'My action steps' })).toBeNull()
})

test('what was sent says by whom, when, with which tools and words, and what is new in a word', async () => {
  const read = { ...sent, id: idOf(3), observer: 'Priya Raman', isNew: false, purpose: 'coaching' as const }
  await open({ observations: 7, sent: [sent, { ...read, tools: [5], repliedAt: '2026-10-21T17:40:00Z' }] })

  const to = card('Sent to me')
  expect(to.getByRole('link', { name: 'All 7 observations' }).getAttribute('href')).toBe('/observations')
  expect(to.getByText('New')).toBeTruthy()
  expect(to.getByText('Visit today, Period 2 · sent 11:40 AM')).toBeTruthy()
  expect(to.getByText('On Task, Expanded Rubric')).toBeTruthy()
  expect(to.getByText('Where did you hear the idea change?')).toBeTruthy()
  expect(to.getByRole('link', { name: 'Open the visit by Marisol Okafor' }).getAttribute('href')).toBe(
    `/observations/2/view/${idOf(1)}`,
  )
  expect(to.getByText('Coaching visit today, Period 2')).toBeTruthy()
  expect(to.getByText('Narrative Corner · you replied Oct 21')).toBeTruthy()
})

test('what is asked stands with its words, and a rating with where to go on', async () => {
  await open({
    ratings: [{ ...asked, rated: 5, all: 17, next: 'I2 Culture' }],
    questions: [{ ...asked, toolTypeId: 1, kind: 'answer', prompt: 'Who explains first?', isAhead: false }],
  })

  const to = card('To answer')
  expect(to.getByText(/of 17 indicators/)).toBeTruthy()
  expect(to.getByRole('link', { name: 'Continue with I2 Culture' }).getAttribute('href')).toBe(
    `/observations/9/view/${idOf(2)}#next`,
  )
  expect(to.getByText('Marisol wonders')).toBeTruthy()
  expect(to.getByRole('link', { name: 'Answer: Who explains first?' }).getAttribute('href')).toMatch(
    /#asked-/,
  )
})

test('questions ahead of one conference are asked for together, as one page answers them', async () => {
  const ahead = { ...asked, id: idOf(3), toolTypeId: 10, kind: 'answer' as const, isAhead: true }
  const other = {
    ...asked,
    toolTypeId: 1,
    kind: 'answer' as const,
    prompt: 'Who explains first?',
    isAhead: false,
  }
  await open({
    questions: [
      { ...ahead, prompt: 'Is this what you thought?' },
      { ...ahead, prompt: 'What will you change?' },
      other,
    ],
  })

  const to = card('To answer')
  expect(to.getByText('And 1 more question before you meet')).toBeTruthy()
  expect(to.getAllByRole('link').map((it) => it.getAttribute('aria-label'))).toEqual([
    'Answer: Is this what you thought?',
    'Answer: Who explains first?',
  ])
  expect(to.getByText('3')).toBeTruthy()
})

test('a step is done with one tap, and undone with another', async () => {
  const done = { ...mine, status: 'done' as const, closedOn: '2026-10-22', closedBy: 'Omar Haddad' }
  const page = await visit('/', {
    as: omar,
    answers: [
      reply(show, { ...aDashboard(null), mine: { ...nothing, steps: [mine] } }),
      reply(saveStep, done),
      reply(show, { ...aDashboard(null), mine: { ...nothing, steps: [done] } }),
      reply(saveStep, mine),
      reply(show, { ...aDashboard(null), mine: { ...nothing, steps: [mine] } }),
    ],
  })
  await page.user.click(screen.getByRole('button', { name: `Mark as done: ${mine.text}` }))
  expect(await screen.findByText('Done Oct 22')).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: `Undo: ${mine.text}` }))

  expect(await screen.findByRole('button', { name: `Mark as done: ${mine.text}` })).toBeTruthy()
  expect(page.sent(saveStep).map(({ body }) => body)).toMatchObject([{ status: 'done' }, { status: 'open' }])
})

test('a note is added beside a step, for whoever agreed on it to read', async () => {
  const page = await visit('/', {
    as: omar,
    answers: [
      reply(show, { ...aDashboard(null), mine: { ...nothing, steps: [mine] } }),
      unreachable(note),
      reply(note, { today: '2026-10-22', events: [] }),
    ],
  })
  const add = () => screen.getByRole('button', { name: `Add a note: ${mine.text}` })
  await page.user.click(add())
  expect(document.activeElement).toBe(screen.getByLabelText('Add a note'))
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(add())

  await page.user.click(add())
  await page.user.type(screen.getByLabelText('Add a note'), 'It worked in period 3.')
  await page.user.click(screen.getByRole('button', { name: 'Save note' }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.getByLabelText('Add a note')).toHaveProperty('value', 'It worked in period 3.')

  await page.user.click(screen.getByRole('button', { name: 'Save note' }))
  expect(await screen.findByText('Note saved')).toBeTruthy()
  expect(document.activeElement).toBe(add())
  const [lost, saved] = page.sent(note)
  expect(saved?.body).toEqual({ text: 'It worked in period 3.' })
  expect(saved?.path).toBe(lost?.path)
})

test('without a connection the step stays as it was, and that is said', async () => {
  const page = await visit('/', {
    as: omar,
    answers: [
      reply(show, { ...aDashboard(null), mine: { ...nothing, steps: [mine] } }),
      unreachable(saveStep),
    ],
  })
  await page.user.click(screen.getByRole('button', { name: `Mark as done: ${mine.text}` }))

  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(card('My action steps').getByText('Open')).toBeTruthy()
})

test('who teaches and follows a school has both homes, one tap apart', async () => {
  const both = { ...aDashboard(), mine: { ...nothing, observations: 1, sent: [sent] } }
  const page = await visit('/', { as: marisol, answers: [reply(show, both)] })
  expect(screen.queryByRole('region', { name: 'Sent to me' })).toBeNull()
  await page.user.click(screen.getByRole('radio', { name: 'My lessons' }))

  await waitFor(() => expect(card('Sent to me')).toBeTruthy())
})

test('the menu of who only teaches has what they use', async () => {
  const answers = [reply(show, { ...aDashboard(null), mine: nothing })]
  await visit('/', { as: { ...omar, educator_id: EducatorId.parse(24) }, answers })
  const [, bar] = screen.getAllByRole('navigation', { name: 'Main' })

  const names = [...(bar?.querySelectorAll('a') ?? [])].map((it) => [it.textContent, it.getAttribute('href')])
  expect(names).toEqual([
    ['Home', '/'],
    ['Visits', '/observations'],
    ['Steps', '/steps'],
    ['Conferences', '/observations?tool=10'],
    ['My page', '/educators/24'],
  ])
})

test('what a leader promised stands with my steps, by whom and until when', async () => {
  await open({
    promises: [{ id: idOf(9), by: 'Marisol Okafor', text: 'Bring 30 cards.', dueOn: '2026-10-23' }],
  })

  const steps = card('My action steps')
  expect(steps.getByText('Marisol promised')).toBeTruthy()
  expect(steps.getByText('Bring 30 cards.')).toBeTruthy()
  expect(steps.getByText(/^Due /)).toBeTruthy()
  expect(steps.queryByRole('button')).toBeNull()
})
