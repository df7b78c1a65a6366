import { contract } from '@corridor/contract/contract'
import { type Policies, usualPolicies } from '@corridor/domain/people/policies'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, reply } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { lorraine } from '../../../testing/samples/sample-people.ts'
import { digestWords, quietWords, replyWindowWords } from './messages-words.ts'

const { show, changePolicies } = contract.district

const districtWith = (policies: Policies) => ({
  name: 'Alder Valley Unified',
  timeZone: 'America/Denver',
  policies,
  schoolYears: [],
})

const open = (answers: readonly Answer[] = []) =>
  visit('/settings/messages', {
    as: lorraine,
    answers: [...answers, reply(show, districtWith(usualPolicies))],
  })

const card = (name: string) => within(screen.getByRole('region', { name }))

test('what somebody chooses is said before it is saved, and saved with all other policies', async () => {
  const chosen = { ...usualPolicies, replyWindow: 3, quietHours: { from: '19:00', to: '06:00' } }
  const wanted: Policies = { ...chosen, quietOnClosedDays: true, replyTo: 'observer' }
  const { user, sent } = await open([
    reply(changePolicies, districtWith(wanted)),
    reply(show, districtWith(usualPolicies)),
    reply(show, districtWith(wanted)),
  ])
  expect(card('Reply window').getByText(/^After 5 school days without a read mark or a reply/)).toBeTruthy()

  await user.clear(card('Reply window').getByLabelText('School days'))
  await user.type(card('Reply window').getByLabelText('School days'), '3')
  await user.click(card('Quiet hours').getByRole('switch', { name: 'Emails wait at night' }))
  await user.click(card('Quiet hours').getByRole('switch', { name: 'Emails wait on weekends and closures' }))
  await user.click(card('Answers to emails').getByRole('radio', { name: 'To the observer' }))
  expect(card('Reply window').getByText(/^After 3 school days/)).toBeTruthy()
  expect(card('Quiet hours').getByText(/^Emails about observations wait until it is over\./)).toBeTruthy()
  expect(card('Answers to emails').getByText(/writes to the observer’s own mailbox/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))

  expect(await screen.findByText('Replies and email saved')).toBeTruthy()
  expect(sent(changePolicies).map(({ body }) => body)).toEqual([wanted])
})

const where = {
  timeZone: 'America/Denver',
  now: new Date('2026-10-22T15:30:00Z'),
  calendar: {
    years: [{ startsOn: '2026-08-17', endsOn: '2027-05-28' }],
    closures: [{ name: 'Thanksgiving', from: '2026-11-25', to: '2026-11-27' }],
  },
}

test('examples are computed by the calendar and the clock of the district', () => {
  expect(replyWindowWords({ replyWindow: 5 }, where)).toContain(
    'Sent on Thu, Oct 22, that is on the morning of Fri, Oct 30.',
  )
  const night = { quietHours: { from: '19:00', to: '07:30' }, quietOnClosedDays: false }
  expect(quietWords(night, where)).toContain(
    'Something that happens on Thu, Oct 22 at 7:30 PM is emailed on Fri, Oct 23 at 7:30 AM.',
  )
  expect(quietWords({ quietHours: null, quietOnClosedDays: true }, where)).toContain(
    'Something that happens on Sat, Oct 24 at 10:00 AM is emailed on Mon, Oct 26 at 7:00 AM.',
  )
  expect(digestWords(night, where)).toContain('come at 7:30 AM on school days')
})

test('without a school year nothing is made up', () => {
  const nowhere = { ...where, calendar: { years: [], closures: [] } }

  expect(replyWindowWords({ replyWindow: 1 }, nowhere)).toBe(
    'After 1 school day without a read mark or a reply, the educator and the observer are reminded once.',
  )
})
