import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDomain,
  addEntry,
  type Entry,
  groupsOf,
  moveEntry,
  nextCode,
  nudgeDomain,
  nudgeEntry,
  type Outline,
  removeDomain,
} from './outline.ts'

const entry = (id: string, domainId: string, rank: string): Entry => ({
  id,
  domainId,
  rank,
  code: id.toUpperCase(),
})

const outline: Outline<Entry> = {
  domains: [
    { id: 'talk', rank: '2', title: 'Talk' },
    { id: 'reading', rank: '1', title: 'Reading' },
  ],
  entries: [
    entry('a2', 'reading', '2'),
    entry('b1', 'talk', '1'),
    entry('a1', 'reading', '1'),
    entry('b2', 'talk', '2'),
  ],
}

const shown = (it: Outline<Entry>) =>
  groupsOf(it).map(({ domain, entries }) => `${domain.id}: ${entries.map(({ id }) => id).join(' ')}`.trim())

test('domains and entries stand in the order of their ranks, however they are stored', () => {
  expect(shown(outline)).toEqual(['reading: a1 a2', 'talk: b1 b2'])
})

describe('moving an entry or a domain', () => {
  test('leads to a place in another domain', () => {
    expect(shown(moveEntry(outline, 'b2', { domainId: 'reading', index: 1 }))).toEqual([
      'reading: a1 b2 a2',
      'talk: b1',
    ])
    expect(shown(moveEntry(outline, 'gone', { domainId: 'reading', index: 1 }))).toEqual(shown(outline))
  })

  test('leads by one place over the border of a domain, and not over the ends', () => {
    expect(shown(nudgeEntry(outline, 'a1', 1))).toEqual(['reading: a2 a1', 'talk: b1 b2'])
    expect(shown(nudgeEntry(outline, 'a2', 1))).toEqual(['reading: a1', 'talk: a2 b1 b2'])
    expect(shown(nudgeEntry(outline, 'b1', -1))).toEqual(['reading: a1 a2 b1', 'talk: b2'])
    expect(shown(nudgeEntry(outline, 'a1', -1))).toEqual(shown(outline))
    expect(shown(nudgeEntry(outline, 'b2', 1))).toEqual(shown(outline))
  })

  test('takes the entries of a domain along', () => {
    expect(shown(nudgeDomain(outline, 'talk', -1))).toEqual(['talk: b1 b2', 'reading: a1 a2'])
    expect(shown(nudgeDomain(outline, 'talk', 1))).toEqual(shown(outline))
  })

  test('whatever is moved, nothing is lost or doubled', () => {
    const ids = ['a1', 'a2', 'b1', 'b2']
    const move = fc.tuple(fc.constantFrom(...ids), fc.constantFrom('reading', 'talk'), fc.nat(5))
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const end = moves.reduce(
          (it, [id, domainId, index]) => moveEntry(it, id, { domainId, index }),
          outline,
        )
        expect(end.entries.map(({ id }) => id).sort()).toEqual(ids)
      }),
    )
  })
})

test('a new entry stands after the chosen one, or last', () => {
  expect(shown(addEntry(outline, entry('a3', 'reading', ''), 'a1'))[0]).toBe('reading: a1 a3 a2')
  expect(shown(addEntry(outline, entry('a3', 'reading', '')))[0]).toBe('reading: a1 a2 a3')
  expect(shown(addDomain(outline, { id: 'writing', title: 'Writing' }))).toEqual([
    ...shown(outline),
    'writing:',
  ])
  expect(shown(removeDomain(outline, 'talk'))).toEqual(['reading: a1 a2'])
})

test('new codes go on with the letter of their domain', () => {
  expect(nextCode(outline, 'reading')).toBe('A3')
  const three = addDomain(outline, { id: 'writing', title: 'Writing' })
  expect(nextCode(three, 'writing')).toBe('C1')
})
