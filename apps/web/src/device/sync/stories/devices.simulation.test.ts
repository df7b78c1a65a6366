import type { SavedObservation } from '@corridor/contract/observations/observations'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Fate, ModelServer } from '../../../testing/model-server.ts'
import { anObservationDocument, idOf } from '../../../testing/samples/sample-observations.ts'
import { Contact } from '../../contact.ts'
import { noDisc, noFileDisc } from '../../disc/no-disc.ts'
import { Shelf } from '../../files/shelf.ts'
import type { Kept } from '../../kept.ts'
import { SaidStore } from '../../said/said-store.ts'
import { arrived } from '../../snapshot/arrival.ts'
import { begun, isThere } from '../../store/progress.ts'
import { Store } from '../../store/store.ts'

/** How many histories each test draws; `npm run test:long` draws more. */
const RUNS = process.env.LONG === 'yes' ? 300 : 60
const id = idOf(1)
const now = '2026-10-22T15:00:00.000Z'

/** Devices with the real store and the real sync, without the loop’s clock: the test says when. */
async function devices(count: number) {
  const server = new ModelServer()
  server.rows.set(id, {
    id,
    revision: 1,
    version: 1,
    status: 'draft',
    isLate: false,
    contributions: [],
    document: anObservationDocument({ privateNotes: '', capture: {} }),
  })
  const all = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const author = () => ({ by: `Device ${index}`, at: now })
      const store = new Store(noDisc, author)
      const shelf = new Shelf(noFileDisc)
      const said = new SaidStore(noDisc, () => {})
      const around = { server, shelf, said, author, isOpen: () => false, isViewOnly: false }
      const contact = new Contact(store, noDisc, {
        ...around,
        unlock: async () => {},
        isMine: async () => true,
      })
      await store.put(id, arrived(await server.open(id), now))
      return { store, contact }
    }),
  )
  return { server, all }
}

type Device = Awaited<ReturnType<typeof devices>>['all'][number]

interface Step {
  readonly device: number
  readonly act: 'type' | 'sync' | 'refresh'
  readonly field: number
  readonly fate: Fate
}

const steps = (count: number, fields: (device: number) => number[]) =>
  fc.array(
    fc.nat(count - 1).chain((device) =>
      fc.record<Step>({
        device: fc.constant(device),
        act: fc.constantFrom('type', 'type', 'sync', 'refresh'),
        field: fc.constantFrom(...fields(device)),
        fate: fc.constantFrom<Fate>('arrives', 'arrives', 'lost', 'answer-lost', 'database-unavailable'),
      }),
    ),
    { maxLength: 40 },
  )

function type({ store }: Device, field: number, words: string) {
  const kept = store.get(id)
  if (kept) void store.put(id, { ...kept, document: typed(kept.document, field, words) })
}

function seen({ store }: Device, field: number): string {
  const { privateNotes, capture } = store.get(id)?.document ?? {}
  if (field === 0) return privateNotes ?? ''
  if (field % 2 === 1) return String(capture?.[`field${field}`])
  const found = JSON.stringify(capture?.lines)?.match(`"id":"${field}","words":"(.*?)"`)
  return found?.[1] ?? ''
}

/**
 * A document with words typed into the notes, a field or a line of a list: every kind of place that the merge knows.
 */
function typed(document: ObservationDocument, field: number, words: string): ObservationDocument {
  if (field === 0) return { ...document, privateNotes: words }
  if (field % 2 === 1) return { ...document, capture: { ...document.capture, [`field${field}`]: words } }
  const lines = Array.isArray(document.capture.lines) ? document.capture.lines : []
  const others = lines.filter((line) => (line as { id: string }).id !== String(field))
  const next = [...others, { id: String(field), words }]
  return { ...document, capture: { ...document.capture, lines: next } }
}

async function play(count: number, history: readonly Step[]) {
  const { server, all } = await devices(count)
  const expected = new Set<string>()
  for (const [turn, { device, act, field, fate }] of history.entries()) {
    const one = all[device]
    if (!one) continue
    server.fate = () => fate
    if (act === 'sync') await one.contact.round()
    else if (act === 'refresh') await one.contact.refresh()
    else {
      // A person who writes over the words they see wants those gone.
      expected.delete(seen(one, field))
      expected.add(`“${turn}”`)
      type(one, field, `“${turn}”`)
    }
  }
  server.fate = () => 'arrives'
  // Rounds for everybody to send, and for everybody to hear of it.
  for (let time = 0; time < 3; time++)
    for (const one of all) {
      await one.contact.round()
      await one.contact.refresh()
    }
  return { server, all, expected }
}

test.each([2, 3])(
  '%i devices on one observation: all that anybody typed is there, and they agree',
  async (count) => {
    await fc.assert(
      fc.asyncProperty(
        steps(count, () => [0, 1, 2, 3, 4]),
        async (history) => {
          const { server, all, expected } = await play(count, history)
          const final = JSON.stringify(server.rows.get(id)?.document)
          for (const words of expected) expect(final).toContain(words)
          for (const { store } of all) {
            const kept = store.get(id)
            expect(kept && isThere(kept)).toBe(true)
            expect(kept?.document).toEqual(server.rows.get(id)?.document)
          }
        },
      ),
      { numRuns: RUNS },
    )
  },
)

test('devices that write in different places meet without a conflict, nine times of ten and more', async () => {
  let [runs, peaceful] = [0, 0]
  const own = (device: number) => [device * 2 + 1, device * 2 + 2]
  await fc.assert(
    fc.asyncProperty(steps(3, own), async (history) => {
      const { server } = await play(3, history)
      runs += 1
      if (server.rows.get(id)?.document.conflicts.length === 0) peaceful += 1
    }),
    { numRuns: RUNS },
  )
  expect(peaceful / runs).toBeGreaterThanOrEqual(0.9)
})

test('a device that begins without a connection, whatever becomes of the answers: once on the server', async () => {
  const fates = fc.array(fc.constantFrom<Fate>('arrives', 'lost', 'answer-lost'), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(fates, async (history) => {
      const { server, all } = await devices(1)
      const other = idOf(2)
      const [device] = all
      await device?.store.put(other, begun(other, anObservationDocument(), now))
      for (const [turn, fate] of [...history, 'arrives' as const].entries()) {
        const kept = device?.store.get(other)
        if (kept) void device?.store.put(other, { ...kept, document: typed(kept.document, 0, `“${turn}”`) })
        server.fate = () => fate
        await device?.contact.round()
      }
      expect(server.rows.get(other)?.document).toMatchObject({
        privateNotes: `“${history.length}”`,
        conflicts: [],
      })
      expect(server.rows.size).toBe(2)
    }),
    { numRuns: RUNS },
  )
})

test('a draft that one device removes and another finishes: what is finished stays, all agree, and few calls are made', async () => {
  const acts = fc.array(
    fc.record({
      device: fc.nat(1),
      act: fc.constantFrom('type', 'finish', 'remove', 'sync', 'sync', 'refresh'),
      fate: fc.constantFrom<Fate>('arrives', 'arrives', 'lost', 'answer-lost'),
    }),
    { maxLength: 30 },
  )
  await fc.assert(
    fc.asyncProperty(acts, async (history) => {
      const { server, all } = await devices(2)
      const isFinished = () => server.rows.get(id)?.status === 'completed'
      for (const [turn, { device, act, fate }] of history.entries()) {
        const wasFinished = isFinished()
        server.fate = () => fate
        const one = all[device]
        if (one) await tap(one, act, `“${turn}”`)
        expect(isFinished() || !wasFinished).toBe(true)
      }
      server.fate = () => 'arrives'
      server.calls.length = 0
      for (const { contact } of [...all, ...all, ...all]) {
        await contact.round()
        await contact.refresh()
      }

      expect(server.calls.length).toBeLessThan(30)
      for (const { store } of all) expectToAgree(store.get(id), server.rows.get(id))
    }),
    { numRuns: RUNS },
  )
})

function expectToAgree(kept: Kept | undefined, row: SavedObservation | undefined) {
  expect(kept?.goal).not.toBe('removed')
  // An observation that was removed while somebody worked on it waits for them.
  if (row && kept?.trouble?.code !== 'observation-not-found') expect(kept?.document).toEqual(row.document)
}

/** Does one act on a device, as far as its capture screen would allow it. */
async function tap(device: Device, act: string, words: string) {
  if (act === 'sync') return void (await device.contact.round())
  if (act === 'refresh') return device.contact.refresh()
  const kept = device.store.get(id)
  if (!kept || kept.goal === 'removed') return
  if (act === 'type') return type(device, 0, words)
  if (kept.goal !== 'draft' || kept.status !== 'draft') return
  void device.store.put(id, { ...kept, goal: act === 'finish' ? 'completed' : 'removed', trouble: null })
}
