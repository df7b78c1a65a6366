import '../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { IconUsers } from '@tabler/icons-react'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { afterEachTest } from '../../testing/after-each-test.ts'
import { reply } from '../../testing/fake-server.ts'
import { visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import {
  anObservationList,
  aSavedObservation,
  aSnapshot,
  idOf,
} from '../../testing/samples/sample-observations.ts'
import { aUser, lorraine, marisol, omar } from '../../testing/samples/sample-people.ts'
import { type NavigationEntry, navigation } from './navigation-entries.ts'

// The product never changes its own list; a test may, and puts it back.
const entries = navigation as NavigationEntry[]
const before = [...entries]

afterEachTest(() => {
  entries.splice(0, entries.length, ...before)
})

const open = () => visit('/', { as: lorraine, answers: [reply(contract.dashboard.show, aDashboard())] })

const namesOf = (menu: HTMLElement | undefined) =>
  [...(menu?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)

test('with more than five entries the settings leave a phone’s bar for the account', async () => {
  const more = Array.from({ length: 6 }, (_, index) => `More ${index}`)
  entries.push(...more.map((title) => ({ path: `/${title}`, title, shortTitle: title, icon: IconUsers })))
  const { user } = await open()
  const [side, bottom] = screen.getAllByRole('navigation', { name: 'Main' })

  expect(namesOf(side)).toEqual(expect.arrayContaining(['Tool Configuration', 'Settings']))
  expect(namesOf(bottom)).toEqual(expect.arrayContaining(['Home', ...more]))
  expect(namesOf(bottom)).not.toContain('Settings')

  const [, account] = screen.getAllByRole('button', { name: 'Lorraine Tsosie, account' })
  await user.click(account ?? document.body)
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getByRole('menuitem', { name: 'Settings' }).getAttribute('href')).toBe('/settings')
  expect(menu.getByRole('menuitem', { name: 'Tool Configuration' })).toBeTruthy()
})

test('whoever may visit classrooms finds Observe in every menu, and nobody else', async () => {
  await open()
  const links = screen.getAllByRole('link', { name: 'Observe' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/observations/start',
    '/observations/start',
  ])
})

test('what an educator is asked is counted beside their observations', async () => {
  const asked = aUser({ ...omar, educator_id: 24, to_answer: 2 })
  await visit('/', { as: asked, answers: [reply(contract.dashboard.show, aDashboard())] })

  expect(screen.getAllByRole('link', { name: /^(Observations|Visits)\s*, 2 to answer$/ })).toHaveLength(2)
})

test('“Visits” of a teacher opens a page of that name', async () => {
  const answers = [
    reply(contract.device.snapshot, aSnapshot()),
    reply(contract.observations.list, anObservationList()),
  ]
  await visit('/observations', { as: aUser({ ...omar, educator_id: 24 }), answers })

  expect(await screen.findByRole('heading', { level: 1, name: 'Visits' })).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Visits' })).toHaveLength(2)
})

test('what an observer has not sent is counted, on this device and on the server', async () => {
  const saved = aSavedObservation()
  const named = [{ id: idOf(2), revision: 1, status: 'completed' as const }]
  const answers = [
    reply(contract.device.snapshot, { ...aSnapshot(saved), named }),
    reply(contract.observations.list, anObservationList()),
  ]
  await visit('/observations', { as: marisol, answers })

  const links = await screen.findAllByRole('link', { name: /^Observations\s*, 2 to finish or send$/ })
  expect(links).toHaveLength(2)
})

test('an educator has no Observe', async () => {
  await visit('/', { as: omar, answers: [reply(contract.dashboard.show, aDashboard())] })
  expect(screen.queryByRole('link', { name: 'Observe' })).toBe(null)
})
