import { contract } from '@corridor/contract/contract'
import type { RosterConnection } from '@corridor/contract/people/roster-connection'
import { usualPolicies } from '@corridor/domain/people/policies'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, refuse, reply } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { lorraine } from '../../../testing/samples/sample-people.ts'

const { show, save, test: tryOut, pull } = contract.rosterConnection

const none: RosterConnection = { canKeepSecrets: true, connection: null, isPulling: false, last: null }
const connected: RosterConnection = {
  ...none,
  connection: {
    address: 'https://roster.example.org',
    tokenAddress: 'https://roster.example.org/token',
    clientId: 'corridor',
    version: '1.2',
    isNightly: true,
    changedBy: 'Lorraine Tsosie',
    changedAt: '2026-10-20T16:00:00.000Z',
  },
  last: {
    at: '2026-10-22T08:41:00.000Z',
    outcome: 'held',
    importId: '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
    words:
      'Nothing is changed yet: 3 leaving. More than 10% would leave, so somebody has to look at it first.',
    counts: { new: 0, changed: 0, leaving: 3, fault: 0 },
  },
}

function open(rosters: RosterConnection, ...answers: readonly Answer[]) {
  const district = {
    name: 'Alder Valley',
    timeZone: 'America/Denver',
    policies: usualPolicies,
    schoolYears: [],
  }
  return visit('/settings/district', {
    as: lorraine,
    answers: [
      ...answers,
      reply(show, rosters),
      reply(contract.district.show, district),
      reply(contract.district.logo, { logo: null }),
      reply(contract.secondFactor.show, { isOn: true, isRequired: false, recoveryCodesLeft: 8 }),
    ],
  })
}

test('without a key of the operator the page says what it takes', async () => {
  await open({ ...none, canKeepSecrets: false })

  expect(await screen.findByText(/Ask whoever runs it to set ROSTER_KEY/)).toBeTruthy()
})

test('a service is connected, and its secret leaves the page with the saving', async () => {
  const { user, sent } = await open(none, reply(save, connected))
  await user.click(await screen.findByRole('button', { name: 'Edit OneRoster service' }))
  const card = within(screen.getByRole('region', { name: 'OneRoster service' }))
  await user.type(card.getByLabelText('Address of the service'), 'https://roster.example.org')
  await user.type(card.getByLabelText('Token address'), 'https://roster.example.org/token')
  await user.type(card.getByLabelText('Client id'), 'corridor')
  await user.type(card.getByLabelText('Client secret'), 'the secret')
  await user.click(card.getByRole('button', { name: /Save/ }))

  expect(await screen.findByText(/roster\.example\.org · OneRoster 1\.2 · pulled every night/)).toBeTruthy()
  expect(sent(save).map((it) => it.body)).toMatchObject([
    { secret: 'the secret', version: '1.2', isNightly: true },
  ])
  expect(document.body.innerHTML).not.toContain('the secret')
})

test('what waits can be looked at, the test says what it found, and a pull is under way until it is not', async () => {
  const pulling = { ...connected, isPulling: true }
  const words = 'The server does not accept the client id and secret. Check both, and enter the secret again.'
  const { user } = await open(connected, reply(tryOut, { isReached: false, words }), reply(pull, pulling))
  const card = within(await screen.findByRole('region', { name: 'Last pull' }))
  expect(card.getByRole('link', { name: 'Look at it and decide' }).getAttribute('href')).toBe(
    '/educators/import?import=0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
  )

  await user.click(card.getByRole('button', { name: 'Test' }))
  expect(await card.findByText(words)).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Pull now' }))
  expect(await card.findByText('Pulling the roster. You can leave this page.')).toBeTruthy()
})

test('a pull that could not be asked for is not said to be under way', async () => {
  const { user } = await open(connected, refuse(pull, 'not-connected'))
  await user.click(await screen.findByRole('button', { name: 'Pull now' }))

  expect(await screen.findByText(/No OneRoster service is connected|was not asked for/)).toBeTruthy()
  expect(screen.queryByText(/You can leave this page/)).toBeNull()
})
