import { describe, expect, test } from 'vitest'
import { aDevice } from '../../../testing/a-device.ts'
import { eventually } from '../../../testing/eventually.ts'
import { anObservationDocument, idOf } from '../../../testing/samples/sample-observations.ts'

const id = idOf(1)
const document = anObservationDocument()
const pdf = new File(['%PDF-1.7 a worksheet'], 'homework.pdf', { type: 'application/pdf' })
type Opened = Awaited<ReturnType<typeof aDevice>>

async function saved({ device }: Opened) {
  device.tryNow()
  await eventually(() => expect(device.stateOf()).toBe('saved'))
}

/** A draft on both devices; the phone deletes it while the tablet has no connection. */
async function deletedOnThePhone(offline: (tablet: Opened) => Promise<unknown>) {
  const phone = await aDevice()
  const { server } = phone
  await phone.device.add(id, document)
  const file = await phone.device.addFile(id, pdf)
  await phone.device.change(id, (it) => ({ ...it, capture: { ...it.capture, photos: [{ id, file }] } }))
  await saved(phone)
  await eventually(() => expect(server.files.size).toBe(1))
  const tablet = await aDevice({ server })
  await tablet.device.fetch(id)
  await tablet.device.restoreFile({ ...file, observationId: id, bytes: await pdf.arrayBuffer() })
  server.fate = () => 'lost'
  await offline(tablet)
  await tablet.close()
  server.fate = () => 'arrives'
  await phone.device.remove(id)
  await eventually(() => expect(server.rows.size).toBe(0))
  server.files.clear()
  return { phone, tablet: await aDevice({ userId: tablet.userId, server }), server }
}

const typing = ({ device }: Opened) => device.change(id, (it) => ({ ...it, privateNotes: 'Typed on' }))

describe('a draft that one device deleted and another went on with', () => {
  test('comes back with its photos, and both devices know when it was deleted', async () => {
    const { phone, tablet, server } = await deletedOnThePhone(typing)
    await saved(tablet)
    expect(server.rows.get(id)?.document.privateNotes).toBe('Typed on')
    expect(server.files.size).toBe(1)
    expect(tablet.device.find(id)).toMatchObject({ removedAt: server.removedAt, isBackFromHere: true })
    await phone.device.refresh()

    const onPhone = phone.device.find(id)
    expect(onPhone).toMatchObject({ removedAt: server.removedAt, document: { privateNotes: 'Typed on' } })
    expect(onPhone?.isBackFromHere).toBeUndefined()
  })

  test('comes back once when answers are lost', async () => {
    const { tablet, server } = await deletedOnThePhone(typing)
    for (const fate of ['answer-lost', 'lost', 'answer-lost'] as const) {
      server.fate = () => fate
      tablet.device.tryNow()
      await eventually(() => expect(tablet.device.isOffline()).toBe(true))
    }
    server.fate = () => 'arrives'
    await saved(tablet)

    expect(server.rows.get(id)).toMatchObject({ document: { privateNotes: 'Typed on', conflicts: [] } })
  })

  test('is deleted after all from either, and leaves the other', async () => {
    const { phone, tablet, server } = await deletedOnThePhone(typing)
    await saved(tablet)
    await phone.device.refresh()
    await phone.device.remove(id)
    await eventually(() => expect(server.rows.size).toBe(0))
    await tablet.device.refresh()
    tablet.device.tryNow()

    await eventually(() => expect(tablet.device.list()).toEqual([]))
    expect(phone.device.list()).toEqual([])
  })

  test('stays for both once one of them says so, also without a connection at first', async () => {
    const { phone, tablet, server } = await deletedOnThePhone(typing)
    await saved(tablet)
    await phone.device.refresh()
    server.fate = () => 'lost'
    await tablet.device.keep(id)
    server.fate = () => 'arrives'
    tablet.device.tryNow()
    await eventually(() => expect(tablet.device.find(id)?.removedAt).toBeNull())
    await phone.device.refresh()

    expect(phone.device.find(id)?.removedAt).toBeNull()
    expect(server.rows.get(id)?.removedAt).toBeUndefined()
  })

  test('comes back where it was finished, and is finished', async () => {
    const { tablet, server } = await deletedOnThePhone(({ device }) => device.finish(id))
    tablet.device.tryNow()

    await eventually(() => expect(server.rows.get(id)?.status).toBe('completed'))
    await saved(tablet)
  })

  test('leaves the other device at its next contact, where nothing was done with it', async () => {
    const { tablet, server } = await deletedOnThePhone(async () => {})
    await tablet.device.refresh()
    tablet.device.tryNow()

    await eventually(() => expect(tablet.device.list()).toEqual([]))
    expect(server.rows.size).toBe(0)
  })
})

test('a save of one’s own whose answer was lost does not keep a draft from being deleted', async () => {
  const { device, server } = await aDevice()
  await device.add(id, document)
  server.fate = () => 'answer-lost'
  device.tryNow()
  await eventually(() => expect(server.rows.size).toBe(1))
  server.fate = () => 'arrives'
  await device.remove(id)
  await eventually(() => expect(server.rows.size).toBe(0))
  expect(device.list()).toEqual([])
})

test('a document of a newer Corridor is not touched: the device keeps what it has, and says why', async () => {
  const opened = await aDevice()
  const { device, server } = opened
  await device.add(id, document)
  await saved(opened)
  const row = structuredClone(server.rows.get(id))
  server.fate = () => 'app-is-newer'
  await device.change(id, (it) => ({ ...it, privateNotes: 'Typed with the older one' }))
  await device.refresh()
  device.tryNow()
  await eventually(() => expect(device.find(id)?.trouble?.code).toBe('app-is-newer'))

  expect(device.find(id)).toMatchObject({ document: { privateNotes: 'Typed with the older one' } })
  expect(device.unsent()).toHaveLength(1)
  expect(server.rows.get(id)).toEqual(row)
})
