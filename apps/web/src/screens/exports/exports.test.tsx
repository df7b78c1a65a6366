import { contract } from '@corridor/contract/contract'
import type { Export, ExportChoices } from '@corridor/contract/reports/exports'
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type * as z from 'zod/mini'
import { type Answer, refuse, reply } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import {
  carla,
  copperRidge,
  demo,
  juniperStreet,
  lorraine,
  marisol,
  omar,
} from '../../testing/samples/sample-people.ts'

const { ask, file, list, remove } = contract.exports
type Item = z.input<typeof Export>
type Choices = z.input<typeof ExportChoices>

const ofPrincipal: Choices = {
  district: false,
  schools: [copperRidge],
  educators: true,
  own: true,
  educator: null,
}
const nothing: Choices = { district: false, schools: [], educators: false, own: false, educator: null }
const everything: Choices = { ...ofPrincipal, district: true, schools: [copperRidge, juniperStreet] }

/** An export of Copper Ridge that is being made, unless told otherwise. */
function anExport(details: Partial<Item> = {}): Item {
  return {
    id: '019a0000-0000-7000-8000-000000000001',
    scope: { kind: 'school', schoolId: copperRidge.id },
    about: copperRidge.name,
    state: 'running',
    done: 40,
    total: 89,
    askedAt: '2026-10-22T15:30:00Z',
    file: null,
    reason: null,
    ...details,
  }
}
const NAME = 'Corridor Copper Ridge Middle School 2026-10-22.zip'
const ready = () =>
  anExport({ state: 'ready', file: { name: NAME, bytes: 240_000, expiresAt: '2026-10-23T15:30:00Z' } })

const answer = (items: Item[], choices = ofPrincipal) => reply(list, { items, choices })
const row = (name: string) => {
  const found = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (!found) throw new Error(`${name} is not listed.`)
  return within(found)
}
const open = (items: Item[], ...answers: Answer[]) =>
  visit('/exports', { as: marisol, answers: [answer(items), ...answers] })

test('a principal begins an export of her school and sees how far it has come', async () => {
  const begun = anExport({ state: 'waiting', done: 0, total: null })
  const { user, arrive, sent } = await visit('/exports', {
    as: marisol,
    answers: [answer([]), reply(ask, begun), answer([anExport()])],
  })
  expect(document.title).toBe('Export data | Corridor')
  expect(screen.getAllByRole('radio').map((it) => it.getAttribute('value'))).toEqual([
    ...['school', 'educator', 'own'],
  ])
  await user.click(screen.getByRole('button', { name: 'Start export' }))
  await arrive()

  expect(sent(ask).map(({ body }) => body)).toMatchObject([{ scope: { kind: 'school', schoolId: 2 } }])
  expect(row(copperRidge.name).getByText('44%: 40 of 89 observations')).toBeTruthy()
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 44)
  expect(screen.getByRole('button', { name: 'Start export' })).toHaveProperty('disabled', true)
})

test('an export is asked for again until it is ready, and the page says when it expires', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const { sent } = await open([anExport()], answer([ready()]))
  await act(() => vi.advanceTimersByTimeAsync(2_500))
  await act(() => vi.advanceTimersByTimeAsync(10_000))

  expect(sent(list)).toHaveLength(2)
  expect(screen.getByText('240 KB, can be downloaded until Oct 23, 9:30 AM')).toBeTruthy()
})

test('somebody who waits is told when the export is ready', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await open([anExport()], answer([ready()]))
  await act(() => vi.advanceTimersByTimeAsync(2_500))

  expect(screen.getByText('Your export is ready')).toBeTruthy()
})

test('an export is downloaded under its own name', async () => {
  const clicked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download)
  })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a')
  const bytes: Answer = {
    spec: file,
    respond: async () => new Response('PK', { headers: { 'content-type': 'application/octet-stream' } }),
  }
  const { user, arrive } = await open([ready()], bytes)
  await user.click(screen.getByRole('button', { name: `Download ${copperRidge.name}` }))
  await arrive()

  expect(clicked).toEqual([NAME])
})

test('a download that is refused says why, and the list is read anew', async () => {
  const { user, arrive, sent } = await open(
    [ready()],
    refuse(file, 'export-right-gone'),
    answer([anExport({ state: 'expired' })]),
  )
  await user.click(screen.getByRole('button', { name: `Download ${copperRidge.name}` }))
  await arrive()

  const dialog = await screen.findByRole('dialog', { name: 'Error' })
  expect(dialog.textContent).toContain('Your role has changed since this export was made')
  expect(sent(list)).toHaveLength(2)
})

test('an export that is being made is canceled', async () => {
  const { user, arrive, sent } = await open(
    [anExport()],
    reply(remove, {}),
    answer([anExport({ state: 'cancelled' })]),
  )
  await user.click(screen.getByRole('button', { name: `Cancel ${copperRidge.name}` }))
  await arrive()

  expect(sent(remove)).toHaveLength(1)
  expect(row(copperRidge.name).getByText('Canceled. Nothing of it was kept.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Start export' })).toHaveProperty('disabled', false)
})

test('an export that failed says why', async () => {
  await open([
    anExport({ state: 'failed', reason: 'Something went wrong on our side. Please export again.' }),
  ])

  expect(row(copperRidge.name).getByText(/^Something went wrong on our side/)).toBeTruthy()
  expect(screen.getByRole('button', { name: `Remove ${copperRidge.name}` })).toBeTruthy()
})

test('a district chooses among its schools', async () => {
  const { user, arrive, sent } = await visit('/exports', {
    as: lorraine,
    answers: [answer([], everything), reply(ask, anExport())],
  })
  expect(screen.getByRole('radio', { name: /^All of Alder Valley Unified/ })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: /^One school/ }))
  expect(screen.getByRole('button', { name: 'Start export' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('combobox', { name: 'School' }))
  await user.click(await screen.findByRole('option', { name: juniperStreet.name }))
  await user.click(screen.getByRole('button', { name: 'Start export' }))
  await arrive()

  expect(sent(ask).map(({ body }) => body)).toMatchObject([{ scope: { kind: 'school', schoolId: 3 } }])
})

test('from an educator’s page, that educator is chosen', async () => {
  const educators = reply(contract.educators.list, {
    items: [],
    next: null,
    previous: null,
    first: 0,
    found: 0,
    mayAdd: true,
  })
  const chosen = { ...ofPrincipal, educator: { id: 31, name: 'Ivy Chen' } }
  const { user, arrive, sent } = await visit('/exports?educator=31', {
    as: marisol,
    answers: [answer([], chosen), educators, reply(ask, anExport())],
  })
  expect(sent(list)[0]?.query).toEqual({ educator: '31' })
  expect(screen.getByRole('combobox', { name: 'Educator' })).toHaveProperty('value', 'Ivy Chen')
  await user.click(screen.getByRole('button', { name: 'Start export' }))
  await arrive()

  expect(sent(ask).map(({ body }) => body)).toMatchObject([{ scope: { kind: 'educator', educatorId: 31 } }])
})

test('a teacher exports what is their own', async () => {
  await visit('/exports', { as: omar, answers: [answer([], { ...nothing, own: true })] })

  expect(screen.getAllByRole('radio')).toHaveLength(1)
  expect(screen.getByRole('radio', { name: /^My own visits/ })).toHaveProperty('checked', true)
})

test('who sees totals only is told that there is nothing to export', async () => {
  await visit('/exports', { as: lorraine, answers: [answer([], nothing)] })

  expect(screen.getByRole('heading', { name: 'Nothing to export' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start export' })).toBeNull()
})

test('the demo account downloads nothing', async () => {
  await visit('/exports', { as: demo, answers: [answer([], everything)] })

  expect(screen.getByText('The demo account opens reports and downloads nothing.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start export' })).toBeNull()
})

test('another export of the district comes first: the page says so', async () => {
  const { user, arrive } = await open([], refuse(ask, 'too-many-exports'))
  await user.click(screen.getByRole('button', { name: 'Start export' }))
  await arrive()

  const dialog = await screen.findByRole('dialog', { name: 'Error' })
  expect(dialog.textContent).toContain('Several exports of your district are being made right now.')
})

test('the account’s menu leads to the exports', async () => {
  const { user } = await open([])
  const [account] = screen.getAllByRole('button', { name: 'Marisol Okafor, account' })
  if (account) await user.click(account)

  const entry = await screen.findByRole('menuitem', { name: 'Export data' })
  expect(entry.getAttribute('href')).toBe('/exports')
})

test('who may not export is turned away', async () => {
  await visit('/exports', { as: carla })

  expect(address()).toBe('/403')
})
