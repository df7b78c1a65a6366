import { contract } from '@corridor/contract/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Answer, refuse, reply } from '../../../testing/fake-server.ts'
import { address, pasteInto, visit } from '../../../testing/render-screen.tsx'
import { demo, lorraine, marisol } from '../../../testing/samples/sample-people.ts'
import { aListedUser, aUserList, copperRidge, userAnswers } from '../../../testing/samples/sample-users.ts'

const { invite, groupChoices, list } = contract.users
const imani = aListedUser({ id: 40, name: 'Imani Boateng', email: 'imani@alder-valley.example' })

type Page = Awaited<ReturnType<typeof open>>

function open(...answers: readonly Answer[]) {
  return visit('/settings/user/create', { as: lorraine, answers: [...answers, ...userAnswers()] })
}

const drawer = () => within(screen.getByRole('dialog', { name: 'Invite a user' }))
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())

async function fillIn({ user }: Page, role = 'Assistant principal', school = 'Lantern Hill Middle School') {
  await pasteInto(user, drawer().getByLabelText('First name'), 'Imani')
  await pasteInto(user, drawer().getByLabelText('Last name'), 'Boateng')
  await pasteInto(user, drawer().getByLabelText('School email'), 'imani@alder-valley.example')
  await user.click(drawer().getByRole('radio', { name: role }))
  if (school) await choose(user, 'School', school)
}

async function choose(user: Page['user'], field: string, option: string) {
  await user.click(drawer().getByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}

const send = ({ user }: Page) => user.click(drawer().getByRole('button', { name: 'Send invitation' }))
const bodies = (page: Page) => page.sent(invite).map(({ body }) => body)

test('somebody is invited, and the list asked for anew', async () => {
  const page = await open(reply(invite, imani))
  expect(document.title).toBe('Invite a user | Corridor')
  await fillIn(page)
  await choose(page.user, 'School', 'Penrose Elementary School')
  await send(page)

  expect(await screen.findByText('Invited')).toBeTruthy()
  await isGone()
  const at = {
    id: null,
    role: 'assistant-principal',
    educatorIds: null,
    startsOn: '2026-10-22',
    endsOn: null,
  }
  expect(bodies(page)).toEqual([
    {
      name: 'Imani Boateng',
      email: 'imani@alder-valley.example',
      jobTitle: null,
      assignments: [
        { ...at, schoolId: 4 },
        { ...at, schoolId: 5 },
      ],
    },
  ])
  expect(address()).toBe('/settings/user')
  expect(page.sent(list).length).toBeGreaterThan(1)
})

test('the form says what the person will be able to do, while it is chosen', async () => {
  const page = await open()
  await fillIn(page)
  const box = drawer().getByRole('heading', { name: 'Imani will be able to' }).parentElement

  expect(box?.textContent).toContain(
    'Start and send visits, read reports, manage educators and invite users at Lantern Hill. Not billing, and not other schools.',
  )
  await page.user.click(drawer().getByRole('radio', { name: 'District viewer' }))
  expect(box?.textContent).toContain('Read the district’s totals. Not single visits, and not billing.')
  expect(drawer().queryByRole('combobox', { name: 'School' })).toBeNull()
})

test('a district role is given in no school', async () => {
  const page = await open(reply(invite, imani))
  await fillIn(page, 'District viewer', '')
  await send(page)

  await waitFor(() => expect(page.sent(invite)).toHaveLength(1))
  expect(bodies(page)).toMatchObject([{ assignments: [{ role: 'district-viewer', schoolId: null }] }])
})

test('a coach may be there for some educators, from a day to a day', async () => {
  const educators = reply(groupChoices, { items: [{ id: 81, name: 'Thuy Nguyen' }] })
  const page = await open(reply(invite, imani), educators)
  await fillIn(page, 'Instructional coach')
  await choose(page.user, 'Only these educators', 'Thuy Nguyen')
  expect(drawer().getByText('From today, without an end')).toBeTruthy()
  await page.user.click(drawer().getByRole('button', { name: 'Change the dates' }))
  await page.user.type(drawer().getByLabelText('Until, optional'), '2026-12-18')
  expect(drawer().getByText('From today, until Dec 18')).toBeTruthy()
  await page.user.type(drawer().getByLabelText('Job title, optional'), 'Math coach')
  await send(page)

  await waitFor(() => expect(page.sent(invite)).toHaveLength(1))
  expect(page.sent(groupChoices).map(({ query }) => query)).toEqual([{ school: '4' }])
  expect(bodies(page)).toMatchObject([
    {
      jobTitle: 'Math coach',
      assignments: [{ role: 'coach', schoolId: 4, educatorIds: [81], endsOn: '2026-12-18' }],
    },
  ])
})

test('several schools have no group', async () => {
  const page = await open(reply(groupChoices, { items: [] }))
  await fillIn(page, 'Instructional coach')
  expect(drawer().getByRole('combobox', { name: 'Only these educators' })).toBeTruthy()
  await choose(page.user, 'School', 'Penrose Elementary School')

  expect(drawer().queryByRole('combobox', { name: 'Only these educators' })).toBeNull()
})

describe('what is wrong', () => {
  test('stands at its field before anything is sent, and the first has the keyboard', async () => {
    const page = await open()
    await page.user.type(drawer().getByLabelText('School email'), 'imani')
    await send(page)

    expect(await drawer().findByText('Enter the first name.')).toBeTruthy()
    expect(drawer().getByText('Enter the last name.')).toBeTruthy()
    expect(drawer().getByText('Enter an email address such as name@school.org.')).toBeTruthy()
    expect(drawer().getByText('Choose a role.')).toBeTruthy()
    expect(page.sent(invite)).toEqual([])
    await page.user.click(drawer().getByRole('radio', { name: 'Principal' }))
    await send(page)
    expect(await drawer().findByText('Choose at least one school.')).toBeTruthy()
  })

  test('with the dates opens them', async () => {
    const page = await open()
    await fillIn(page)
    await page.user.click(drawer().getByRole('button', { name: 'Change the dates' }))
    await page.user.type(drawer().getByLabelText('Until, optional'), '2026-10-01')
    await page.user.click(drawer().getByRole('button', { name: 'Close the dates' }))
    await send(page)

    expect(await drawer().findByText('End on the first day or later.')).toBeTruthy()
    expect(document.activeElement).toBe(drawer().getByLabelText('Until, optional'))
  })

  test('in the eyes of the server stands there too, and keeps what was typed', async () => {
    const said = 'Somebody with this address is here already.'
    const page = await open(refuse(invite, 'invalid-request', { email: said }))
    await fillIn(page)
    await send(page)

    expect(await drawer().findByText(said)).toBeTruthy()
    expect(document.activeElement).toBe(drawer().getByLabelText('School email'))
    expect(drawer().getByLabelText('First name')).toHaveProperty('value', 'Imani')
  })

  test('with an assignment stands at what the form shows of it', async () => {
    const said = 'This school is inactive.'
    const page = await open(refuse(invite, 'invalid-request', { 'assignments.0.schoolId': said }))
    await fillIn(page)
    await send(page)

    expect(await drawer().findByText(said)).toBeTruthy()
  })

  test('with the role is said at the role', async () => {
    const page = await open(refuse(invite, 'grant-not-allowed'))
    await fillIn(page)
    await send(page)

    expect(await drawer().findByText('You cannot give somebody this role.')).toBeTruthy()
  })
})

test('the demo account is told what it is, and keeps what was typed', async () => {
  const answers = [refuse(invite, 'demo-is-view-only'), ...userAnswers()]
  const page = await visit('/settings/user/create', { as: demo, answers })
  await fillIn(page)
  await send(page)

  expect(await screen.findByRole('dialog', { name: 'Demo Account' })).toBeTruthy()
  expect(drawer().getByLabelText('First name')).toHaveProperty('value', 'Imani')
})

describe('leaving', () => {
  const ask = () => screen.findByRole('dialog', { name: 'Discard what you typed?' })

  test('an untouched form asks nothing', async () => {
    const page = await open()
    await page.user.click(drawer().getByRole('button', { name: 'Cancel' }))

    await isGone()
    expect(address()).toBe('/settings/user')
  })

  test.each(['Cancel', 'Close'])('by %s asks where something was typed', async (button) => {
    const page = await open()
    await page.user.type(drawer().getByLabelText('First name'), 'Imani')
    await page.user.click(drawer().getByRole('button', { name: button }))
    const question = within(await ask())
    await page.user.click(question.getByRole('button', { name: 'Keep writing' }))
    await waitFor(() => expect(screen.queryByText('Discard what you typed?')).toBeNull())
    expect(drawer().getByLabelText('First name')).toHaveProperty('value', 'Imani')

    await page.user.click(drawer().getByRole('button', { name: button }))
    await page.user.click(within(await ask()).getByRole('button', { name: 'Discard' }))
    await isGone()
    expect(address()).toBe('/settings/user')
  })

  test('by the browser’s way back asks too', async () => {
    const page = await visit('/settings/user', { as: lorraine, answers: userAnswers() })
    await page.user.click(screen.getByRole('link', { name: 'Invite a user' }))
    await page.user.type(await screen.findByLabelText('First name'), 'Imani')
    await page.router.navigate(-1)
    await page.user.click(within(await ask()).getByRole('button', { name: 'Discard' }))

    await isGone()
    expect(address()).toBe('/settings/user')
  })

  test('Escape leaves the question, and not the form', async () => {
    const page = await open()
    await page.user.type(drawer().getByLabelText('First name'), 'Imani')
    await page.user.keyboard('{Escape}')
    await ask()
    await page.user.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByText('Discard what you typed?')).toBeNull())
    expect(address()).toBe('/settings/user/create')
  })
})

test('a principal gives only what she may, in her school', async () => {
  const own = userAnswers(aUserList(), { roles: ['coach', 'teacher'], schools: [copperRidge] })
  await visit('/settings/user/create', { as: marisol, answers: own })

  expect(drawer().getAllByRole('radio')).toHaveLength(2)
  expect(drawer().queryByRole('radio', { name: 'District administrator' })).toBeNull()
  expect(drawer().getByText('Copper Ridge Middle School')).toBeTruthy()
})
