import { contract } from '@corridor/contract/contract'
import type { Rollover, RolloverCheck } from '@corridor/contract/district/rollover'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { type Answer, refuse, reply } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { educatorAnswers } from '../../../testing/samples/sample-educators.ts'
import { lorraine } from '../../../testing/samples/sample-people.ts'

const { show, saveDraft, check, carryOut, undo } = contract.rollover

const lastYear = {
  startsOn: '2026-08-17',
  endsOn: '2027-05-28',
  terms: [],
  closures: [{ name: 'Labor Day', firstOn: '2026-09-07', lastOn: '2026-09-07' }],
}
const fresh: Rollover = { today: '2027-05-01', lastYear, schools: [], draft: null, done: null }
const done: NonNullable<Rollover['done']> = {
  id: '0199c0de-0000-7000-8000-000000000001',
  at: '2027-05-01T16:00:00.000Z',
  by: 'Lorraine Tsosie',
  startsOn: '2027-08-16',
  endsOn: '2028-05-26',
  leaving: 1,
  moving: 0,
  grades: 0,
  gradesDueOn: null,
  keptBecause: null,
  staying: ['Kai Long'],
  isCalendarChanged: false,
}
const newYear = { startsOn: '2027-08-16', endsOn: '2028-05-26', terms: [], closures: [] }
const setUp: Rollover = { ...fresh, lastYear: newYear, done }
const checked: RolloverCheck = {
  revision: 1,
  mark: 'a'.repeat(64),
  year: {
    startsOn: '2027-08-16',
    endsOn: '2028-05-26',
    terms: 0,
    closures: 0,
    schoolDays: 205,
    withoutMatch: ['Labor Day'],
  },
  lastOn: '2027-05-28',
  leaving: [],
  moving: [],
  grades: [],
  staying: 12,
  calendarFaults: [],
  faults: [],
}
const saved = (revision: number) => reply(saveDraft, { revision, savedAt: '2027-05-01T16:00:00.000Z' })

function open(rollover: Rollover, ...answers: readonly Answer[]) {
  return visit('/settings/district/next-year', {
    as: lorraine,
    answers: [...answers, reply(show, rollover), ...educatorAnswers()],
  })
}

test('last year’s closures are offered on their new days, and count once they are added', async () => {
  const { user, sent } = await open(fresh, saved(1))

  const offered = within(screen.getByRole('region', { name: 'Closures of last year' }))
  expect(offered.getByText('Sep 6, 2027')).toBeTruthy()
  await user.click(offered.getByRole('button', { name: 'Add Labor Day' }))

  expect(screen.queryByRole('region', { name: 'Closures of last year' })).toBeNull()
  await eventually(() => expect(screen.getByText('Plan saved')).toBeTruthy())
  const [body] = sent(saveDraft).map((it) => it.body)
  expect(body).toMatchObject({
    baseRevision: 0,
    content: { calendar: { closures: [{ name: 'Labor Day', firstOn: '2027-09-06', lastOn: '2027-09-06' }] } },
  })
})

test('the check of a plan is told before it is set up, and then it can be undone', async () => {
  const { user, sent } = await open(
    fresh,
    saved(1),
    reply(check, checked),
    reply(carryOut, setUp),
    reply(undo, fresh),
  )
  await user.click(screen.getByRole('button', { name: /Check/ }))

  expect(await screen.findByText(/205 school days, 0 terms, 0 closures/)).toBeTruthy()
  expect(screen.getByText(/12 educators stay where they are/)).toBeTruthy()
  expect(screen.getByText(/Not in the new calendar, though last year had it: Labor Day/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Set up 2027–28' }))

  expect(await screen.findByText(/It can be undone until August 16, 2027/)).toBeTruthy()
  expect(sent(carryOut).map((it) => it.body)).toEqual([{ baseRevision: 1, mark: 'a'.repeat(64) }])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/Changed by hand since, and left as they are: Kai Long/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('heading', { name: 'Prepare 2027–28' })).toBeTruthy()
})

test('a plan with a fault cannot be set up', async () => {
  const faulty = { ...checked, calendarFaults: ['First day of school: Choose a day.'] }
  const { user } = await open(fresh, saved(1), reply(check, faulty))

  await user.click(screen.getByRole('button', { name: /Check/ }))

  expect(await screen.findByText('First day of school: Choose a day.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Set up the school year' })).toHaveProperty('disabled', true)
})

test('a plan that somebody else changed is not written over', async () => {
  const draft = {
    revision: 3,
    savedAt: '2027-05-01T16:00:00.000Z',
    savedBy: 'Lorraine Tsosie',
    content: { calendar: newYear, leaving: [], moving: [], grades: [] },
  }
  const { user } = await open({ ...fresh, draft }, refuse(saveDraft, 'rollover-has-moved'))

  await user.click(screen.getByRole('button', { name: 'Add Labor Day' }))

  expect(await screen.findByText(/Someone else changed this plan in the meantime/)).toBeTruthy()
  expect(screen.getByText('Not saved yet')).toBeTruthy()
})
