import { contract } from '@corridor/contract/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cache } from '../../api/cache.ts'
import { type Answer, refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import { aUser, lorraine, marisol, sam } from '../../testing/samples/sample-people.ts'

const { find, start } = contract.impersonation
const found = {
  id: marisol.id,
  name: marisol.name,
  email: marisol.email,
  district: 'Alder Valley Unified',
  roles: ['principal' as const, 'coach' as const],
  isPaused: false,
}
const reason = 'She asked why her dashboard is empty.'

const open = (...answers: readonly Answer[]) => visit('/support', { as: sam, answers })

async function lookUp({ user, arrive }: Awaited<ReturnType<typeof open>>, typed = found.email) {
  await user.type(screen.getByLabelText('Email'), typed)
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await arrive()
}

const card = () => within(screen.getByRole('region', { name: found.name }))

test('the page of support is for support alone', async () => {
  await visit('/support', { as: lorraine })

  expect(address()).toBe('/403')
})

describe('finding somebody', () => {
  test('shows who they are, where, and as what', async () => {
    const page = await open(reply(find, found))
    await lookUp(page)

    expect(page.sent(find)).toMatchObject([{ query: { email: found.email } }])
    expect(card().getByText('Alder Valley Unified')).toBeTruthy()
    expect(card().getByText('Principal, Instructional coach')).toBeTruthy()
    expect(card().getByText(found.email)).toBeTruthy()
    expect(document.activeElement).toBe(card().getByLabelText('Why do you need to look?'))
  })

  test('asks for an address before anything is sent', async () => {
    const { user, everything } = await open()
    const before = everything.length
    await user.click(screen.getByRole('button', { name: 'Find' }))

    expect(screen.getByText('Enter the person’s email address.')).toBeTruthy()
    expect(everything).toHaveLength(before)
  })

  test('an address that nobody has is said at the field, and stays', async () => {
    await lookUp(await open(refuse(find, 'person-not-found')), 'nobody@example.test')

    expect(screen.getByText('No one has this address.')).toBeTruthy()
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'nobody@example.test')
  })

  test('the one found before is gone when the next is not found', async () => {
    const page = await open(reply(find, found), refuse(find, 'person-not-found'))
    await lookUp(page)
    await lookUp(page, 'x')

    expect(screen.queryByRole('region', { name: found.name })).toBeNull()
  })

  test('a paused person cannot be viewed as, and that is said', async () => {
    await lookUp(await open(reply(find, { ...found, isPaused: true, roles: [] })))

    expect(card().getByText(/^This account is paused\./)).toBeTruthy()
    expect(card().getByText('None at the moment')).toBeTruthy()
    expect(card().queryByRole('button')).toBeNull()
  })
})

describe('viewing as somebody', () => {
  const view = () => card().getByRole('button', { name: 'View as Marisol Okafor' })

  test('begins with a reason: the page is theirs from then on, and nothing of before is shown', async () => {
    const impersonated = aUser({ impersonator: { id: sam.id, name: sam.name } })
    const page = await visit('/support', {
      as: impersonated,
      answers: [
        reply(contract.auth.user, sam),
        reply(find, found),
        reply(start, {}, { Authorization: 'Bearer borrowed' }),
        reply(contract.dashboard.show, aDashboard()),
      ],
    })
    cache.setQueryData([contract.dashboard.show.path, { query: { school: undefined } }], aDashboard(null))
    await lookUp(page)
    await page.user.type(card().getByLabelText('Why do you need to look?'), reason)
    expect(card().getByText(`${reason.length} of 300 characters`)).toBeTruthy()
    await page.user.click(view())
    await page.arrive()

    expect(page.sent(start)).toMatchObject([{ body: { userId: found.id, reason } }])
    expect(address()).toBe('/')
    expect(screen.getByText('Viewing as Marisol Okafor')).toBeTruthy()
    expect(document.querySelector('main')?.textContent).toContain('Caleb Munro')
    expect(localStorage.getItem('corridor_auth_token_impersonate')).toBe('borrowed')
    expect(localStorage.getItem('corridor_auth_token_default')).toBe('token-of-before')
    const tokens = page.sent(contract.dashboard.show).map(({ headers }) => headers.get('authorization'))
    expect(tokens).toEqual(['Bearer borrowed'])
  })

  test.each([
    ['too short', 'Say in a sentence why: the district reads it.'],
    ['long '.repeat(61), 'Use at most 300 characters.'],
  ])('a reason that will not do is said before anything is sent: %s', async (typed, words) => {
    const page = await open(reply(find, found))
    await lookUp(page)
    await page.user.click(card().getByLabelText('Why do you need to look?'))
    await page.user.paste(typed)
    await page.user.click(view())

    expect(card().getByText(words)).toBeTruthy()
    expect(page.sent(start)).toEqual([])
  })

  test.each([
    [refuse(start, 'may-not-impersonate'), 'You cannot view Corridor as this person.'],
    [refuse(start, 'second-factor-setup-required'), /^Your account needs a second step/],
    [refuse(start, 'invalid-request', { reason: 'Say more.' }), 'Say more.'],
    [unreachable(start), /^You are not viewing as Marisol Okafor\. What you typed is still here\./],
  ])('a refusal is said in words, and nothing that was typed is lost', async (refused, words) => {
    const page = await open(reply(find, found), refused)
    await lookUp(page)
    const field = card().getByLabelText('Why do you need to look?')
    await page.user.type(field, reason)
    await page.user.click(view())

    expect(await screen.findByText(words)).toBeTruthy()
    expect(field).toHaveProperty('value', reason)
    expect(localStorage.getItem('corridor_auth_token_impersonate')).toBeNull()
  })
})

test('the dashboard shows support the way here', async () => {
  const { user, arrive } = await visit('/', {
    as: sam,
    answers: [reply(contract.dashboard.show, aDashboard(null))],
  })
  await user.click(screen.getByRole('link', { name: 'Go to Support' }))
  await arrive()

  expect(address()).toBe('/support')
})
