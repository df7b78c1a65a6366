import { describe, expect, test, vi } from 'vitest'
import { aDevice, anotherPerson } from '../../testing/a-device.ts'
import { eventually } from '../../testing/eventually.ts'
import { anObservationDocument, idOf } from '../../testing/samples/sample-observations.ts'
import { deleteDatabase } from '../disc/database.ts'
import type { Disc } from '../disc/disc.ts'
import { discName, indexedDisc } from '../disc/indexed-disc.ts'
import { noDisc } from '../disc/no-disc.ts'

const id = idOf(1)
const note =
  (words: string) =>
  <T extends { privateNotes: string }>(it: T) => ({ ...it, privateNotes: words })

/** A page that ends before it comes to write what was typed. */
async function typedAndNotWritten() {
  const { userId, device, server } = await aDevice()
  server.fate = () => 'lost'
  await device.add(id, anObservationDocument())
  const page = await aDevice({ userId, server, pause: () => new Promise(() => {}) })
  void page.device.change(id, note('Leaving'))
  return { userId, server }
}

describe('what is typed', () => {
  test('is there at once, and on the disc when the promise says so', async () => {
    const { device, userId, server } = await aDevice()
    server.fate = () => 'lost'
    const added = device.add(id, anObservationDocument())
    expect(device.find(id)?.document.privateNotes).toBe('Nobody reads this.')
    expect(device.stateOf(id)).toBe('saving')
    await added
    await device.change(id, note('Typed'))

    const [stored] = (await indexedDisc(discName(userId)).all()).stored
    expect(stored?.kept.document.privateNotes).toBe('Typed')
  })

  test('is written with strict durability, and a burst of it in few writes', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const { device } = await aDevice()
    await device.add(id, anObservationDocument())
    transaction.mockClear()
    await Promise.all(Array.from({ length: 50 }, (_, index) => device.change(id, note(`${index}`))))

    const writes = transaction.mock.calls.filter(
      ([stores, mode]) => mode === 'readwrite' && stores !== 'settings',
    )
    expect(writes.length).toBeLessThan(5)
    for (const [, , options] of writes) expect(options).toEqual({ durability: 'strict' })
    expect(device.find(id)?.document.privateNotes).toBe('49')
  })

  test('is there after the browser was closed', async () => {
    const { userId, close, device, server } = await aDevice()
    server.fate = () => 'lost'
    await device.add(id, anObservationDocument())
    await device.change(id, note('Before the crash'))
    await close()
    const again = await aDevice({ userId, server })

    expect(again.device.find(id)?.document.privateNotes).toBe('Before the crash')
    expect(again.device.waiting()).toBe(1)
  })

  test('in the moment in which the page goes is there when it comes back', async () => {
    const { userId, server } = await typedAndNotWritten()
    window.dispatchEvent(new Event('pagehide'))
    const again = await aDevice({ userId, server })

    expect(again.device.find(id)?.document.privateNotes).toBe('Leaving')
  })

  test('is no conflict with the half of it that the page wrote before it went', async () => {
    const { userId, device, server } = await aDevice()
    server.fate = () => 'lost'
    await device.add(id, anObservationDocument())
    void device.change(id, note('Lea'))
    await Promise.resolve()
    void device.change(id, note('Leaving'))
    window.dispatchEvent(new Event('pagehide'))
    const again = await aDevice({ userId, server })

    expect(again.device.find(id)?.document).toMatchObject({ privateNotes: 'Leaving', conflicts: [] })
  })

  test('after the page came back does not clash with the last words it left when it seemed to go', async () => {
    const { userId, device, server } = await aDevice()
    server.fate = () => 'lost'
    const added = device.add(id, anObservationDocument())
    window.dispatchEvent(new Event('pagehide'))
    await added
    await device.change(id, note('Came back'))
    const again = await aDevice({ userId, server })

    expect(again.device.find(id)?.document).toMatchObject({ privateNotes: 'Came back', conflicts: [] })
  })

  test('after the page came back counts, though it is still writing', async () => {
    const [userId, never] = [anotherPerson(), new Promise<never>(() => {})]
    const disc = indexedDisc(discName(userId))
    let writes = 0
    const write: Disc['write'] = async (...asked) => {
      writes += 1
      if (writes > 2) return never
      const written = await disc.write(...asked)
      if (writes === 2) void device.change(id, note('Still writing'))
      return written
    }
    const { device } = await aDevice({ userId, disc: { ...disc, write }, isMine: async () => false })
    const added = device.add(id, anObservationDocument())
    window.dispatchEvent(new Event('pagehide'))
    await added
    await device.change(id, note('Came back'))
    const again = await aDevice({ userId, isMine: async () => false })

    expect(again.device.find(id)?.document).toMatchObject({ privateNotes: 'Came back', conflicts: [] })
  })

  test('is not left readable by a page whose work another tab has locked away', async () => {
    const { userId } = await typedAndNotWritten()
    await deleteDatabase(discName(userId))
    window.dispatchEvent(new Event('pagehide'))

    expect(JSON.stringify({ ...localStorage })).not.toContain('Leaving')
  })

  test('is not written where nothing has changed', async () => {
    const { device } = await aDevice()
    await device.add(id, anObservationDocument())
    const before = device.find(id)
    await device.change(id, (it) => it)

    expect(device.find(id)).toBe(before)
  })
})

describe('a disc that refuses', () => {
  test('is said at once; what was typed stays, and is written when the disc takes it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let isFull = true
    const written: unknown[] = []
    const { device } = await aDevice({
      disc: {
        ...noDisc,
        write: async (_, stamp, next) => {
          if (isFull) throw new DOMException('Full', 'QuotaExceededError')
          written.push(next())
          return { stamp: stamp + 1 }
        },
      },
    })
    const added = device.add(id, anObservationDocument())
    await eventually(() => expect(device.stateOf(id)).toBe('needs-you'))
    expect(device.find(id)?.document.privateNotes).toBe('Nobody reads this.')
    expect(device.warnings()).toContain('unwritable')

    isFull = false
    await vi.advanceTimersByTimeAsync(5_000)
    await added
    expect(written).toHaveLength(1)
    expect(device.stateOf(id)).not.toBe('needs-you')
  })

  test('does not keep what was typed from the server', async () => {
    const disc = { ...noDisc, write: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) }
    const { device, server } = await aDevice({ disc })
    void device.add(id, anObservationDocument())
    device.tryNow()

    await eventually(() => expect(server.rows.get(id)?.document.privateNotes).toBe('Nobody reads this.'))
  })
})

test('two tabs that type into the same observation lose nothing', async () => {
  const one = await aDevice()
  one.server.fate = () => 'lost'
  await one.device.add(id, anObservationDocument())
  const other = await aDevice({ userId: one.userId, server: one.server })
  await Promise.all([
    one.device.change(id, (it) => ({ ...it, privateNotes: 'From one tab' })),
    other.device.change(id, (it) => ({ ...it, context: { ...it.context, studentsPresent: 21 } })),
  ])

  for (const { device } of [one, other])
    await eventually(() =>
      expect(device.find(id)?.document).toMatchObject({
        privateNotes: 'From one tab',
        context: { studentsPresent: 21 },
      }),
    )
})
