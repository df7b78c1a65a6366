import type { JsonObject } from '@corridor/domain/data/json'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aDevice, anotherPerson } from '../../testing/a-device.ts'
import { eventually } from '../../testing/eventually.ts'
import type { ModelServer } from '../../testing/model-server.ts'
import { anObservationDocument, idOf } from '../../testing/samples/sample-observations.ts'
import type { Device } from '../device.ts'
import { databaseNames } from '../sealing/sealed-disc.ts'
import { bringBack } from './bring-back.ts'
import { rescueFileOf } from './write-rescue.ts'

const id = idOf(1)
const madeAt = '2026-10-22T15:00:00.000Z'
const sending = { sendId: idOf(700), recipients: [], message: 'Thank you.' }
const pdf = () => new File(['%PDF-1.7 a worksheet'], 'Jamie R.pdf', { type: 'application/pdf' })
const rescueOf = async (device: Device) => (await rescueFileOf(device, madeAt)).file
const textOf = async (blob: Blob | undefined) => new TextDecoder().decode(await blob?.arrayBuffer())

/** A device with an unsent observation of which nobody has heard. */
async function withUnsent(userId = anotherPerson()) {
  const opened = await aDevice({ userId })
  opened.server.fate = () => 'lost'
  await opened.device.add(id, anObservationDocument())
  const file = await opened.device.addFile(id, pdf())
  await opened.device.change(id, (it) => ({ ...it, capture: { ...it.capture, photos: [{ id, file }] } }))
  return { ...opened, file, mine: opened.device.find(id)?.document }
}

/** The device and all that it kept are gone; the person has another, and the server knows nothing. */
async function afterTheLossOf({ userId, close }: Awaited<ReturnType<typeof withUnsent>>) {
  await close()
  for (const name of await databaseNames()) indexedDB.deleteDatabase(name)
  return aDevice({ userId })
}

/** Brings the rescue file back on the same person’s other device, which already knows the server’s copy. */
async function elsewhere(server: ModelServer, rescue: Blob) {
  server.fate = () => 'arrives'
  const { device, userId } = await aDevice({ server })
  await device.refresh()
  await device.fetch(id)
  const own = (await rescue.text()).replace(/"userId": \d+/, `"userId": ${userId}`)
  await bringBack(device, new Blob([own]))
  return device
}

beforeEach(async () => {
  for (const name of await databaseNames()) indexedDB.deleteDatabase(name)
})

describe('a rescue file', () => {
  test('puts text and photos back on another device, from where they arrive', async () => {
    const opened = await withUnsent()
    const { device, file, mine } = opened
    await device.finish(id)
    const rescue = await rescueOf(device)
    const other = await afterTheLossOf(opened)

    expect(await bringBack(other.device, rescue)).toBe('1 observation with 1 photo or document brought back.')
    expect(await textOf(await other.device.readFile(file))).toBe('%PDF-1.7 a worksheet')
    await eventually(() => expect(other.server.rows.get(id)).toMatchObject({ status: 'completed' }))
    expect(other.server.rows.get(id)?.document).toEqual(mine)
    expect(await textOf(new Blob([other.server.files.get(file.id) ?? '']))).toBe('%PDF-1.7 a worksheet')
  })

  test('brought back twice, or where its work is already, changes nothing', async () => {
    const { device, server, userId, mine } = await withUnsent()
    const rescue = await rescueOf(device)
    server.fate = () => 'arrives'
    device.tryNow()
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    const before = server.rows.get(id)
    await bringBack(device, rescue)
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    const elsewhere = await aDevice({ userId: anotherPerson(), server })
    const own = new Blob([
      (await rescue.text()).replace(`"userId": ${userId}`, `"userId": ${elsewhere.userId}`),
    ])
    for (let time = 0; time < 2; time++) await bringBack(elsewhere.device, own)
    await eventually(() => expect(elsewhere.device.stateOf(id)).toBe('saved'))

    expect([...server.rows.keys()]).toEqual([id])
    expect(server.rows.get(id)).toEqual(before)
    expect(before?.document).toEqual(mine)
    expect(server.files.size).toBe(1)
    expect(elsewhere.device.waiting()).toBe(0)
  })

  test('meets what another device did since without losing either', async () => {
    const { device, server } = await withUnsent()
    server.fate = () => 'arrives'
    device.tryNow()
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    server.fate = () => 'lost'
    await device.change(id, (it) => ({ ...it, privateNotes: 'In the file' }))
    const rescue = await rescueOf(device)
    const row = server.rows.get(id)
    const context = { period: '3', partOfLesson: null, studentsPresent: 21 }
    if (row) server.rows.set(id, { ...row, revision: 2, document: { ...row.document, context } })
    server.fate = () => 'arrives'
    const other = await aDevice({ userId: anotherPerson(), server })
    await other.device.refresh()
    const own = (await rescue.text()).replace(/"userId": \d+/, `"userId": ${other.userId}`)
    await bringBack(other.device, new Blob([own]))
    await eventually(() => expect(other.device.stateOf(id)).toBe('saved'))

    expect(server.rows.get(id)?.document).toMatchObject({
      privateNotes: 'In the file',
      context,
      conflicts: [],
    })
  })

  test.each(['with the same text', 'with another text'])(
    'of a finished visit finishes it where the draft is known, %s',
    async (which) => {
      const { device, server, close } = await withUnsent()
      server.fate = (call) => (call === 'complete' ? 'lost' : 'arrives')
      await device.finish(id)
      await eventually(() => expect(server.files.size).toBe(1))
      if (which.endsWith('another text')) {
        server.fate = () => 'lost'
        await device.change(id, (it) => ({ ...it, privateNotes: 'In the file' }))
      }
      const rescue = await rescueOf(device)
      await close()
      const other = await elsewhere(server, rescue)

      await eventually(() => expect(server.rows.get(id)?.status).toBe('completed'))
      expect(server.rows.get(id)?.document).toEqual(device.find(id)?.document)
      await eventually(() => expect(other.stateOf(id)).toBe('saved'))
    },
  )

  test.each(['goes on with', 'asks again before'])('%s a sending that waited', async (which) => {
    const { device, server, close } = await withUnsent()
    server.fate = () => 'arrives'
    device.tryNow()
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    server.fate = () => 'lost'
    await device.finish(id)
    await device.send(id, sending)
    const rescue = await rescueOf(device)
    await close()
    const row = server.rows.get(id)
    const document = row && { ...row.document, privateNotes: 'Changed since' }
    if (document && which.startsWith('asks')) server.rows.set(id, { ...row, revision: 9, document })
    const other = await elsewhere(server, rescue)

    if (which.startsWith('asks')) {
      await eventually(() => expect(other.stateOf(id)).toBe('needs-you'))
      expect(other.find(id)).toMatchObject({ goal: 'completed', trouble: { code: 'observation-has-moved' } })
    } else await eventually(() => expect(server.rows.get(id)?.status).toBe('sent'))
    expect(server.sendings).toHaveLength(which.startsWith('asks') ? 0 : 1)
  })

  test.each(['opened again', 'sent'])('leaves a visit as it is that was %s since', async (how) => {
    const { device, server, close } = await withUnsent()
    server.fate = () => 'arrives'
    await device.finish(id)
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    server.fate = () => 'lost'
    await device.send(id, sending)
    const rescue = await rescueOf(device)
    server.fate = () => 'arrives'
    device.tryNow()
    await eventually(() => expect(server.rows.get(id)?.status).toBe('sent'))
    await close()
    if (how === 'opened again') server.reopen(id)
    const before = server.rows.get(id)
    const other = await elsewhere(server, rescue)

    await eventually(() => expect(other.stateOf(id)).toBe('saved'))
    expect(server.rows.get(id)).toEqual(before)
    expect(server.sendings).toHaveLength(1)
  })

  test('has an observation that is saved but for a photo', async () => {
    const { device, server, file } = await withUnsent()
    server.fate = (call) => (call === 'upload' ? 'lost' : 'arrives')
    device.tryNow()
    await eventually(() => expect(server.rows.has(id)).toBe(true))
    await eventually(() => expect(device.stateOf(id)).toBe('on-device'))

    const written: unknown = JSON.parse(await (await rescueOf(device)).text())
    expect(written).toMatchObject({ observations: [{ id }], files: [{ id: file.id, observationId: id }] })
    expect(device.unsent()).toMatchObject([{ id }])
  })

  test('says nothing of others who use the device, nor of what was saved', async () => {
    const first = await withUnsent()
    await first.close()
    const { device, server, userId } = await aDevice()
    await device.add(idOf(2), anObservationDocument({ privateNotes: 'Saved' }))
    device.tryNow()
    await eventually(() => expect(device.stateOf()).toBe('saved'))
    server.fate = () => 'lost'
    await device.add(idOf(3), anObservationDocument({ privateNotes: 'Unsent' }))

    const text = await (await rescueOf(device)).text()
    expect(JSON.parse(text)).toMatchObject({ userId, observations: [{ id: idOf(3) }], files: [] })
    for (const foreign of [id, first.file.id, String(first.userId), idOf(2), '"Saved"'])
      expect(text).not.toContain(foreign)
  })

  test('on a disc that gives no photo has the text, and knows what it lacks', async () => {
    const { device } = await withUnsent()
    const broken = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('Broken', 'UnknownError')
    })

    const { file, unread } = await rescueFileOf(device, madeAt)
    broken.mockRestore()
    expect(unread).toBe(1)
    expect(JSON.parse(await file.text())).toMatchObject({ observations: [{ id }], files: [] })
  })

  test('that is longer than any text may be comes back all the same', async () => {
    const opened = await withUnsent()
    const { device } = opened
    const rescue = await rescueOf(device)
    const other = await afterTheLossOf(opened)
    const tooLarge = () => Promise.reject(new DOMException('Too large', 'NotReadableError'))
    Object.assign(rescue, { text: tooLarge, arrayBuffer: tooLarge })

    expect(await bringBack(other.device, rescue)).toBe('1 observation with 1 photo or document brought back.')
  })

  test('that the device does not give is not said to be something else', async () => {
    const { device } = await aDevice()
    const gone = new Blob()
    gone.slice = () => {
      throw new DOMException('Gone', 'NotFoundError')
    }

    expect(await bringBack(device, gone)).toMatch(/^This device cannot read the file/)
  })

  test('whose end is missing brings back what is there, and says so', async () => {
    const opened = await withUnsent()
    const { device } = opened
    const text = await (await rescueOf(device)).text()
    const other = await afterTheLossOf(opened)
    const upTo = (words: string) => new Blob([text.slice(0, text.indexOf(words))])

    expect(await bringBack(other.device, upTo('"document"'))).toMatch(
      /^This rescue file is damaged, or its end is missing/,
    )
    expect(other.device.list()).toEqual([])
    expect(await bringBack(other.device, upTo('JVBER'))).toBe(
      '1 observation brought back. The end of the file is missing: copy it here again from where you saved it.',
    )
    expect(other.device.find(id)).toBeDefined()
  })

  test('is told from a large photo by how it begins', async () => {
    const { device } = await aDevice()
    const photo = new Blob([new Uint8Array(150_000_000)])
    const read: number[] = []
    const slice = photo.slice.bind(photo)
    photo.slice = (from = 0, to = photo.size) => {
      read.push(to - from)
      return slice(from, to)
    }

    expect(await bringBack(device, photo)).toMatch(/^This is not a rescue file/)
    expect(Math.max(...read)).toBeLessThan(1_000)
  })

  test('brings its photos back one after the other, and those that had room are there', async () => {
    const opened = await withUnsent()
    const { device } = opened
    const more = await device.addFile(id, pdf())
    await device.change(id, (it) => ({ ...it, capture: { ...it.capture, more: { ...more } } }))
    const rescue = await rescueOf(device)
    const other = await afterTheLossOf(opened)
    other.server.fate = (call) => (call === 'upload' ? 'lost' : 'arrives')
    const put = IDBObjectStore.prototype.put
    let photos = 0
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function into(
      this: IDBObjectStore,
      ...row
    ) {
      if (this.name === 'files' && ++photos > 1) throw new DOMException('Full', 'QuotaExceededError')
      return put.apply(this, row)
    })

    const said = await bringBack(other.device, rescue)
    full.mockRestore()
    expect(said).toMatch(/There is no room for all photos/)
    other.server.fate = () => 'arrives'
    other.device.tryNow()
    await eventually(() => expect(other.server.files.size).toBe(1))
  })

  test('of somebody else is not taken, and neither is anything else', async () => {
    const { device } = await withUnsent()
    const theirs = await rescueOf(device)
    const other = await aDevice()

    expect(await bringBack(other.device, theirs)).toMatch(/^This file holds somebody else’s work/)
    for (const text of ['', '[]', '{"corridor":"rescue file"}', 'words'])
      expect(await bringBack(other.device, new Blob([text]))).toMatch(/^This is not a rescue file/)
    expect(other.device.list()).toEqual([])
  })

  test('that was damaged brings back what can be read, and says so', async () => {
    const { device } = await withUnsent()
    await device.add(idOf(2), anObservationDocument())
    const text = await (await rescueOf(device)).text()
    const damaged = text.replace('"bytes":"JVBER', '"bytes":"#').replace('"format": 1', '"format": 9')
    const other = await aDevice()
    const own = damaged.replace(/"userId": \d+/, `"userId": ${other.userId}`)

    expect(await bringBack(other.device, new Blob([own]))).toBe(
      '1 observation brought back. Part of the file cannot be read: keep it, and ask support.',
    )
    expect(other.device.list().map((kept) => kept.id)).toEqual([idOf(2)])
  })

  test('holds twenty photos', async () => {
    const opened = await withUnsent()
    const { device } = opened
    const large = new File([`%PDF-1.7${'x'.repeat(400_000)}`], 'large.pdf', { type: 'application/pdf' })
    const photos: JsonObject[] = []
    for (let count = 0; count < 20; count++) photos.push({ file: { ...(await device.addFile(id, large)) } })
    await device.change(id, (it) => ({ ...it, capture: { ...it.capture, more: photos } }))
    const rescue = await rescueOf(device)
    const other = await afterTheLossOf(opened)

    expect(await bringBack(other.device, rescue)).toContain('21 photos and documents')
    await eventually(() => expect(other.server.files.size).toBe(21))
  })

  test('holds what was picked from a draft that is gone, and what an undo may bring back', async () => {
    const opened = await withUnsent()
    const { device, file } = opened
    const picks = { comments: [{ evidence: [{ file }] }] }
    await device.add(idOf(2), anObservationDocument({ toolTypeId: 8, capture: picks }))
    const taken = await device.addFile(idOf(2), pdf())
    await device.remove(id)
    const rescue = await rescueOf(device)
    const other = await afterTheLossOf(opened)

    await bringBack(other.device, rescue)
    await eventually(() => expect([...other.server.files.keys()]).toEqual([file.id]))
    expect(await textOf(await other.device.readFile(taken))).toBe('%PDF-1.7 a worksheet')
  })

  test('for whose photos there is no room brings back the text, and says so', async () => {
    const opened = await withUnsent()
    const { device } = opened
    const rescue = await rescueOf(device)
    const other = await afterTheLossOf(opened)
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })

    const said = await bringBack(other.device, rescue)
    full.mockRestore()
    expect(said).toMatch(/There is no room for all photos/)
    await eventually(() => expect(other.device.find(id)).toBeDefined())
  })
})
