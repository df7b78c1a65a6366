import { describe, expect, test, vi } from 'vitest'
import { aDevice, anotherPerson } from '../../testing/a-device.ts'
import { eventually } from '../../testing/eventually.ts'
import { anObservationDocument, aSavedObservation, idOf } from '../../testing/samples/sample-observations.ts'
import type { Device } from '../device.ts'
import { bringBack } from '../rescue/bring-back.ts'
import { rescueFileOf } from '../rescue/write-rescue.ts'
import { seal } from '../sealing/seal.ts'
import { answer, isWritten, writingTo } from './database.ts'
import { discName, indexedDisc } from './indexed-disc.ts'
import { openAsIs } from './salvage.ts'
import { UnreadableDisc } from './unreadable-disc.ts'

const id = idOf(1)
const document = anObservationDocument()
const madeAt = '2026-10-22T15:00:00.000Z'
const note = (words: string) => ({ ...document, privateNotes: words })
const rescueTextOf = async (device: Device) => (await rescueFileOf(device, madeAt)).file.text()

/** A closed device with work that the server lacks; another device has changed the same observation since. */
async function withUnsent() {
  const { device, server, userId, close } = await aDevice()
  await device.add(id, document)
  device.tryNow()
  await eventually(() => expect(device.stateOf(id)).toBe('saved'))
  server.fate = () => 'lost'
  await device.change(id, () => note('Only here'))
  await close()
  server.fate = () => 'arrives'
  server.rows.set(id, aSavedObservation({ status: 'draft', revision: 2, document: note('From elsewhere') }))
  return { server, userId }
}

const failing = (name: string) => () => {
  throw new DOMException('Not now', name)
}
const never = () => new EventTarget() as IDBOpenDBRequest

/** The faults of a disc that a browser may show. */
const faults: Readonly<Record<string, () => { mockRestore(): void }>> = {
  'cannot be opened': () =>
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(failing('UnknownError')),
  'is full': () => vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(failing('QuotaExceededError')),
  'never answers': () => vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(never),
  'cannot be read': () =>
    vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(failing('UnknownError')),
  'ends what it began': () => {
    const getAll = IDBObjectStore.prototype.getAll
    return vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function abort(
      this: IDBObjectStore,
    ) {
      const asked = getAll.call(this)
      this.transaction.abort()
      return asked
    })
  },
}

/** Opens a device while the clock is moved past the disc’s patience. */
async function opened(userId: number, server: Awaited<ReturnType<typeof withUnsent>>['server']) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = vi.spyOn(server, 'snapshot')
  const opening = aDevice({ userId, server })
  await vi.advanceTimersByTimeAsync(8_000)
  const { device } = await opening
  vi.useRealTimers()
  return { device, asked }
}

describe('a disc that', () => {
  test.each(Object.keys(faults))(
    '%s is not written over: what it had is there once it can be read',
    async (name) => {
      const { server, userId } = await withUnsent()
      const fault = faults[name]?.()
      const { device, asked } = await opened(userId, server)

      expect(device.isReadable()).toBe(false)
      expect(device.stateOf()).toBe('needs-you')
      await device.refresh()
      await expect(device.fetch(id)).rejects.toThrow(UnreadableDisc)
      await expect(device.add(idOf(2), document)).rejects.toThrow(UnreadableDisc)
      expect(asked).not.toHaveBeenCalled()
      fault?.mockRestore()
      await device.readAgain()

      expect(device.isReadable()).toBe(true)
      await eventually(() => expect(server.rows.get(id)?.revision).toBe(3))
      const { privateNotes, conflicts } = server.rows.get(id)?.document ?? document
      expect([privateNotes, conflicts]).toMatchObject(['From elsewhere', [{ mine: 'Only here' }]])
    },
  )

  test('could not be read for a moment is read again by itself', async () => {
    const { server, userId } = await withUnsent()
    const fault = faults['cannot be opened']?.()
    server.fate = () => 'lost'
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { device } = await aDevice({ userId, server })
    fault?.mockRestore()
    await vi.advanceTimersByTimeAsync(5_000)
    vi.useRealTimers()

    await eventually(() => expect(device.isReadable()).toBe(true))
    expect(device.find(id)?.document.privateNotes).toBe('Only here')
  })

  test('a newer Corridor has left is not touched, and gives a rescue file', async () => {
    const { server, userId } = await withUnsent()
    const request = indexedDB.open(discName(userId), 2)
    ;(await answer(request)).close()
    const { device } = await opened(userId, server)
    expect(device.isReadable()).toBe(false)
    const rescue = await rescueTextOf(device)

    expect(rescue).toContain('Only here')
    const other = await aDevice({ userId: anotherPerson(), server })
    const own = rescue.replace(/"userId": \d+/, `"userId": ${other.userId}`)
    expect(await bringBack(other.device, new Blob([own]))).toBe('1 observation brought back.')
    await eventually(() => expect(JSON.stringify(server.rows.get(id))).toContain('Only here'))
  })

  test('the browser has emptied under an open page gets all of it again', async () => {
    const { server, userId } = await withUnsent()
    const open = vi.spyOn(IDBFactory.prototype, 'open')
    server.fate = () => 'lost'
    const { device } = await aDevice({ userId, server })
    const database: IDBDatabase = open.mock.results[0]?.value.result
    await emptied(database)
    database.onclose?.(new Event('close'))

    await eventually(async () => {
      const { stored } = await indexedDisc(discName(userId)).all()
      expect(stored[0]?.kept.document.privateNotes).toBe('Only here')
    })
    expect(device.find(id)?.document.privateNotes).toBe('Only here')
  })
})

async function emptied(database: IDBDatabase) {
  const transaction = writingTo(database, 'observations', 'stamps')
  for (const name of ['observations', 'stamps']) transaction.objectStore(name).clear()
  await isWritten(transaction)
}

/** Puts a record that this program cannot read on the disc, as another version or a disc fault may leave one. */
async function broken(userId: number, record: { readonly id: string }) {
  const database = await openAsIs(discName(userId))
  if (!database) throw new Error('There is no disc.')
  const transaction = writingTo(database, 'observations')
  transaction.objectStore('observations').put(record)
  await isWritten(transaction)
  database.close()
}

describe('one record that cannot be read', () => {
  const strange = { id: idOf(2), document: { format: 9, notes: 'From tomorrow' } }

  test('leaves the others as they are, is told of, and goes into the rescue file', async () => {
    const { server, userId } = await withUnsent()
    await broken(userId, strange)
    server.rows.set(strange.id, aSavedObservation({ id: strange.id, status: 'draft', revision: 1 }))
    server.fate = (call) => (call === 'snapshot' ? 'arrives' : 'lost')
    const { device } = await aDevice({ userId, server })
    await device.refresh()

    expect(device.list().map((it) => it.id)).toEqual([id])
    expect(device.warnings()).toContain('set-aside')
    expect(await rescueTextOf(device)).toContain('From tomorrow')
    expect((await indexedDisc(discName(userId)).all()).aside).toEqual([{ id: strange.id, value: strange }])
  })

  test('makes room for the server’s copy when somebody opens that, and is kept beside it', async () => {
    const { server, userId } = await withUnsent()
    await broken(userId, strange)
    server.rows.set(strange.id, aSavedObservation({ id: strange.id, status: 'draft', revision: 1 }))
    const { device } = await aDevice({ userId, server })
    await device.fetch(strange.id)
    await device.change(strange.id, () => note('Written on'))

    const { stored, aside } = await indexedDisc(discName(userId)).all()
    expect(stored.map(({ kept }) => kept.document.privateNotes)).toContain('Written on')
    expect(aside).toMatchObject([{ value: strange }])
  })

  test('that the browser itself does not give leaves the others as they are', async () => {
    const { server, userId } = await withUnsent()
    await broken(userId, strange)
    const get = IDBObjectStore.prototype.get
    const getAll = IDBObjectStore.prototype.getAll
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function all(this: IDBObjectStore) {
      if (this.name === 'observations') throw new DOMException('Broken', 'DataError')
      return getAll.call(this)
    })
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function one(this: IDBObjectStore, key) {
      if (key === strange.id) throw new DOMException('Broken', 'DataError')
      return get.call(this, key)
    })
    server.fate = () => 'lost'
    const { device } = await aDevice({ userId, server })

    expect(device.isReadable()).toBe(true)
    expect(device.find(id)?.document.privateNotes).toBe('Only here')
    expect(device.warnings()).toContain('set-aside')
  })

  test('is locked away at sign-out with the rest, and is there afterwards', async () => {
    const { server, userId } = await withUnsent()
    await broken(userId, strange)
    const { device, close } = await aDevice({ userId, server })
    await eventually(() => expect(device.snapshot()).toBeDefined())
    await device.refresh()
    await close()
    await seal(userId)
    const again = await aDevice({ userId, server })
    await again.device.refresh()

    const { aside } = await indexedDisc(discName(userId)).all()
    expect(aside).toMatchObject([{ value: strange }])
  })

  test('among a page’s last words does not keep the disc from being read', async () => {
    const { server, userId } = await withUnsent()
    for (const words of ['{"half', 'null', '{"id":"x","kept":{}}'])
      localStorage.setItem(`${discName(userId)} last words a ${words}`, words)
    server.fate = () => 'lost'
    const { device } = await aDevice({ userId, server })

    expect(device.find(id)?.document.privateNotes).toBe('Only here')
  })
})
