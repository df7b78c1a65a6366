import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { discName } from '../../device/disc/indexed-disc.ts'
import { currentDevice } from '../../device/open-device.ts'
import { rescueFileOf } from '../../device/rescue/write-rescue.ts'
import { eventually } from '../../testing/eventually.ts'
import '../../testing/own-disc.ts'
import { aDevice } from '../../testing/a-device.ts'
import { ModelServer } from '../../testing/model-server.ts'
import { anObservationDocument, idOf } from '../../testing/samples/sample-observations.ts'
import { SignOutQuestion } from './sign-out-question.tsx'

const id = idOf(1)
const pdf = new File(['%PDF-1.7 a worksheet'], 'Jamie R.pdf', { type: 'application/pdf' })

/** A device that never reached Corridor: signing out deletes what is on it. */
async function askOffline() {
  const server = new ModelServer()
  server.fate = () => 'lost'
  const { device } = await aDevice({ server })
  await device.add(id, anObservationDocument())
  const file = await device.addFile(id, pdf)
  await device.change(id, (it) => ({ ...it, capture: { ...it.capture, photos: [{ id, file }] } }))
  const onLeave = vi.fn()
  render(
    <MantineProvider>
      <SignOutQuestion device={device} onStay={() => {}} onLeave={onLeave} />
    </MantineProvider>,
  )
  expect(screen.getByRole('button', { name: 'Delete and sign out' })).toBeTruthy()
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save a rescue file' }))
  return { device, onLeave, save }
}

function saveTo(createObjectURL: () => string) {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(createObjectURL)
  return vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
}

test('a rescue file that cannot be made is said, and nothing is gone', async () => {
  saveTo(() => {
    throw new Error('No room')
  })
  const { device, save, onLeave } = await askOffline()
  await save()

  await screen.findByText(/^The rescue file could not be made\. Stay, and nothing is lost/)
  expect(device.find(id)).toBeDefined()
  expect(onLeave).not.toHaveBeenCalled()
})

test('a rescue file that lacks a photo, because the disc does not give it, says so', async () => {
  const click = saveTo(() => 'blob:kept')
  const { save } = await askOffline()
  const broken = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('Broken', 'UnknownError')
  })
  await save()

  await screen.findByText('Saved without 1 photo or document that this device cannot read.')
  broken.mockRestore()
  expect(click).toHaveBeenCalledOnce()
})

test('a rescue file that lacks nothing is saved without further words', async () => {
  const click = saveTo(() => 'blob:kept')
  const { save } = await askOffline()
  await save()

  await eventually(() => expect(click).toHaveBeenCalledOnce())
  expect(screen.getByRole('status').textContent).toBe('')
})

describe('deleting what is on the device', () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Delete and sign out' }))

  test('that fails is said, leaves all as it was, and can be tried again', async () => {
    const { device, onLeave } = await askOffline()
    const remove = vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementation(() => {
      throw new DOMException('Broken', 'UnknownError')
    })
    await press()

    await screen.findByText(
      'The work could not be deleted, so you are still signed in. Try again, or stay and keep it.',
    )
    expect(onLeave).not.toHaveBeenCalled()
    await eventually(() => expect(currentDevice()?.find(id)).toBeDefined())
    const { file, unread } = await rescueFileOf(currentDevice() ?? device, '2026-10-22T15:00:00.000Z')
    expect([unread, JSON.parse(await file.text())]).toMatchObject([
      0,
      { observations: [{ id }], files: [{}] },
    ])

    remove.mockRestore()
    await press()
    await eventually(() => expect(onLeave).toHaveBeenCalledOnce())
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(discName(device.userId))
  })
})
