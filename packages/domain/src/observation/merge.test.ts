import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Document, merge } from './merge.ts'

const author = { by: 'tablet', at: '2026-10-22T15:30:00Z' }
const doc = (rest: object = {}): Document => ({ conflicts: [], ...rest }) as Document
const merged = (base: object, mine: object, theirs: object) =>
  merge(doc(base), doc(mine), doc(theirs), author)

describe('a place', () => {
  test.each([
    ['changed here', { a: 1 }, { a: 2 }, { a: 1 }, { a: 2 }],
    ['changed there', { a: 1 }, { a: 1 }, { a: 2 }, { a: 2 }],
    ['changed alike', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
    ['added on both sides, elsewhere', {}, { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    ['removed here', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 1 }, { b: 1 }],
    ['removed there', { a: 1 }, { a: 1 }, {}, {}],
    [
      'deep inside',
      { a: { x: 1, y: 1 } },
      { a: { x: 2, y: 1 } },
      { a: { x: 1, y: 3 } },
      { a: { x: 2, y: 3 } },
    ],
    [
      'in a list of things',
      { a: [{ id: 'p', n: 1 }] },
      { a: [{ id: 'p', n: 2 }] },
      {
        a: [
          { id: 'q', n: 3 },
          { id: 'p', n: 1 },
        ],
      },
      {
        a: [
          { id: 'q', n: 3 },
          { id: 'p', n: 2 },
        ],
      },
    ],
    ['whose keys come in another order', { a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, { a: 3 }, { a: 3 }],
  ])('%s merges without a clash', (_, base, mine, theirs, expected) => {
    expect(merged(base, mine, theirs)).toEqual(doc(expected))
  })

  test.each([
    ['changed on both sides', { a: 1 }, { a: 2 }, { a: 3 }, { a: 3 }, { path: ['a'], mine: 2, theirs: 3 }],
    [
      'text, taken whole',
      { a: 'x' },
      { a: 'xy' },
      { a: 'zx' },
      { a: 'zx' },
      { path: ['a'], mine: 'xy', theirs: 'zx' },
    ],
    [
      'a plain list, taken whole',
      { a: [1] },
      { a: [1, 2] },
      { a: [3] },
      { a: [3] },
      { path: ['a'], mine: [1, 2], theirs: [3] },
    ],
    ['removed here and changed there', { a: 1 }, {}, { a: 2 }, { a: 2 }, { path: ['a'], theirs: 2 }],
    ['changed here and removed there', { a: 1 }, { a: 2 }, {}, { a: 2 }, { path: ['a'], mine: 2 }],
    [
      'a thing in a list',
      { a: [{ id: 'p', n: 1 }] },
      { a: [{ id: 'p', n: 2 }] },
      { a: [] },
      { a: [{ id: 'p', n: 2 }] },
      { path: ['a', 'p'], mine: { id: 'p', n: 2 } },
    ],
  ])('%s keeps both', (_, base, mine, theirs, expected, clash) => {
    const { conflicts, ...rest } = merged(base, mine, theirs)

    expect(rest).toEqual(expected)
    expect(conflicts).toEqual([{ id: expect.stringMatching(/^[\da-f]{16}$/), ...clash, ...author }])
  })

  test('that clashes is listed once, however often the merge is repeated', () => {
    const [base, mine, theirs] = [doc({ a: 1 }), doc({ a: 2 }), doc({ a: 3 })]
    const once = merge(base, mine, theirs, author)

    expect(merge(base, mine, once, { ...author, at: 'later' })).toEqual(once)
    expect(merge(base, once, once, author)).toEqual(once)
  })
})

// Three tablets with one observation, a server, and replies that get lost.

const field = fc.constantFrom('title', 'notes/a', 'notes/b')
const step = fc.record({
  device: fc.integer({ min: 0, max: 2 }),
  act: fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('type' as const), field }) },
    { weight: 3, arbitrary: fc.constant({ kind: 'add' as const }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('edit' as const), which: fc.nat(5) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), which: fc.nat(5) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('sync' as const), isReplyLost: fc.boolean() }) },
  ),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

interface Sheet extends Document {
  readonly title: string
  readonly notes: Readonly<Record<string, string>>
  readonly entries: readonly { readonly id: string; readonly text: string }[]
}

const blank = doc({ title: '', notes: {}, entries: [] }) as Sheet

/** Texts that were typed, never knowingly replaced by anybody, and are nowhere at the end. */
function lostIn(history: readonly Step[], join: typeof merge): string[] {
  const server = { revision: 1, sheet: blank }
  const devices = [0, 1, 2].map(() => ({ revision: 1, base: blank, sheet: blank }))
  type Device = (typeof devices)[number]
  const typed = new Set<string>()
  let count = 0
  const fresh = () => {
    count += 1
    typed.add(`value-${count}.`)
    return `value-${count}.`
  }

  const sync = (device: Device, isReplyLost = false) => {
    if (device.revision !== server.revision) {
      device.sheet = join(device.base, device.sheet, server.sheet, author) as Sheet
      device.base = server.sheet
      device.revision = server.revision
    }
    server.sheet = device.sheet
    server.revision += 1
    if (isReplyLost) return
    device.base = device.sheet
    device.revision = server.revision
  }

  const run = ({ device: number, act }: Step) => {
    const device = devices[number] as Device
    const { sheet } = device
    const entry = 'which' in act ? sheet.entries[act.which] : undefined
    if (act.kind === 'sync') sync(device, act.isReplyLost)
    if (act.kind === 'type') device.sheet = typeInto(sheet, act.field)
    if (act.kind === 'add')
      device.sheet = { ...sheet, entries: [...sheet.entries, { id: `entry-${count}`, text: fresh() }] }
    if (act.kind === 'edit' && entry) {
      typed.delete(entry.text)
      const changed = { ...entry, text: fresh() }
      device.sheet = { ...sheet, entries: sheet.entries.map((it) => (it === entry ? changed : it)) }
    }
    if (act.kind === 'remove' && entry) {
      typed.delete(entry.text)
      device.sheet = { ...sheet, entries: sheet.entries.filter((it) => it !== entry) }
    }
  }

  const typeInto = (sheet: Sheet, name: string): Sheet => {
    const [, note] = name.split('/')
    typed.delete(note ? (sheet.notes[note] ?? '') : sheet.title)
    return note ? { ...sheet, notes: { ...sheet.notes, [note]: fresh() } } : { ...sheet, title: fresh() }
  }

  history.forEach(run)
  // In the end all devices come into the building's Wi-Fi.
  for (const device of [...devices, ...devices]) sync(device)
  const everything = JSON.stringify(server.sheet)
  return [...typed].filter((value) => !everything.includes(value))
}

test('F11 nothing typed is lost in 10,000 histories of three devices; the last writer alone would lose some', () => {
  const lastWriterWins: typeof merge = (_, mine) => mine
  let losses = 0
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 40 }), (history) => {
      losses += lostIn(history, lastWriterWins).length
      expect(lostIn(history, merge)).toEqual([])
    }),
    { numRuns: 10_000 },
  )
  expect(losses).toBeGreaterThan(1_000)
}, 60_000)
