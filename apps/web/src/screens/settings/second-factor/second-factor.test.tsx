import { contract } from '@corridor/contract/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { type Answer, refuse, reply } from '../../../testing/fake-server.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import { aDashboard } from '../../../testing/samples/sample-dashboard.ts'
import { marisol } from '../../../testing/samples/sample-people.ts'

const { show, begin, confirm, renewCodes, turnOff } = contract.secondFactor
const { profile, auth, dashboard, identities } = contract

const off = { isOn: false, isRequired: false, recoveryCodesLeft: 0 }
const on = { isOn: true, isRequired: false, recoveryCodesLeft: 8 }
const secret = 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP'
const uri = `otpauth://totp/Corridor:marisol?secret=${secret.replaceAll(' ', '')}&issuer=Corridor`
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jkmn-pqr${index}`)

const beside = [
  reply(profile.show, { name: marisol.name, email: marisol.email, notifications: [] }),
  reply(auth.sessions, { items: [] }),
  reply(identities.list, { items: [], asks: 'nothing' }),
]
const card = () => within(screen.getByRole('region', { name: 'Second step' }))
const button = (name: string) => card().getByRole('button', { name })

function openProfile(...answers: readonly Answer[]) {
  return visit('/settings/profile', { as: marisol, answers: [...answers, ...beside] })
}

describe('setting up a second step', () => {
  async function beginWith(...answers: readonly Answer[]) {
    const page = await openProfile(reply(show, off), ...answers)
    await page.user.click(button('Set up'))
    await page.user.type(card().getByLabelText('Your password'), 'corridor-sample')
    await page.user.click(button('Continue'))
    return page
  }

  test('takes the password, shows a picture and a key, and a first code turns it on', async () => {
    const { user, sent } = await beginWith(
      reply(show, { ...on, recoveryCodesLeft: 10 }),
      reply(begin, { secret, uri }),
      reply(confirm, { recoveryCodes }),
    )

    expect(await card().findByRole('img', { name: /QR code/ })).toBeTruthy()
    expect(card().getByText(secret)).toBeTruthy()
    expect(card().getByLabelText('First code')).toBe(document.activeElement)
    await user.type(card().getByLabelText('First code'), '123456')
    await user.click(button('Turn on'))

    const list = await card().findByRole('list', { name: 'Recovery codes' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((it) => it.textContent),
    ).toEqual(recoveryCodes)
    expect(sent(begin).map(({ body }) => body)).toEqual([{ password: 'corridor-sample' }])
    expect(sent(confirm).map(({ body }) => body)).toEqual([{ code: '123456' }])
    await user.click(button('I have kept them'))
    expect(card().getByText('10 recovery codes left', { exact: false })).toBeTruthy()
    expect(card().queryByText(recoveryCodes[0] ?? '')).toBeNull()
  })

  test('with a wrong password says so at the field', async () => {
    await beginWith(refuse(begin, 'wrong-password'))

    expect(await card().findByText('That is not the password you have now.')).toBeTruthy()
    expect(card().getByLabelText('Your password')).toHaveProperty('value', 'corridor-sample')
  })

  test('without a password says how to get one', async () => {
    await beginWith(refuse(begin, 'password-needed'))

    expect(await card().findByText(/Choose a password first/)).toBeTruthy()
  })

  test('with a wrong code keeps the picture', async () => {
    const { user } = await beginWith(reply(begin, { secret, uri }), refuse(confirm, 'wrong-code'))
    await user.type(await card().findByLabelText('First code'), '000000')
    await user.click(button('Turn on'))

    expect(await card().findByText(/That code does not fit/)).toBeTruthy()
    expect(card().getByRole('img', { name: /QR code/ })).toBeTruthy()
  })

  test('can be left', async () => {
    const { user } = await beginWith(reply(begin, { secret, uri }))
    await card().findByText(secret)
    await user.click(button('Cancel'))

    expect(button('Set up')).toBeTruthy()
    expect(card().queryByText(secret)).toBeNull()
  })
})

describe('recovery codes', () => {
  async function renew() {
    const page = await openProfile(reply(show, on), reply(renewCodes, { recoveryCodes }))
    await page.user.click(button('New recovery codes'))
    await page.user.type(card().getByLabelText('Code'), '123456')
    await page.user.click(button('Show new codes'))
    await card().findByRole('list', { name: 'Recovery codes' })
    return page
  }

  test('are copied', async () => {
    const { user } = await renew()
    await user.click(button('Copy'))

    expect(await navigator.clipboard.readText()).toContain(recoveryCodes.join('\n'))
    expect(await screen.findByText('Copied')).toBeTruthy()
  })

  test('that cannot be copied are said to be there still', async () => {
    const { user } = await renew()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'))
    await user.click(button('Copy'))

    expect(await screen.findByText(/Download them, or write them down/)).toBeTruthy()
  })

  test('are downloaded as a text file', async () => {
    await renew()
    const link = card().getByRole<HTMLAnchorElement>('link', { name: 'Download' })

    expect(link.download).toBe('corridor-recovery-codes.txt')
    expect(await (await realFetch(link.href)).text()).toContain(recoveryCodes.join('\n'))
  })
})

const realFetch = globalThis.fetch

describe('a second step that is on', () => {
  test('says how many codes are left, and is turned off with a code', async () => {
    const { user, sent } = await openProfile(reply(show, on), reply(show, off), reply(turnOff, {}))
    expect(card().getByText('8 recovery codes left', { exact: false })).toBeTruthy()

    await user.click(button('Turn off'))
    await user.type(card().getByLabelText('Code'), '123456')
    await user.click(button('Turn off'))

    expect(await card().findByRole('button', { name: 'Set up' })).toBeTruthy()
    expect(sent(turnOff).map(({ body }) => body)).toEqual([{ code: '123456' }])
    expect(await screen.findByText('The second step is off')).toBeTruthy()
  })

  test('stays on with a wrong code, which is said at the field', async () => {
    const { user } = await openProfile(reply(show, on), refuse(turnOff, 'wrong-code'))
    await user.click(button('Turn off'))
    await user.type(card().getByLabelText('Code'), '000000')
    await user.click(button('Turn off'))

    expect(await card().findByText(/That code does not fit/)).toBeTruthy()
  })

  test('is not offered to be turned off where it is needed', async () => {
    await openProfile(reply(show, { ...on, isRequired: true }))

    expect(card().queryByRole('button', { name: 'Turn off' })).toBeNull()
    expect(card().getByText(/so it stays on/)).toBeTruthy()
  })
})

describe('where a second step is needed and missing', () => {
  const needed = [
    reply(show, { ...off, isRequired: true }),
    refuse(dashboard.show, 'second-factor-setup-required'),
  ]

  test('every page leads to where it is set up, which says why', async () => {
    const { sent } = await visit('/', { as: marisol, answers: [...needed, ...beside] })

    expect(address()).toBe('/settings/profile')
    expect(card().getByRole('status').textContent).toContain('Your account needs the second step.')
    expect(sent(dashboard.show)).toHaveLength(1)
  })

  test('once it is set up the pages open', async () => {
    const { user, router } = await visit('/', {
      as: marisol,
      answers: [
        ...needed,
        reply(show, { ...on, isRequired: true }),
        reply(dashboard.show, aDashboard()),
        reply(begin, { secret, uri }),
        reply(confirm, { recoveryCodes }),
        ...beside,
      ],
    })
    await user.click(button('Set up'))
    await user.type(card().getByLabelText('Your password'), 'corridor-sample')
    await user.click(button('Continue'))
    await user.type(await card().findByLabelText('First code'), '123456')
    await user.click(button('Turn on'))
    await user.click(await card().findByRole('button', { name: 'I have kept them' }))
    expect(card().queryByText(/needs the second step/)).toBeNull()

    await router.navigate('/')
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('a profile that is refused for it is no circle', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await visit('/settings/profile', {
      as: marisol,
      answers: [refuse(show, 'second-factor-setup-required'), ...beside],
    })

    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  })
})
