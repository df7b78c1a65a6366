import { eventually } from '../../testing/eventually.ts'
import '../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answer, refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import {
  anObservationDocument,
  aSavedObservation,
  aSnapshot,
  idOf,
} from '../../testing/samples/sample-observations.ts'
import { demo, marisol } from '../../testing/samples/sample-people.ts'
import { openDevice } from '../open-device.ts'
import { rescueFileOf } from '../rescue/write-rescue.ts'

const { dashboard, device: api, observations } = contract
const id = idOf(1)
const document_ = anObservationDocument()
const saved = reply(
  observations.save,
  aSavedObservation({ status: 'draft', revision: 1, document: document_ }),
)

beforeEach(() => {
  // jsdom has dialogs and cannot show them.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
})

async function onDashboard(as = marisol, ...answers: Answer[]) {
  const page = await visit('/', {
    as,
    answers: [...answers, reply(dashboard.show, aDashboard()), reply(api.snapshot, aSnapshot())],
  })
  const device = await act(() => openDevice(as.id))
  await eventually(() => expect(device.snapshot()).toBeDefined())
  return { ...page, device }
}

const pill = () =>
  within(screen.getByRole('region', { name: 'Sync' })).getByRole('button', { expanded: false })
const panel = () => within(screen.getByRole('region', { name: 'Where your work is' }))

describe('the pill', () => {
  test('is calm where everything is saved, and closes again', async () => {
    const { user } = await onDashboard()
    expect(pill().textContent).toBe('Saved')
    await user.click(pill())
    expect(await screen.findByText('Everything is saved to your account.')).toBeTruthy()
    expect(panel().queryByRole('button')).toBeNull()
    await user.keyboard('{Escape}')

    expect(screen.queryByRole('region', { name: 'Where your work is' })).toBeNull()
  })

  test('without a connection says how many are here, and what waiting since when', async () => {
    // The device tries by itself too, as often as a slow machine gives it time to.
    const way = { answer: unreachable(observations.save) }
    const save = { ...saved, respond: () => way.answer.respond() }
    const { user, device } = await onDashboard(marisol, save)
    await act(() => device.add(id, document_))
    act(() => device.tryNow())
    await eventually(() => expect(pill().textContent).toBe('On device · 1'))
    await user.click(pill())
    expect(panel().getByText(/^You are offline\. Keep going: 1 observation/)).toBeTruthy()
    const row = panel().getByRole('link', { name: 'On Task with Omar Haddad' })
    expect(row.getAttribute('href')).toBe(`/observations/2/update/${id}`)
    expect(panel().getByText(/ · waiting since \d+:\d\d\s[AP]M$/)).toBeTruthy()
    way.answer = saved
    await user.click(panel().getByRole('button', { name: 'Try now' }))

    await screen.findByText('Everything is saved to your account.')
  })

  test('says in the server’s words what needs somebody, and tries again', async () => {
    const { user, device } = await onDashboard(marisol, refuse(observations.save, 'may-not-observe'), saved)
    await act(() => device.add(id, document_))
    act(() => device.tryNow())
    await eventually(() => expect(pill().textContent).toBe('Needs you'))
    await user.click(pill())
    expect(panel().getByText('You cannot observe this educator.')).toBeTruthy()
    await user.click(panel().getByRole('button', { name: 'Try again' }))

    await screen.findByText('Everything is saved to your account.')
  })

  test('tells of a draft that was finished before it could be deleted, until somebody has read it', async () => {
    const finished = aSavedObservation({ status: 'completed', revision: 1, document: document_ })
    const moved = { code: 'observation-has-moved', message: 'Moved.', current: finished }
    const { user, device } = await onDashboard(marisol, saved, {
      spec: observations.remove,
      respond: async () => Response.json(moved, { status: 409 }),
    })
    await act(() => device.add(id, document_))
    act(() => device.tryNow())
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    await act(() => device.remove(id))
    await eventually(() => expect(pill().textContent).toBe('Needs you'))
    await user.click(pill())
    await screen.findByText('On Task with Omar Haddad')
    expect(panel().getByText('This observation was already finished, so it was not deleted.')).toBeTruthy()
    await user.click(panel().getByRole('button', { name: 'OK' }))

    await screen.findByText('Everything is saved to your account.')
    expect(panel().queryByText('On Task with Omar Haddad')).toBeNull()
  })

  test('offers a rescue file with all that is unsent', async () => {
    const address = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:kept')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user, device } = await onDashboard(marisol, unreachable(observations.save))
    await act(() => device.add(id, document_))
    act(() => device.tryNow())
    await eventually(() => expect(pill().textContent).toBe('On device · 1'))
    await user.click(pill())
    await user.click(panel().getByRole('button', { name: 'Save a rescue file' }))

    await eventually(() => expect(address).toHaveBeenCalledOnce())
    const [file] = address.mock.calls[0] ?? []
    const written: unknown = JSON.parse(file instanceof Blob ? await file.text() : '')
    expect(written).toMatchObject({ observations: [{ id, base: null, document: document_ }], files: [] })
  })

  test('says so when no rescue file can be made', async () => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('No room')
    })
    const { user, device } = await onDashboard(marisol, unreachable(observations.save))
    await act(() => device.add(id, document_))
    act(() => device.tryNow())
    await eventually(() => expect(pill().textContent).toBe('On device · 1'))
    await user.click(pill())
    await user.click(panel().getByRole('button', { name: 'Save a rescue file' }))

    await screen.findByText('The rescue file could not be made. Try again, or copy as text.')
  })

  test('takes a rescue file back, and says what was in it', async () => {
    const { user, device } = await onDashboard(marisol, unreachable(observations.save))
    await act(() => device.add(id, document_))
    const rescue = await rescueFileOf(device, '2026-10-22T15:00:00Z')
    const file = new File([rescue.file], 'corridor-rescue.json')
    await act(() => device.remove(id))
    await user.click(pill())
    await user.upload(await screen.findByLabelText('Bring back a rescue file'), new File(['notes'], 'a.json'))
    await screen.findByText('This is not a rescue file. Choose one that Corridor saved.')
    await user.upload(screen.getByLabelText('Bring back a rescue file'), file)

    await screen.findByText('1 observation brought back.')
  })

  test('copies as text what a person can read', async () => {
    const { user, device } = await onDashboard(marisol, unreachable(observations.save))
    await act(() => device.add(id, document_))
    act(() => device.tryNow())
    await eventually(() => expect(pill().textContent).toBe('On device · 1'))
    await user.click(pill())
    await user.click(panel().getByRole('button', { name: 'Copy as text' }))

    await screen.findByText('Copied')
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain('Omar Haddad')
    expect(copied).toContain('private notes: Nobody reads this.')
    expect(copied).toContain('on-task')
  })

  test('shows the demo its dialog', async () => {
    const { user, device } = await onDashboard(demo, refuse(observations.save, 'demo-is-view-only'))
    await act(() => device.add(id, document_))
    act(() => device.tryNow())
    const dialog = within(await screen.findByRole('dialog', { name: 'Demo Account' }))
    expect(dialog.getByText(/^This account is view only and cannot create or edit data\./)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'OK' }))

    expect(screen.queryByRole('dialog')).toBeNull()
    expect(pill().textContent).toBe('View only')
  })
})

test('signing out while a deletion waits asks nothing: nothing of it is to be kept', async () => {
  const { user, device, arrive } = await onDashboard(marisol, saved, unreachable(observations.remove))
  await act(() => device.add(id, document_))
  act(() => device.tryNow())
  await eventually(() => expect(device.stateOf(id)).toBe('saved'))
  await act(() => device.remove(id))
  await eventually(() => expect(device.waiting()).toBe(1))
  const [account] = screen.getAllByRole('button', { name: 'Marisol Okafor, account' })
  await user.click(account ?? document.body)
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await arrive()

  await screen.findByText('You are signed out')
  expect(address()).toBe('/login')
})

describe('signing out with unsent work', () => {
  async function askToSignOut() {
    const page = await onDashboard(marisol, unreachable(observations.save))
    await act(() => page.device.add(id, document_))
    const [account] = screen.getAllByRole('button', { name: 'Marisol Okafor, account' })
    await page.user.click(account ?? document.body)
    await page.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out with unsent work?' }))
    return { ...page, dialog }
  }

  test('says what waits and what becomes of it; staying leaves all as it was', async () => {
    const { user, dialog, device } = await askToSignOut()
    expect(dialog.getByText(/^1 observation on this device is not uploaded yet: Omar Haddad\./)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Stay' }))

    expect(address()).toBe('/')
    expect(device.waiting()).toBe(1)
  })

  test('locks it away', async () => {
    const { user, dialog, arrive } = await askToSignOut()
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    await arrive()
    await screen.findByText('You are signed out')

    expect(address()).toBe('/login')
    const names = (await indexedDB.databases()).map(({ name }) => name)
    expect(names).toEqual([`corridor-sealed-${marisol.id}`])
  })
})
