import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aDevice, anotherPerson } from '../../testing/a-device.ts'
import { eventually } from '../../testing/eventually.ts'
import { ModelServer } from '../../testing/model-server.ts'
import { anObservationDocument, idOf } from '../../testing/samples/sample-observations.ts'
import { databaseNames, dropOldSealed, readSealed } from './sealed-disc.ts'

const id = idOf(1)
const key = btoa('k'.repeat(32))
const secret = 'Two students whispered during the warm-up.'

/** Everything on this device, as somebody with a screwdriver reads it. */
async function dump(): Promise<string> {
  const found: unknown[] = []
  for (const name of await databaseNames()) {
    const database = await opened(indexedDB.open(name))
    for (const store of database.objectStoreNames)
      found.push(name, store, ...(await opened(database.transaction(store).objectStore(store).getAll())))
    database.close()
  }
  const read = (_: string, value: unknown) => {
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return latin(value)
    return value
  }
  return JSON.stringify(found, read)
}

function latin(value: ArrayBuffer | ArrayBufferView): string {
  const bytes = ArrayBuffer.isView(value) ? new Uint8Array(value.buffer) : new Uint8Array(value)
  return String.fromCharCode(...bytes)
}

function opened<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function withUnsent() {
  const opened = await aDevice()
  await eventually(() => expect(opened.device.snapshot()).toBeDefined())
  await opened.device.refresh()
  opened.server.fate = () => 'lost'
  await opened.device.add(id, { ...anObservationDocument(), privateNotes: secret })
  return opened
}

beforeEach(async () => {
  for (const name of await databaseNames()) indexedDB.deleteDatabase(name)
})

describe('after a sign-out', () => {
  test('the device holds neither a word nor the key', async () => {
    const { signOut } = await withUnsent()
    expect(await dump()).toContain(secret)
    expect(await dump()).toContain(key)
    await signOut()

    const left = await dump()
    expect(left).not.toContain(secret)
    expect(left).not.toContain('whispered')
    expect(left).not.toContain('Omar')
    expect(left).not.toContain(key)
    expect(left).not.toContain('k'.repeat(32))
    expect(left).toContain('corridor-sealed-')
  })

  test('a message that was being written is locked away with its observation, and found again', async () => {
    const { device, signOut, userId, server } = await aDevice()
    await eventually(() => expect(device.snapshot()).toBeDefined())
    await device.add(id, anObservationDocument())
    device.tryNow()
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    await device.keepWords(id, { message: secret, recipients: [] })
    expect(device.stateOf(id)).toBe('saved')
    expect(device.waiting()).toBe(0)
    await signOut()
    expect(await dump()).not.toContain('whispered')
    const again = await aDevice({ userId, server })
    await again.device.refresh()

    expect(again.device.find(id)?.words?.message).toBe(secret)
  })

  test('the same person finds all unsent work again, and it goes where it was going', async () => {
    const { signOut, userId, server } = await withUnsent()
    await signOut()
    server.fate = () => 'arrives'
    const again = await aDevice({ userId, server })
    await again.device.refresh()

    expect(again.device.find(id)?.document.privateNotes).toBe(secret)
    expect(await readSealed(userId)).toEqual([])
    again.device.tryNow()
    await eventually(() => expect(server.rows.get(id)?.document.privateNotes).toBe(secret))
  })

  test('unsent work stays locked as long as the server cannot be asked, and whatever is begun meanwhile joins it', async () => {
    const { signOut, userId, server } = await withUnsent()
    await signOut()
    const again = await aDevice({ userId, server })
    await again.device.refresh()
    expect(again.device.list()).toEqual([])
    await again.device.add(idOf(2), anObservationDocument())
    server.fate = () => 'arrives'
    await again.device.refresh()

    expect(
      again.device
        .list()
        .map((kept) => kept.id)
        .sort(),
    ).toEqual([id, idOf(2)])
  })

  test('meets what another device did meanwhile without losing either', async () => {
    const { device, signOut, userId, server } = await withUnsent()
    server.fate = () => 'arrives'
    device.tryNow()
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    server.fate = () => 'lost'
    await device.change(id, (it) => ({ ...it, privateNotes: 'Unsent at the sign-out' }))
    await signOut()
    const row = server.rows.get(id)
    const context = { period: '3', partOfLesson: null, studentsPresent: 21 }
    if (row) server.rows.set(id, { ...row, revision: 2, document: { ...row.document, context } })
    const again = await aDevice({ userId, server })
    server.fate = () => 'arrives'
    // The observation was opened before the key came.
    await again.device.fetch(id)
    await again.device.refresh()

    expect(again.device.find(id)?.document).toMatchObject({
      privateNotes: 'Unsent at the sign-out',
      context,
      conflicts: [],
    })
  })

  test('somebody else sees nothing of it: no list, no count', async () => {
    const { signOut, server } = await withUnsent()
    await signOut()
    server.fate = () => 'arrives'
    const other = await aDevice({ userId: anotherPerson() })
    await other.device.refresh()

    expect(other.device.list()).toEqual([])
    expect(other.device.waiting()).toBe(0)
    expect(other.device.stateOf()).toBe('saved')
  })

  test('an observation that was sent is not kept at all', async () => {
    const { device, signOut, server, userId } = await withUnsent()
    server.fate = () => 'arrives'
    await device.finish(id)
    await device.send(id, { sendId: idOf(9), recipients: [], message: '' })
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    await signOut()

    expect(await readSealed(userId)).toEqual([])
    expect(await databaseNames()).toEqual([])
  })

  test('an unsent observation that the server has is locked, too: a restored server gets it back', async () => {
    const { device, signOut, server, userId } = await withUnsent()
    server.fate = () => 'arrives'
    device.tryNow()
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    await signOut()
    expect(await dump()).not.toContain('whispered')
    server.rows.clear()
    const again = await aDevice({ userId, server })
    await again.device.refresh()
    again.device.tryNow()

    await eventually(() => expect(server.rows.get(id)?.document.privateNotes).toBe(secret))
    expect(await readSealed(userId)).toEqual([])
  })

  test.each(['sent', 'removed'])('an observation that was %s meanwhile does not come back', async (how) => {
    const { device, signOut, server, userId } = await withUnsent()
    server.fate = () => 'arrives'
    device.tryNow()
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    await signOut()
    const row = server.rows.get(id)
    if (how === 'removed') await server.remove(id)
    else if (row) server.rows.set(id, { ...row, status: 'sent' })
    const again = await aDevice({ userId, server })
    await again.device.refresh()
    again.device.tryNow()

    await eventually(() => expect(again.device.find(id)).toBeUndefined())
    expect(server.rows.get(id)?.status).toBe(how === 'sent' ? 'sent' : undefined)
  })

  test('a page that cannot lock keeps nothing of what the server has', async () => {
    const { device, signOut, server } = await withUnsent()
    server.fate = () => 'arrives'
    device.tryNow()
    await eventually(() => expect(device.stateOf(id)).toBe('saved'))
    vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new Error('No lock here.'))
    await signOut()
    vi.restoreAllMocks()

    expect(await databaseNames()).toEqual([])
  })

  test('locked work is kept for thirty days', async () => {
    const { signOut, userId } = await withUnsent()
    await signOut()
    const day = 24 * 60 * 60_000
    await dropOldSealed(Date.now() + 29 * day)
    expect(await readSealed(userId)).toHaveLength(1)
    await dropOldSealed(Date.now() + 31 * day)

    expect(await databaseNames()).toEqual([])
  })
})

test('without a key nothing is locked, and nothing thrown away', async () => {
  const server = new ModelServer()
  server.fate = () => 'lost'
  const { device, signOut } = await aDevice({ server })
  await device.add(id, anObservationDocument())

  await expect(signOut()).rejects.toThrow('cannot be locked')
  expect(await dump()).toContain('Omar')
})
