import { MOST_FILES, tooManyFiles } from '@corridor/domain/files/file-limits'
import type { FileRef } from '@corridor/domain/files/file-ref'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aDevice } from '../../testing/a-device.ts'
import { eventually } from '../../testing/eventually.ts'
import { anObservationDocument, idOf } from '../../testing/samples/sample-observations.ts'
import { databaseNames } from '../sealing/sealed-disc.ts'

const id = idOf(1)
const sending = { sendId: idOf(9), recipients: [], message: '' }

/** A PDF as a phone hands it over; photos go through the page’s canvas, which cannot be tested here. */
const pdf = (words = '%PDF-1.7 a worksheet') =>
  new File([words], 'Jamie R. homework.pdf', { type: 'application/pdf' })

async function withFile() {
  const opened = await aDevice()
  const { device, server } = opened
  await device.refresh()
  server.fate = () => 'lost'
  await device.add(id, anObservationDocument())
  const file = await device.addFile(id, pdf())
  const name = (...files: readonly FileRef[]) =>
    device.change(id, (it) => ({ ...it, capture: { photos: files.map((one) => ({ file: { ...one } })) } }))
  await name(file)
  const connect = () => {
    server.fate = () => 'arrives'
    device.tryNow()
  }
  return { ...opened, file, name, connect, isSaved: () => expect(device.stateOf(id)).toBe('saved') }
}

const textOf = async (blob: Blob | undefined) => new TextDecoder().decode(await blob?.arrayBuffer())

beforeEach(async () => {
  for (const name of await databaseNames()) indexedDB.deleteDatabase(name)
})

describe('a photo or a document', () => {
  test('is on the device at once, without its name, and shows there', async () => {
    const { device, file } = await withFile()

    expect(file).toEqual({ id: expect.any(String), type: 'application/pdf', bytes: 20 })
    expect(await textOf(await device.readFile(file))).toBe('%PDF-1.7 a worksheet')
    expect(device.waiting()).toBe(1)
  })

  test('follows its observation, and is there before that one is finished and sent', async () => {
    const { device, server, file } = await withFile()
    await device.finish(id)
    await device.send(id, sending)
    server.fate = () => 'arrives'
    server.calls.length = 0
    device.tryNow()
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))

    const asked = server.calls.map((call) => call.split(' ')[0])
    expect([...new Set(asked)].filter((call) => call !== 'snapshot')).toEqual([
      'save',
      'upload',
      'complete',
      'send',
    ])
    expect(server.files.has(file.id)).toBe(true)
    expect(device.waiting()).toBe(0)
  })

  test('keeps its observation from being “saved” as long as the server lacks it', async () => {
    const { device, server } = await withFile()
    server.fate = (call) => (call === 'upload' ? 'lost' : 'arrives')
    device.tryNow()
    await eventually(() => expect(server.rows.get(id)).toBeDefined())
    await eventually(() => expect(device.stateOf(id)).toBe('on-device'))
    expect(device.waiting()).toBe(1)
  })

  test('that the server will not take says so, and does not hold up the text', async () => {
    const { device, server } = await withFile()
    server.fate = (call) => (call === 'upload' ? 'file-not-known' : 'arrives')
    device.tryNow()
    await eventually(() => expect(device.find(id)?.trouble?.code).toBe('file-not-known'))
    await device.change(id, (it) => ({ ...it, privateNotes: 'after it' }))
    device.tryNow()
    await eventually(() => expect(server.rows.get(id)?.document.privateNotes).toBe('after it'))
  })

  test('survives a sign-out locked, and goes on when the same person is back', async () => {
    const { signOut, userId, server, file } = await withFile()
    await signOut()
    expect((await databaseNames()).some((name) => name.startsWith('corridor-files-'))).toBe(false)

    server.fate = () => 'arrives'
    const again = await aDevice({ userId, server })
    await again.device.refresh()
    again.device.tryNow()
    await eventually(() => expect(server.files.has(file.id)).toBe(true))
    expect(await textOf(await again.device.readFile(file))).toBe('%PDF-1.7 a worksheet')
  })

  test('comes from the server on another device, and from nowhere while there is no connection', async () => {
    const { device, server, file } = await withFile()
    server.fate = () => 'arrives'
    device.tryNow()
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    const other = await aDevice({ server })

    expect(await textOf(await other.device.readFile(file))).toBe('%PDF-1.7 a worksheet')
    server.fate = () => 'lost'
    expect(await other.device.readFile({ ...file, id: idOf(7) })).toBeUndefined()
  })

  test.each([
    ['larger than ten megabytes', pdf('%PDF-'.padEnd(10 * 1024 * 1024 + 1)), /larger than 10 MB/],
    ['no picture', new File(['words'], 'list.docx', { type: 'application/msword' }), /Choose a photo/],
    ['only called a PDF', pdf('words'), /Choose a photo/],
  ])('%s is refused with what to do', async (_, file, words) => {
    const { device } = await aDevice()
    await device.add(id, anObservationDocument())
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))

    await expect(device.addFile(id, file)).rejects.toThrow(words)
    expect(device.find(id)).toBeDefined()
  })
})

describe('a photo that was taken out again', () => {
  test('is not sent and holds nothing up, and is sent when an undo brings it back', async () => {
    const { device, server, file, name, connect, isSaved } = await withFile()
    await name()
    connect()
    await eventually(isSaved)
    expect(device.waiting()).toBe(0)
    expect(server.files.size).toBe(0)

    await name(file)
    expect(device.waiting()).toBe(1)
    connect()
    await eventually(isSaved)
    expect(server.files.has(file.id)).toBe(true)
  })

  test('lets its observation go on, when the server would not take it', async () => {
    const { device, server, name, isSaved } = await withFile()
    server.fate = (call) => (call === 'upload' ? 'file-not-known' : 'arrives')
    await device.finish(id)
    await eventually(() => expect(device.find(id)?.trouble?.message).toContain('Remove it'))
    expect(device.stateOf(id)).toBe('needs-you')

    await name()
    device.tryNow()
    await eventually(isSaved)
    expect(server.rows.get(id)?.status).toBe('completed')
  })

  test('leaves the device with its observation', async () => {
    const { device, file, name, connect } = await withFile()
    await name()
    expect(await textOf(await device.readFile(file))).toContain('worksheet')
    await device.remove(id)
    connect()
    await eventually(async () => expect(await device.readFile(file)).toBeUndefined())
  })

  test('makes room for another: an observation has so many, and no more', async () => {
    const { device, file, name } = await withFile()
    const all = Array.from({ length: MOST_FILES }, (_, place) => ({ ...file, id: idOf(100 + place) }))
    await name(...all)
    await expect(device.addFile(id, pdf())).rejects.toThrow(tooManyFiles)

    await name(...all.slice(1))
    expect(await device.addFile(id, pdf())).toMatchObject({ type: 'application/pdf' })
  })
})

describe('a photo that another tool of the visit picked', () => {
  const picking = idOf(2)
  const pick = async ({ device, file }: Awaited<ReturnType<typeof withFile>>) =>
    device.add(
      picking,
      anObservationDocument({ toolTypeId: 8, capture: { comments: [{ evidence: [{ file }] }] } }),
    )

  test('is sent with that tool, when the draft that it came with is removed', async () => {
    const opened = await withFile()
    const { device, server, file, connect } = opened
    await pick(opened)
    await device.remove(id)
    connect()

    await eventually(() => expect(device.stateOf(picking)).toBe('saved'))
    expect(server.files.has(file.id)).toBe(true)
  })

  test('is sent once more, when the server deleted it with that draft', async () => {
    const opened = await withFile()
    const { device, server, file, connect, isSaved } = opened
    connect()
    await eventually(isSaved)
    server.fate = () => 'lost'
    await pick(opened)
    await device.remove(id)
    server.files.clear()
    connect()

    await eventually(() => expect(server.files.has(file.id)).toBe(true))
    await eventually(() => expect(device.stateOf()).toBe('saved'))
    expect([...server.rows.keys()]).toEqual([picking])
  })
})

test('the demo keeps no photo', async () => {
  const { device } = await aDevice({ isViewOnly: true })
  await expect(device.addFile(id, pdf())).rejects.toThrow('The demo keeps no photos')
})
