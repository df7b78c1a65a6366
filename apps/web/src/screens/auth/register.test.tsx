import { contract } from '@corridor/contract/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { storedToken } from '../../api/tokens.ts'
import { cookieNamed } from '../../testing/cookies.ts'
import { type Answer, held, refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import { lorraine } from '../../testing/samples/sample-people.ts'

const { register, show } = contract.registration
const atOnce = reply(show, { opens: 'at-once' })
const byMail = reply(show, { opens: 'by-mail' })
const registered = reply(register, {}, { Authorization: 'Bearer fresh' })
const afterwards = [reply(contract.auth.user, lorraine), reply(contract.dashboard.show, aDashboard())]
const typed = {
  'District name': 'Pine Hollow Schools',
  'First school': 'Pine Hollow Elementary',
  Grades: 'K–5',
  Name: 'Nadia Bloom',
  'Work email': 'nadia@pine-hollow.example',
  'Choose a password': 'lavender kettle thursday',
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const zone = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' })
const button = () => screen.getByRole('button', { name: 'Start the trial' })

function browserIn(timeZone: string) {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
}

afterEach(() => {
  vi.restoreAllMocks()
})

async function open(...answers: readonly Answer[]) {
  browserIn('America/Denver')
  const isSaid = answers.some(({ spec }) => spec === show)
  const visited = await visit('/auth/register', { answers: isSaid ? answers : [...answers, atOnce] })
  const fill = (changes: Partial<typeof typed> = {}) => {
    for (const [label, value] of Object.entries({ ...typed, ...changes }))
      fireEvent.change(field(label), { target: { value } })
  }
  return { ...visited, fill, submit: () => visited.user.click(button()) }
}

test('the sign-in page leads here', async () => {
  const { user, arrive } = await visit('/login', { answers: [atOnce] })
  await user.click(screen.getByRole('link', { name: 'Start a 30-day trial' }))
  await arrive()

  expect(address()).toBe('/auth/register')
  expect(document.title).toBe('Register | Corridor')
  expect(document.activeElement).toBe(field('District name'))
})

test('what was typed is sent, with the browser’s time zone, and the person is on the dashboard', async () => {
  const { fill, submit, arrive, sent } = await open(registered, ...afterwards)
  expect(zone().value).toBe('Mountain time, Denver')
  fill()
  await submit()
  await arrive()

  expect(sent(register).map(({ body }) => body)).toEqual([
    {
      districtName: 'Pine Hollow Schools',
      timeZone: 'America/Denver',
      schoolName: 'Pine Hollow Elementary',
      gradeSpan: 'K–5',
      name: 'Nadia Bloom',
      email: 'nadia@pine-hollow.example',
      password: 'lavender kettle thursday',
    },
  ])
  expect(address()).toBe('/')
  expect(storedToken()).toBe('fresh')
  expect(cookieNamed('auth_remember')?.value).toBe('nadia%40pine-hollow.example')
  expect(cookieNamed('auth_stay_signed_in')?.maxAge).toBeNull()
})

test('another time zone can be chosen', async () => {
  const { fill, submit, arrive, sent, user } = await open(registered, ...afterwards)
  fill()
  await user.clear(zone())
  await user.type(zone(), 'chicago')
  await user.click(await screen.findByRole('option', { name: 'Central time, Chicago' }))
  await submit()
  await arrive()

  expect(sent(register)[0]?.body).toMatchObject({ timeZone: 'America/Chicago' })
})

test('a time zone that nobody knows is asked for', async () => {
  browserIn('Etc/Unknown')
  const { user } = await visit('/auth/register', { answers: [atOnce] })
  expect(zone().value).toBe('')
  await user.click(button())

  expect(await screen.findByText('Choose a time zone from the list.')).toBeTruthy()
})

test('a double click registers once', async () => {
  const { answer, letGo } = held(registered)
  const { fill, user, arrive, sent } = await open(answer, ...afterwards)
  fill()
  await user.dblClick(button())
  letGo()
  await arrive()

  expect(sent(register)).toHaveLength(1)
})

test('where no mail is sent the page says so, and without a token that nothing was registered', async () => {
  const { fill, submit, user } = await open(reply(register, {}))
  expect(screen.getByText(/It begins right away: no email is sent here.$/)).toBeTruthy()
  fill()
  await submit()

  const words = await screen.findByRole('status')
  expect(words.textContent).toBe(
    'Nothing was registered with nadia@pine-hollow.example. If you have an account with this address, sign in with it.',
  )
  expect(document.activeElement).toBe(words)
  await user.click(screen.getByRole('button', { name: 'Use another address' }))
  for (const [label, value] of Object.entries(typed)) expect(field(label).value).toBe(value)
})

describe('where mail is sent', () => {
  const { 'Choose a password': _, ...asked } = typed
  const mailMe = () => screen.getByRole('button', { name: 'Email me the link' })

  async function send(...answers: readonly Answer[]) {
    const visited = await open(byMail, ...answers)
    for (const [label, value] of Object.entries(asked)) fireEvent.change(field(label), { target: { value } })
    await visited.user.click(mailMe())
    return visited
  }

  test('no password is asked for yet, and the page says to look into the mail, whoever has the address', async () => {
    const { user, arrive, sent } = await send(reply(register, {}))

    const words = await screen.findByRole('status')
    expect(words.textContent).toMatch(
      /^We have written to nadia@pine-hollow.example. The email says how to go on./,
    )
    expect(sent(register)[0]?.body).toMatchObject({ email: 'nadia@pine-hollow.example' })
    expect(sent(register)[0]?.body).not.toHaveProperty('password')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check your email')
    expect(document.activeElement).toBe(words)
    expect(storedToken()).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }))
    await arrive()
    expect(field('Email').value).toBe('nadia@pine-hollow.example')
  })

  test('the mail is sent again when asked for', async () => {
    const { user, sent } = await send(reply(register, {}))
    await user.click(await screen.findByRole('button', { name: 'Send the email again' }))

    expect(await screen.findByText('Email sent again')).toBeTruthy()
    expect(sent(register)).toHaveLength(2)
    expect(sent(register)[1]?.body).toEqual(sent(register)[0]?.body)
  })

  test('too often is said in words', async () => {
    const { user } = await send(reply(register, {}), refuse(register, 'too-many-requests'))
    await user.click(await screen.findByRole('button', { name: 'Send the email again' }))

    expect((await screen.findByRole('alert')).textContent).toContain('Try again in an hour.')
  })

  test('a wrong address is changed, and nothing else is typed again', async () => {
    const { user } = await send(reply(register, {}))
    await user.click(await screen.findByRole('button', { name: 'Wrong address? Change it' }))

    expect(document.activeElement).toBe(field('Work email'))
    for (const [label, value] of Object.entries(asked)) expect(field(label).value).toBe(value)
  })

  test('an address for a name is refused at its field', async () => {
    const { sent } = await open(byMail)
    for (const [label, value] of Object.entries({ ...asked, 'District name': 'Win at evil.example' }))
      fireEvent.change(field(label), { target: { value } })
    fireEvent.click(mailMe())

    expect(await screen.findByText(/A name cannot hold a web or email address/)).toBeTruthy()
    expect(sent(register)).toEqual([])
  })
})

describe('what is wrong', () => {
  test('is said at each field before it is sent, and the first takes the focus', async () => {
    const { submit, sent } = await open()
    await submit()

    for (const words of [
      'Name the district.',
      'Name the school.',
      'Enter the grades, such as K–5 or 6–8.',
      'Enter your name.',
      'Enter your email address.',
      'Use at least 12 characters. A few words together are fine.',
    ])
      expect(screen.getByText(words)).toBeTruthy()
    expect(document.activeElement).toBe(field('District name'))
    expect(sent(register)).toEqual([])
  })

  test('is checked when a field is left', async () => {
    const { user } = await open()
    await user.type(field('Work email'), 'nadia')
    await user.tab()

    expect(await screen.findByText('Enter an email address such as name@school.org.')).toBeTruthy()
  })

  test('as the server sees it stands at the field, and nothing typed is lost', async () => {
    const message = 'Use at most 80 characters.'
    const { fill, submit } = await open(refuse(register, 'invalid-request', { schoolName: message }))
    fill()
    await submit()

    expect(await screen.findByText(message)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('First school')))
    for (const [label, value] of Object.entries(typed)) expect(field(label).value).toBe(value)
  })

  test('with the network says when to try again', async () => {
    const { fill, submit } = await open(refuse(register, 'too-many-requests'))
    fill()
    await submit()

    expect((await screen.findByRole('alert')).textContent?.trim()).toBe(
      'Several districts were registered from your network just now. Try again in an hour.',
    )
    expect(field('Choose a password').value).toBe(typed['Choose a password'])
  })

  test('without a connection loses nothing', async () => {
    const { fill, submit } = await open(unreachable(register))
    fill()
    await submit()

    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(
      within(dialog).getByText(/Your district was not registered. What you typed is still here./),
    ).toBeTruthy()
    for (const [label, value] of Object.entries(typed)) expect(field(label).value).toBe(value)
  })
})
