import '../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { discName } from '../../device/disc/indexed-disc.ts'
import { closeDevice, openDevice } from '../../device/open-device.ts'
import { followPerson } from '../../device/person/follow-person.ts'
import { databaseNames } from '../../device/sealing/sealed-disc.ts'
import { cookieNamed } from '../../testing/cookies.ts'
import { eventually } from '../../testing/eventually.ts'
import { type Answer, refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import { anObservationDocument, aSnapshot, idOf } from '../../testing/samples/sample-observations.ts'
import { demo, marisol } from '../../testing/samples/sample-people.ts'
import { cache } from '../cache.ts'
import { call } from '../client.ts'
import { isDemoTab, rememberSignIn, storeDemo, storedToken, storeToken } from '../tokens.ts'

const { auth, dashboard, device: api, observations } = contract
const opened = reply(auth.openDemo, {}, { Authorization: 'Bearer of the demo' })
/** Answers with the user of the token in use, as the server would. */
const whoever: Answer = {
  spec: auth.user,
  respond: async () => Response.json(isDemoTab() ? demo : marisol),
}
const home = reply(dashboard.show, aDashboard())

/** Marisol, signed in, opens the sample district from a link: a tab of its own. */
function lookAround(...answers: readonly Answer[]) {
  storeToken('token-of-before')
  rememberSignIn(marisol.email, true)
  return visit('/demo', { answers: [...answers, whoever, home, opened] })
}

const own = () => localStorage.getItem('corridor_auth_token_default')
const banner = () => screen.queryByText('View only: nothing you enter is kept.')

test('the sample opens in its tab, and one’s own sign-in stays what it was', async () => {
  const { sent } = await lookAround()
  await screen.findByText('View only: nothing you enter is kept.')

  expect(address()).toBe('/')
  expect(screen.getAllByRole('button', { name: 'Demo Visitor, account' })).not.toHaveLength(0)
  expect([storedToken(), own()]).toEqual(['of the demo', 'token-of-before'])
  expect(JSON.parse(localStorage.getItem('corridor_user') ?? 'null')?.id).not.toBe(demo.id)
  expect(cookieNamed('auth_stay_signed_in')?.value).toBe('true')
  expect(cookieNamed('auth_remember')?.value).toBe(encodeURIComponent(marisol.email))
  expect(sent(auth.openDemo)).toHaveLength(1)
})

test('a reload of the tab keeps the sample, even where the browser would have closed one’s own', async () => {
  storeDemo('of the demo')
  const { everything } = await visit('/', { answers: [whoever, home] })

  await screen.findByText('View only: nothing you enter is kept.')
  expect(everything.map(({ headers }) => headers.get('authorization'))).toContain('Bearer of the demo')
})

test('the address opened once more in that tab begins no second session', async () => {
  storeDemo('of the demo')
  const { sent } = await lookAround()

  expect(address()).toBe('/')
  expect(sent(auth.openDemo)).toHaveLength(0)
})

test('another tab stays signed in as oneself', async () => {
  await lookAround()
  // Another tab has the same local storage, and a session storage of its own.
  sessionStorage.clear()

  expect(storedToken()).toBe('token-of-before')
  expect(isDemoTab()).toBe(false)
})

test('what happens to one’s own sign-in in another tab leaves the sample alone', async () => {
  await lookAround()
  localStorage.removeItem('corridor_auth_token_default')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'corridor_auth_token_default' })))

  await screen.findByText('View only: nothing you enter is kept.')
  expect(storedToken()).toBe('of the demo')
})

test('a renewed token stays in its tab', async () => {
  await lookAround(reply(auth.refresh, {}, { Authorization: 'Bearer of the demo anew' }))
  await call(auth.refresh, {})

  expect([storedToken(), own()]).toEqual(['of the demo anew', 'token-of-before'])
})

test.each([
  ['Leave', async (user: Page['user']) => user.click(await screen.findByRole('button', { name: 'Leave' }))],
  ['Sign out', signOut],
])('“%s” ends only the look at the sample, and says what became of it', async (_, leave) => {
  const { user, arrive } = await lookAround()
  await leave(user)
  await arrive()

  expect(address()).toBe('/demo/left')
  expect(screen.getByRole('heading', { name: 'You have left the sample district' })).toBeTruthy()
  expect(banner()).toBeNull()
  expect([storedToken(), sessionStorage.length]).toEqual(['token-of-before', 0])
  expect(cookieNamed('auth_stay_signed_in')?.value).toBe('true')
  expect(JSON.stringify(cache.getQueryCache().getAll())).not.toContain('Caleb Munro')
})

test('a look at the sample that the server ends does not become one’s own page without a word', async () => {
  const { arrive } = await lookAround(home, refuse(dashboard.show, 'sign-in-required'))
  await act(() => cache.invalidateQueries())
  await arrive()

  expect(address()).toBe('/demo/left')
  expect([storedToken(), own()]).toEqual(['token-of-before', 'token-of-before'])
})

test('where there is no sample, its address says so', async () => {
  await visit('/demo', { as: marisol, answers: [whoever, refuse(auth.openDemo, 'demo-not-available')] })

  expect(address()).toBe('/404')
  expect(storedToken()).toBe('token-of-before')
})

test('unsent work of one’s own stays readable on the device, and the sample writes none', async () => {
  const answers = [reply(api.snapshot, aSnapshot()), unreachable(observations.save)]
  await visit('/', { as: marisol, answers: [...answers, whoever, home] })
  const device = await openDevice(marisol.id)
  await device.add(idOf(1), anObservationDocument())
  // The tab that looks around begins without a device of its own.
  await closeDevice()
  const before = await databaseNames()
  storeDemo('of the demo')
  const { user, arrive } = await lookAround(...answers)
  followPerson(demo.id)
  await eventually(async () => expect((await openDevice(demo.id)).isViewOnly).toBe(true))
  await (await openDevice(demo.id)).add(idOf(2), anObservationDocument())
  await signOut(user)
  await arrive()

  expect(before).toContain(discName(marisol.id))
  expect(await databaseNames()).toEqual(before)
  await closeDevice()
  expect((await openDevice(marisol.id)).list().map(({ id }) => id)).toEqual([idOf(1)])
})

type Page = Awaited<ReturnType<typeof visit>>

async function signOut(user: Page['user']) {
  await user.click(screen.getAllByRole('button', { name: 'Demo Visitor, account' })[0] ?? document.body)
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
}
