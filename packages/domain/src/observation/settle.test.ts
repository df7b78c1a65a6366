import { expect, test } from 'vitest'
import { merge } from './merge.ts'
import { areTexts, settle } from './settle.ts'

const author = { by: 'Marisol Okafor', at: '2026-10-22T16:00:00Z' }

const base = {
  privateNotes: '',
  context: { studentsPresent: 24 },
  capture: {
    sweeps: [
      { id: 'a', seats: { '1': 'on-task' } },
      { id: 'b', seats: {} },
    ],
  },
  conflicts: [],
}

function clash(mine: Partial<typeof base>, theirs: Partial<typeof base>) {
  const document = merge(base, { ...base, ...mine }, { ...base, ...theirs }, author)
  return { document, id: String(document.conflicts[0]?.id) }
}

const seats = (code: string) => ({
  capture: {
    sweeps: [
      { id: 'a', seats: { '1': code } },
      { id: 'b', seats: {} },
    ],
  },
})

test('a value that was kept aside comes back to its place in a list, and the rest stays', () => {
  const { document, id } = clash(seats('passive'), seats('active'))

  const settled = settle(document, id, 'mine')

  expect(settled.conflicts).toEqual([])
  expect(settled.capture).toEqual(seats('passive').capture)
})

test('the value that stands is kept, also where it was edited since', () => {
  const { document, id } = clash({ context: { studentsPresent: 26 } }, { context: { studentsPresent: 27 } })

  const settled = settle({ ...document, context: { studentsPresent: 30 } }, id, 'theirs')

  expect(settled).toEqual({ ...document, context: { studentsPresent: 27 }, conflicts: [] })
})

test.each([
  ['theirs', [{ id: 'b', seats: {} }]],
  [
    'mine',
    [
      { id: 'b', seats: {} },
      { id: 'a', seats: { '1': 'passive' } },
    ],
  ],
] as const)('removed by one and changed by the other: %s', (choice, sweeps) => {
  const { document, id } = clash(seats('passive'), { capture: { sweeps: [{ id: 'b', seats: {} }] } })

  const settled = settle(document, id, choice)

  expect(settled.capture).toEqual({ sweeps: expect.arrayContaining([...sweeps]) })
  expect(settled.capture).toHaveProperty('sweeps.length', sweeps.length)
})

test('both of two texts are kept, one after the other', () => {
  const { document, id } = clash({ privateNotes: 'Ask about groups.' }, { privateNotes: 'Door was open.' })

  expect(settle(document, id, 'both').privateNotes).toBe('Door was open. / Ask about groups.')
})

test.each([
  ['two sentences', 'Ask first.', 'Door open.', true],
  ['two codes', 'passive', 'active', false],
  ['a text and nothing', 'Ask first.', undefined, false],
])('whether both can be kept: %s', (_, mine, theirs, expected) => {
  expect(areTexts({ mine, ...(theirs === undefined ? {} : { theirs }) })).toBe(expected)
})

test('a clash whose surroundings are gone is only taken off the list', () => {
  const { document, id } = clash(seats('passive'), seats('active'))
  const emptied = { ...document, capture: { sweeps: [{ id: 'b', seats: {} }] } }

  expect(settle(emptied, id, 'mine')).toEqual({ ...emptied, conflicts: [] })
})

test('an unknown clash changes nothing', () => {
  const { document } = clash(seats('passive'), seats('active'))

  expect(settle(document, 'another', 'mine')).toBe(document)
})
