import { contract } from '@corridor/contract/contract'
import { type Policies, usualPolicies } from '@corridor/domain/people/policies'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, refuse, reply } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { lorraine } from '../../../testing/samples/sample-people.ts'

const { show, changePolicies } = contract.district

const districtWith = (policies: Policies) => ({
  name: 'Alder Valley Unified',
  timeZone: 'America/Denver',
  policies,
  schoolYears: [],
})

interface Settings {
  readonly policies?: Policies
  readonly hasSecondFactor?: boolean
  readonly answers?: readonly Answer[]
}

function open({ policies = usualPolicies, hasSecondFactor = true, answers = [] }: Settings = {}) {
  const mine = { isOn: hasSecondFactor, isRequired: false, recoveryCodesLeft: 0 }
  return visit('/settings/district', {
    as: lorraine,
    answers: [
      ...answers,
      reply(contract.district.logo, { logo: null }),
      reply(contract.rosterConnection.show, {
        canKeepSecrets: false,
        connection: null,
        isPulling: false,
        last: null,
      }),
      reply(show, districtWith(policies)),
      reply(contract.secondFactor.show, mine),
    ],
  })
}

const decided: Policies = {
  ...usualPolicies,
  secondFactor: 'everybody',
  mayStaySignedIn: false,
  schoolsChooseTools: false,
  educatorsMayJoin: true,
  supportMayAssist: true,
}

const card = () => within(screen.getByRole('region', { name: 'Policies' }))
const option = (name: string) => card().getByRole('radio', { name })
const chosen = () =>
  card()
    .getAllByRole<HTMLInputElement>('radio', { checked: true })
    .map(({ value }) => value)
const warning = () => card().queryByText(/you will be asked to set it up next/)

test('the card shows what the district has decided', async () => {
  await open({ policies: { ...decided, secondFactor: 'leaders' } })

  expect(chosen()).toEqual(['leaders', 'false', 'false', 'true', 'true'])
  const groups = card()
    .getAllByRole('radiogroup')
    .map((it) => it.getAttribute('aria-labelledby'))
  expect(groups.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual([
    'Second step when signing in',
    'Stay signed in',
    'Tools of each school',
    'Educators without an account',
    'Corridor support',
  ])
  expect(card().getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true)
})

test('the card saves all policies, and says so', async () => {
  const page = await open({
    answers: [
      reply(changePolicies, districtWith(decided)),
      reply(show, districtWith(usualPolicies)),
      reply(show, districtWith(decided)),
    ],
  })
  await page.user.click(option('Everyone'))
  await page.user.click(option('Sign in again after 12 hours'))
  await page.user.click(option('The district chooses for every school'))
  await page.user.click(option('They can make an account from there'))
  await page.user.click(option('Can also make changes'))
  await page.user.click(card().getByRole('button', { name: 'Save changes' }))

  expect(await screen.findByText('Policies saved')).toBeTruthy()
  expect(page.sent(changePolicies).map(({ body }) => body)).toEqual([decided])
  expect(chosen()).toEqual(['everybody', 'false', 'false', 'true', 'true'])
  expect(card().getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true)
})

test('the card keeps what was chosen when saving does not work', async () => {
  const page = await open({ answers: [refuse(changePolicies, 'unexpected')] })
  await page.user.click(option('Sign in again after 12 hours'))
  await page.user.click(card().getByRole('button', { name: 'Save changes' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
  expect(dialog.getByText(/The policies were not saved\. What you chose is still here\./)).toBeTruthy()
  await page.user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(chosen()).toEqual(['nobody', 'false', 'true', 'false', 'false'])
})

test('whoever has no second step is told that they are asked for it next, before they save', async () => {
  const { user } = await open({ hasSecondFactor: false })
  expect(warning()).toBeNull()

  await user.click(option('Principals, assistant principals and district administrators'))
  expect(warning()).toBeTruthy()

  await user.click(card().getByRole('button', { name: 'Undo changes' }))
  expect(warning()).toBeNull()
})

test('whoever has one is not', async () => {
  const { user } = await open({ hasSecondFactor: true })
  await user.click(option('Everyone'))

  expect(warning()).toBeNull()
})
