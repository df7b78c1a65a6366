import { contract } from '@corridor/contract/contract'
import type { ListedStep } from '@corridor/contract/people/steps'
import { EducatorId } from '@corridor/domain/people/ids'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { openStep } from '../../testing/samples/sample-educators.ts'
import { marisol, omar } from '../../testing/samples/sample-people.ts'

const { list, history, note } = contract.steps
const { saveStep } = contract.educators

const listed: ListedStep = {
  ...openStep,
  educator: { id: EducatorId.parse(24), name: 'Omar Haddad' },
  isMine: false,
  isByMe: true,
  note: null,
}
const counts = { open: 1, due: 1, overdue: 0, carried: 0 }
const promise = { id: 'p', educator: listed.educator, text: 'Cover Period 5.', dueOn: '2026-10-29' }
const told = {
  today: '2026-10-22',
  events: [
    {
      id: 'a',
      kind: 'agreed' as const,
      on: '2026-10-09',
      by: 'Marisol Okafor',
      status: null,
      dueOn: null,
      isReworded: false,
      note: null,
    },
    {
      id: 'b',
      kind: 'carried' as const,
      on: '2026-10-20',
      by: 'Marisol Okafor',
      status: null,
      dueOn: { from: '2026-10-16', to: '2026-10-23' },
      isReworded: false,
      note: null,
    },
  ],
}

const open = (
  details: Partial<ListedStep> = {},
  { as = marisol, at = '/steps', answers = [] as readonly ReturnType<typeof reply>[] } = {},
) =>
  visit(at, {
    as,
    answers: [
      reply(list, {
        today: '2026-10-22',
        items: [{ ...listed, ...details }],
        next: null,
        counts,
        promises: as === marisol ? [promise] : [],
      }),
      ...answers,
    ],
  })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('a step says whose it is, by when and with whom, and the state is in the address', async () => {
  const page = await open()
  const steps = within(screen.getByRole('list', { name: 'Action steps' }))
  expect(steps.getByRole('link', { name: 'Omar Haddad' }).getAttribute('href')).toBe('/educators/24/goals')
  expect(steps.getByText('Due tomorrow')).toBeTruthy()
  expect(screen.getByText('Cover Period 5.')).toBeTruthy()

  await page.user.click(screen.getByRole('link', { name: 'Past due 0' }))
  await page.arrive()
  expect(address()).toBe('/steps?state=overdue')
  expect(page.sent(list).at(-1)?.query).toEqual({ state: 'overdue' })
})

test('a step is closed, and that is taken back', async () => {
  const closed = { ...openStep, status: 'mastered' as const, closedOn: '2026-10-22' }
  const page = await open({}, { answers: [reply(saveStep, closed), reply(saveStep, openStep)] })
  await page.user.click(button(`Close: ${openStep.text}`))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Mastered' }))
  expect(await screen.findByText(`Mastered: ${openStep.text}`)).toBeTruthy()

  await page.user.click(button('Undo'))
  await page.arrive()
  expect(page.sent(saveStep).map(({ body }) => body)).toEqual([
    { text: openStep.text, dueOn: openStep.dueOn, status: 'mastered' },
    { text: openStep.text, dueOn: openStep.dueOn, status: 'open' },
  ])
})

test('the history says when a step came to its date and when it lost it', async () => {
  const dated = (id: string, from: string | null, to: string | null) => ({
    ...told.events[0],
    id,
    kind: 'changed',
    dueOn: { from, to },
  })
  const events = [dated('a', null, '2026-10-16'), dated('b', '2026-10-16', null)]
  const page = await open({}, { answers: [reply(history, history.response.parse({ ...told, events }))] })
  await page.user.click(button(/^Show history and notes/))
  expect(await screen.findByText('Date set to Oct 16')).toBeTruthy()
  expect(screen.getByText('Date Oct 16 removed')).toBeTruthy()
})

test('where the answer is lost, nobody is told that nothing changed, and the list is asked', async () => {
  const page = await open({}, { answers: [unreachable(saveStep)] })
  await page.user.click(button(`Close: ${openStep.text}`))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Mastered' }))
  const dialog = await screen.findByRole('dialog', { name: 'Error' })
  expect(dialog.textContent).toContain('the step may be changed or not')
  await eventually(() => expect(page.sent(list)).toHaveLength(2))
})

test('a step is carried on under a new date', async () => {
  const page = await open({}, { answers: [reply(saveStep, { ...openStep, dueOn: '2026-11-05' })] })
  await page.user.click(button(`Carry on: ${openStep.text}`))
  const day = screen.getByLabelText('New date')
  await page.user.clear(day)
  await page.user.type(day, '2026-11-05')
  await page.user.click(button('Carry on'))

  expect(await screen.findByText(`Carried on: ${openStep.text}`)).toBeTruthy()
  expect(page.sent(saveStep)[0]?.body).toMatchObject({ dueOn: '2026-11-05', isCarried: true, status: 'open' })
})

test('the educator reads what became of a step, says that it is done, and notes something', async () => {
  const noted = {
    ...told,
    events: [...told.events, { ...told.events[0], id: 'c', kind: 'note', note: 'Long.' }],
  }
  const page = await open(
    { isMine: true, mayChange: false, mayClose: true },
    {
      as: omar,
      answers: [reply(history, told), refuse(note, 'forbidden'), reply(note, note.response.parse(noted))],
    },
  )
  expect(button(`Mark as done: ${openStep.text}`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Close/ })).toBeNull()
  await page.user.click(button(/^Show history and notes/))
  expect(await screen.findByText('Carried on · Date from Oct 16 to Oct 23')).toBeTruthy()

  await page.user.type(screen.getByLabelText('Add a note'), 'Long.')
  await page.user.click(button('Save note'))
  expect(await screen.findByText(/What you typed is still here/)).toBeTruthy()
  expect(screen.getByLabelText('Add a note')).toHaveProperty('value', 'Long.')
})
