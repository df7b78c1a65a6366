import { expect, test } from 'vitest'
import { aDevice } from '../../testing/a-device.ts'
import { eventually } from '../../testing/eventually.ts'
import { anObservationDocument, idOf } from '../../testing/samples/sample-observations.ts'
import { indexedFileDisc } from '../files/file-disc.ts'
import { fileDiscName } from '../files/file-disc-name.ts'
import { bringBack } from '../rescue/bring-back.ts'
import { rescueFileOf } from '../rescue/write-rescue.ts'
import { readSealed, storeSealed } from '../sealing/sealed-disc.ts'
import { isWritten, openDatabase, writingTo } from './database.ts'
import { discName, make } from './indexed-disc.ts'

const good = idOf(1)
const bad = idOf(2)
const MADE_AT = '2026-10-22T15:30:00Z'

/** A device without a connection, closed with one unsent observation on it. */
async function withUnsent() {
  const { device, userId, server, close } = await aDevice()
  await device.refresh()
  server.fate = () => 'lost'
  await device.add(good, anObservationDocument({ privateNotes: 'Readable.' }))
  await close()
  return { userId, server }
}

async function putRaw(name: string, store: string, value: unknown, key?: string) {
  const database = await openDatabase(name, { make })
  const transaction = writingTo(database, store)
  transaction.objectStore(store).put(value, key)
  await isWritten(transaction)
  database.close()
}

const whole = { id: bad, document: anObservationDocument(), base: null, inFlight: null, goal: 'draft' }
const broken: [string, Record<string, unknown>][] = [
  ['nothing but its id', { id: bad }],
  ['no document', { ...whole, document: null }],
  ['a document that is a text', { ...whole, document: 'x' }],
  ['half a document', { ...whole, document: { capture: {}, privateNotes: 'Half.' } }],
  ['a base of another kind', { ...whole, status: 'draft', changedAt: MADE_AT, base: [] }],
  ['a goal that nobody knows', { ...whole, status: 'draft', changedAt: MADE_AT, goal: 'x' }],
]

test.each(broken)(
  'an observation with %s is set aside: all else opens, and a rescue file has it',
  async (_, it) => {
    const { userId, server } = await withUnsent()
    await putRaw(discName(userId), 'observations', it)
    const { device } = await aDevice({ userId, server })

    expect(device.list().map(({ id }) => id)).toEqual([good])
    await eventually(() => expect(device.warnings()).toContain('set-aside'))
    const { file } = await rescueFileOf(device, MADE_AT)
    expect(await file.text()).toContain(bad)
    const elsewhere = await aDevice({ userId })
    await bringBack(elsewhere.device, file)
    expect(elsewhere.device.list().map(({ id }) => id)).toEqual([good])
  },
)

test.each(['', 'x', '{}', 'null', '[]', '"x"', '{"id":"1","kept":', '{"id":"1","kept":{"id":"1"}}'])(
  'last words that say %j keep nobody from the rest',
  async (said) => {
    const { userId, server } = await withUnsent()
    localStorage.setItem(`${discName(userId)} last words tab ${bad}`, said)
    const { device } = await aDevice({ userId, server })

    expect(device.find(good)?.document.privateNotes).toBe('Readable.')
    await device.change(good, (it) => ({ ...it, privateNotes: 'Typed on.' }))
    const again = await aDevice({ userId, server })
    expect(again.device.find(good)?.document.privateNotes).toBe('Typed on.')
  },
)

test.each([{}, null, 'x', [], { educators: [] }, { configurations: {} }, 7])(
  'a snapshot that is %j is none, until the next contact brings one',
  async (stored) => {
    const { userId, server } = await withUnsent()
    await putRaw(discName(userId), 'settings', stored, 'snapshot')
    const { device } = await aDevice({ userId, server })
    expect(device.snapshot()).toBeUndefined()
    expect(device.list()).toHaveLength(1)
    server.fate = () => 'arrives'
    await device.refresh()

    expect(device.snapshot()?.educators).toBeDefined()
  },
)

test.each([{}, null, 'x', []])('a count of writes that is %j begins anew', async (stamp) => {
  const { userId, server } = await withUnsent()
  await putRaw(discName(userId), 'stamps', stamp, good)
  const { device } = await aDevice({ userId, server })
  await device.change(good, (it) => ({ ...it, privateNotes: 'Typed on.' }))

  const again = await aDevice({ userId, server })
  expect(again.device.find(good)?.document.privateNotes).toBe('Typed on.')
})

test('a photo without bytes is as good as missing, and the rest goes', async () => {
  const { userId, server } = await withUnsent()
  await indexedFileDisc(userId).unsent()
  await putRaw(fileDiscName(userId), 'files', { id: bad })
  await putRaw(fileDiscName(userId), 'unsent', { not: 'a text' }, bad)
  server.fate = () => 'arrives'
  const { device } = await aDevice({ userId, server })

  await eventually(() => expect(device.stateOf(good)).toBe('saved'))
  expect(await device.readFile({ id: bad, type: 'image/jpeg', bytes: 1 })).toBeUndefined()
})

test('a piece of locked work that cannot be opened keeps no other locked', async () => {
  const { userId, server } = await withUnsent()
  const { signOut } = await aDevice({ userId, server })
  const garbage = { nonce: new Uint8Array(12), ciphertext: new ArrayBuffer(3), sealedAt: MADE_AT }
  await storeSealed(userId, garbage)
  await signOut()
  server.fate = () => 'arrives'
  const { device } = await aDevice({ userId, server })

  await eventually(() => expect(device.find(good)?.document.privateNotes).toBe('Readable.'))
  await eventually(async () => expect(await readSealed(userId)).toHaveLength(1))
})
