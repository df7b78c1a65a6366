import '../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { afterEachTest } from '../../testing/after-each-test.ts'
import { reply } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import { observationAnswers } from '../../testing/samples/sample-observations.ts'
import { copperRidge, juniperStreet, lorraine, marisol } from '../../testing/samples/sample-people.ts'

afterEachTest(() => localStorage.clear())

const none = { items: [], next: null, previous: null, first: 0, found: 0, mayAdd: false }
const noSteps = {
  today: '2026-10-22',
  items: [],
  next: null,
  counts: { open: 0, due: 0, overdue: 0, carried: 0 },
  promises: [],
}
const answers = [
  reply(contract.dashboard.show, aDashboard()),
  reply(contract.educators.list, none),
  reply(contract.steps.list, noSteps),
  ...observationAnswers(),
]
const open = (at: string, as = lorraine) => visit(at, { as, answers })
const ALL = 'Alder Valley Unified, 2 schools'
const switcher = () => screen.getByRole('button', { name: /School|Alder Valley Unified/ })

async function choose(page: Awaited<ReturnType<typeof open>>, name: string) {
  await page.user.click(switcher())
  await page.user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) }))
  await page.arrive()
}

test('the school chosen over one list holds for the next, until all schools are chosen', async () => {
  const page = await open('/educators')
  expect(switcher().textContent).toBe(ALL)
  expect(page.sent(contract.educators.list).at(-1)?.query).toEqual({})

  await choose(page, juniperStreet.name)
  expect(switcher().textContent).toBe(juniperStreet.name)
  expect(page.sent(contract.educators.list).at(-1)?.query).toEqual({ school: '3' })

  await page.router.navigate('/observations')
  await page.arrive()
  expect(address()).toBe('/observations?school=3')
  expect(switcher().textContent).toBe(juniperStreet.name)
  expect(page.sent(contract.observations.list).at(-1)?.query).toEqual({ school: '3' })

  await choose(page, ALL)
  expect(address()).toBe('/observations')
  expect(switcher().textContent).toBe(ALL)
  expect(page.sent(contract.observations.list).at(-1)?.query).toEqual({})
})

test('the chosen school holds for the list of action steps, and not for one’s own', async () => {
  const page = await open('/steps?school=3')
  expect(switcher().textContent).toBe(juniperStreet.name)
  expect(page.sent(contract.steps.list).at(-1)?.query).toEqual({ school: '3' })

  await page.router.navigate('/steps?whose=mine&school=3')
  await page.arrive()
  expect(address()).toBe('/steps?whose=mine')
  expect(screen.queryByRole('button', { name: juniperStreet.name })).toBeNull()
})

test('a school in a link wins, and one that is not theirs is not chosen', async () => {
  const page = await open('/educators?school=3')
  await page.router.navigate('/educators?school=2&search=om')
  await page.arrive()
  expect(switcher().textContent).toBe(copperRidge.name)
  expect(page.sent(contract.educators.list).at(-1)?.query).toEqual({ school: '2', search: 'om' })

  await page.router.navigate('/educators?school=99')
  await page.arrive()
  expect(address()).toBe('/educators?school=2')
})

test('the way back leads to the schools that were shown before', async () => {
  const page = await open('/educators')
  await choose(page, juniperStreet.name)

  history.back()

  await waitFor(() => expect(address()).toBe('/educators'))
  await page.arrive()
  expect(switcher().textContent).toBe(ALL)
})

test('the dashboard shows the school that is chosen', async () => {
  const page = await open('/educators?school=3')
  await page.router.navigate('/')
  await page.arrive()
  expect(address()).toBe('/?school=3')
  expect(page.sent(contract.dashboard.show).at(-1)?.query).toEqual({ school: '3' })
})

test('no choice of a school stands over a page that does not go by it', async () => {
  await open('/settings')
  expect(screen.queryByRole('button', { name: /School|Alder Valley Unified/ })).toBe(null)
})

test('who has one school reads its name, and no other school is in the address of a page that goes by it', async () => {
  const page = await open('/educators?school=3&search=om', marisol)
  expect(address()).toBe('/educators?search=om')
  expect(page.sent(contract.educators.list).map(({ query }) => query)).toEqual([{ search: 'om' }])
  expect(screen.getByText(copperRidge.name)).toBeTruthy()

  await page.router.navigate(`/educators?school=${copperRidge.id}`)
  await page.arrive()
  expect(address()).toBe(`/educators?school=${copperRidge.id}`)
})

test('the way back leads past an address that was completed with a school', async () => {
  const entries = history.length
  const page = await open('/?school=all')
  expect(address()).toBe('/')
  // The completed address took the place of the one that was opened, which would complete itself again.
  expect(history.length).toBe(entries + 1)

  await page.router.navigate('/educators')
  await page.arrive()
  await page.router.navigate('/observations?school=all')
  await page.arrive()
  expect(address()).toBe('/observations')
  expect(history.length).toBe(entries + 3)
  await page.router.navigate(-1)
  await waitFor(() => expect(address()).toBe('/educators'))
})
