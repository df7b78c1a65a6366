import { contract } from '@corridor/contract/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Answer, refuse, reply } from '../../../testing/fake-server.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import { demo, lorraine } from '../../../testing/samples/sample-people.ts'
import {
  aUserList,
  lorraineListed,
  marisolListed,
  priya,
  tobias,
  userAnswers,
  yuki,
} from '../../../testing/samples/sample-users.ts'

const { show, change, pause, inviteAgain, withdraw, list, groupChoices } = contract.users

type Person = typeof priya

/** Opens a person from the list, as people do. */
async function open(person: Person, ...answers: readonly Answer[]) {
  // The address of one person would also match those of the choices, which therefore come first.
  const educators = reply(groupChoices, { items: [] })
  const all = [...answers, ...userAnswers(), educators, reply(show, person)]
  const page = await visit('/settings/user?search=a', { as: lorraine, answers: all })
  await page.user.click(screen.getByRole('link', { name: person.name }))
  await screen.findByRole('dialog', { name: 'Edit user' })
  return page
}

type Page = Awaited<ReturnType<typeof open>>

const drawer = () => within(screen.getByRole('dialog', { name: 'Edit user' }))
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
const press = ({ user }: Page, name: string) => user.click(drawer().getByRole('button', { name }))
const save = (page: Page) => press(page, 'Save changes')

async function confirm({ user }: Page, title: string, button: string) {
  const question = within(await screen.findByRole('dialog', { name: title }))
  await user.click(question.getByRole('button', { name: button }))
}

async function choose({ user }: Page, field: string, option: string) {
  await user.click(drawer().getByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('a person', () => {
  test('is changed, the list asked for anew, and the keyboard is back at the row', async () => {
    const page = await open(marisolListed, reply(change, { ...marisolListed, name: 'Marisol Vega' }))
    await page.user.clear(drawer().getByLabelText('Name'))
    await page.user.type(drawer().getByLabelText('Name'), 'Marisol Vega')
    await page.user.type(drawer().getByLabelText('Job title, optional'), 'Head of school')
    await save(page)

    expect(await screen.findByText('User saved')).toBeTruthy()
    await isGone()
    expect(page.sent(change).map(({ body }) => body)).toEqual([
      {
        name: 'Marisol Vega',
        jobTitle: 'Head of school',
        assignments: [
          { id: 1, role: 'principal', schoolId: 2, educatorIds: null, startsOn: '2025-08-11', endsOn: null },
        ],
      },
    ])
    expect(address()).toBe('/settings/user?search=a')
    expect(page.sent(list).length).toBeGreaterThan(1)
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Marisol Okafor' }))
  })

  test('keeps what was typed where the server refuses it, and says why there', async () => {
    const page = await open(marisolListed, refuse(change, 'last-admin'))
    await page.user.type(drawer().getByLabelText('Name'), ' Vega')
    await save(page)

    expect(await drawer().findByText(/Give the role to somebody else first\.$/)).toBeTruthy()
    expect(drawer().getByLabelText('Name')).toHaveProperty('value', 'Marisol Okafor Vega')
  })

  test('without a name is not sent', async () => {
    const page = await open(marisolListed)
    await page.user.clear(drawer().getByLabelText('Name'))
    await save(page)

    expect(await drawer().findByText('Enter the person’s name.')).toBeTruthy()
    expect(page.sent(change)).toEqual([])
  })

  test('is not lost by closing without a question', async () => {
    const page = await open(marisolListed)
    await page.user.type(drawer().getByLabelText('Name'), ' Vega')
    await press(page, 'Close')
    await confirm(page, 'Discard what you typed?', 'Discard')

    await isGone()
    expect(page.sent(change)).toEqual([])
  })
})

describe('the roles', () => {
  test('come and go, each with its school and its days', async () => {
    const page = await open(marisolListed, reply(change, marisolListed))
    expect(drawer().getByText('Since Aug 11, 2025, without an end')).toBeTruthy()
    await press(page, 'Change Principal')
    await press(page, 'End today')
    expect(drawer().getByText('Since Aug 11, 2025, until today')).toBeTruthy()
    await press(page, 'Close Principal')
    await press(page, 'Add a role')
    await choose(page, 'Role', 'District viewer')
    await press(page, 'Add a role')
    await press(page, 'Remove New role')
    await save(page)

    await waitFor(() => expect(page.sent(change)).toHaveLength(1))
    expect(page.sent(change)[0]?.body).toMatchObject({
      assignments: [
        { id: 1, role: 'principal', endsOn: '2026-10-22' },
        { id: null, role: 'district-viewer', schoolId: null, startsOn: '2026-10-22', endsOn: null },
      ],
    })
  })

  test('say at their fields what is missing', async () => {
    const page = await open(marisolListed)
    await press(page, 'Add a role')
    await save(page)
    expect(await drawer().findByText('Choose a role.')).toBeTruthy()

    await choose(page, 'Role', 'Instructional coach')
    await save(page)
    expect(await drawer().findByText('Choose a school.')).toBeTruthy()
    expect(page.sent(change)).toEqual([])
  })

  test('beyond one’s reach are to be read', async () => {
    const page = await open(priya, reply(change, priya))
    expect(drawer().getByRole('heading', { name: /You cannot change these/ })).toBeTruthy()
    expect(drawer().getAllByRole('button', { name: 'Change Instructional coach' })).toHaveLength(1)
    await page.user.type(drawer().getByLabelText('Name'), 'a')
    await save(page)

    await waitFor(() => expect(page.sent(change)).toHaveLength(1))
    expect(page.sent(change)[0]?.body).toMatchObject({ assignments: [{ id: 3, educatorIds: [81] }] })
  })

  test('are never all removed', async () => {
    const page = await open(marisolListed)
    await press(page, 'Change Principal')
    await press(page, 'Remove Principal')
    await save(page)

    expect(await drawer().findByText('Give the person a role.')).toBeTruthy()
    expect(page.sent(change)).toEqual([])
  })
})

describe('an invitation', () => {
  test('is sent again', async () => {
    const page = await open(yuki, reply(inviteAgain, { ...yuki, invitationEndsAt: '2026-11-05T16:00:00Z' }))
    expect(drawer().getByText('The invitation works until Nov 3.')).toBeTruthy()
    await press(page, 'Send again')

    expect(await screen.findByText('Invited again')).toBeTruthy()
    expect(drawer().getByText('The invitation works until Nov 5.')).toBeTruthy()
  })

  test('is withdrawn after a question', async () => {
    const rest = reply(list, aUserList({ items: [tobias] }))
    const page = await open(yuki, reply(list, aUserList({ items: [yuki] })), rest, reply(withdraw, {}))
    await press(page, 'Withdraw invitation')
    expect(page.sent(withdraw)).toEqual([])
    await confirm(page, 'Withdraw Yuki Tanabe’s invitation?', 'Withdraw invitation')

    expect(await screen.findByText('Invitation withdrawn')).toBeTruthy()
    await isGone()
    expect(page.sent(withdraw).map(({ path }) => path)).toEqual(['/api/users/21/invite'])
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Users' }))
  })

  test('that was accepted meanwhile is said', async () => {
    const page = await open(yuki, refuse(inviteAgain, 'not-invited'))
    await press(page, 'Send again')

    const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
    expect(dialog.getByText('This person has accepted already.')).toBeTruthy()
  })
})

describe('an account', () => {
  test('is paused after a question that says what happens', async () => {
    const page = await open(marisolListed, reply(pause, { ...marisolListed, status: 'paused' }))
    await press(page, 'Pause account')
    expect(await screen.findByText(/is signed out right away on every device/)).toBeTruthy()
    await confirm(page, 'Pause Marisol Okafor’s account?', 'Pause account')

    expect(await screen.findByText('Account paused')).toBeTruthy()
    expect(page.sent(pause).map(({ body }) => body)).toEqual([{ isPaused: true }])
    expect(drawer().getByRole('button', { name: 'Reactivate account' })).toBeTruthy()
  })

  test('is opened again', async () => {
    const page = await open(tobias, reply(pause, { ...tobias, status: 'active' }))
    await press(page, 'Reactivate account')

    expect(await screen.findByText('Account reactivated')).toBeTruthy()
    expect(page.sent(pause).map(({ body }) => body)).toEqual([{ isPaused: false }])
  })

  test('of the demo is not for changing anybody', async () => {
    const answers = [refuse(pause, 'demo-is-view-only'), ...userAnswers(), reply(show, tobias)]
    const { user } = await visit('/settings/user/update/22', { as: demo, answers })
    await user.click(drawer().getByRole('button', { name: 'Reactivate account' }))

    expect(await screen.findByRole('dialog', { name: 'Demo Account' })).toBeTruthy()
  })
})

describe('is only to be read', () => {
  test.each([
    ['oneself', lorraineListed, /^This is you\./],
    ['somebody above', { ...marisolListed, mayChange: false }, /^You can read this but not change it/],
  ])('%s', async (_, person, words) => {
    await open(person)

    expect(drawer().getByText(words)).toBeTruthy()
    expect(drawer().queryByRole('textbox')).toBeNull()
    expect(drawer().queryByRole('button', { name: 'Save changes' })).toBeNull()
    expect(drawer().queryByRole('button', { name: 'Pause account' })).toBeNull()
  })
})
