import { describe, expect, test, vi } from 'vitest'
import { aDevice } from '../../../testing/a-device.ts'
import { eventually } from '../../../testing/eventually.ts'
import { anObservationDocument, idOf } from '../../../testing/samples/sample-observations.ts'

const id = idOf(1)
const pdf = new File(['%PDF-1.7 a worksheet'], 'homework.pdf', { type: 'application/pdf' })

async function withOne() {
  const opened = await aDevice()
  const { device } = opened
  await device.add(id, anObservationDocument())
  device.tryNow()
  await eventually(() => expect(device.stateOf(id)).toBe('saved'))
  return opened
}

describe('an answer that does not name what was asked for is not the server’s', () => {
  test('a photo waits', async () => {
    const { device, server } = await withOne()
    const portal = vi.spyOn(server, 'upload').mockResolvedValue({ id: idOf(9) })
    const file = await device.addFile(id, pdf)
    await device.change(id, (it) => ({ ...it, capture: { ...it.capture, photos: [{ id, file }] } }))
    device.tryNow()
    await eventually(() => expect(portal).toHaveBeenCalled())
    await eventually(() => expect(device.stateOf(id)).toBe('on-device'))
    expect(device.waiting()).toBe(1)

    portal.mockRestore()
    device.tryNow()
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    expect(server.files.has(file.id)).toBe(true)
  })

  test('a removal waits', async () => {
    const { device, server } = await withOne()
    const portal = vi.spyOn(server, 'remove').mockResolvedValue({ id: idOf(9) })
    await device.remove(id)
    await eventually(() => expect(portal).toHaveBeenCalled())
    expect(device.waiting()).toBe(1)

    portal.mockRestore()
    device.tryNow()
    await eventually(() => expect(device.waiting()).toBe(0))
    expect(server.rows.size).toBe(0)
  })
})
