import { filesIn } from '@corridor/domain/files/files-in'
import { merge } from '@corridor/domain/observation/merge'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fact } from '../../definition/tool.ts'
import { visit } from '../../testing/test-around.ts'
import { lookForEvidence } from './capture/look-for-evidence.ts'
import * as changes from './capture/mark-changes.ts'
import { LookForCapture } from './custom-look-for.shape.ts'
import { customLookFor } from './custom-look-for.tool.ts'
import { blankCapture, isMarkedIn } from './marks.ts'
import { lookForFacts } from './report/custom-look-for.facts.ts'
import { type LookFor, LookForSet } from './set/look-for-set.shape.ts'
import { everyClassroom, shippedSets } from './set/shipped-sets.ts'
import { aSet, item, itemOf, set } from './set/test-set.ts'

const at = '2026-10-22T16:06:00.000Z'
const idOf = (number: number) => `0192b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`
const valuesOf = (facts: readonly Fact[], item: string) =>
  Object.fromEntries(facts.filter((it) => it.item === item).map(({ value, n }) => [value, n]))

describe('a set', () => {
  test('ships in three, with guidance for each item and several kinds of answers', () => {
    for (const shipped of shippedSets) {
      expect(shipped.items.length).toBeGreaterThanOrEqual(12)
      expect(shipped.items.length).toBeLessThanOrEqual(18)
      expect(new Set(shipped.items.map(({ type }) => type)).size).toBeGreaterThanOrEqual(5)
      for (const it of shipped.items) expect(it.looksLike && it.doesNotLookLike).toBeTruthy()
    }
  })

  test.each([
    [
      'two items with one id',
      (it: LookForSet) => ({ items: [...it.items, ...it.items.slice(0, 1)] }),
      'Give each item an id of its own.',
    ],
    ['a domain that is gone', () => ({ domains: [] }), 'Add a domain.'],
    [
      'an item nowhere',
      (it: LookForSet) => ({ items: it.items.map((one) => ({ ...one, domainId: 'gone' })) }),
      'Put each item into one of the domains.',
    ],
    [
      'a code twice',
      (it: LookForSet) => ({ items: it.items.map((one) => ({ ...one, code: 'a1' })) }),
      'Give each item a code of its own.',
    ],
    ['no title', () => ({ title: ' ' }), 'Enter a title for the set.'],
  ])('with %s says what to do', (_, change, words) => {
    const { error } = LookForSet.safeParse({ ...everyClassroom, ...change(everyClassroom) })
    expect(error?.issues.map(({ message }) => message)).toContain(words)
  })
})

describe('marks', () => {
  test('the state that is chosen again is taken back, and what was written stays', () => {
    const seen = changes.markState(blankCapture, item('present'), 'observed', at)
    expect(seen.marks.present).toMatchObject({ state: 'observed', at })
    expect(changes.markState(seen, item('present'), 'observed', at)).toEqual(blankCapture)

    const written = changes.writeEvidence(seen, item('present'), 'S7 said so.', at)
    const cleared = changes.markState(written, item('present'), 'observed', at)
    expect(cleared.marks.present).toMatchObject({ state: null, evidence: 'S7 said so.' })
    expect(isMarkedIn(cleared, item('present'))).toBe(false)
  })

  test('“none of these”, zero and “no opportunity” are answers; an empty field is not', () => {
    const none = changes.choose(blankCapture, item('many'), 'none', at)
    const nought = changes.enterNumber(none, item('count'), (before) => (before ?? 1) - 1, at)
    const all = changes.markState(nought, item('scale'), 'no-opportunity', at)
    expect(['many', 'count', 'scale', 'percent'].map((id) => isMarkedIn(all, item(id)))).toEqual([
      true,
      true,
      true,
      false,
    ])
    // An option that is seen after all takes the place of “none of these”.
    expect(changes.choose(all, item('many'), 'one', at).marks.many).toMatchObject({
      choice: null,
      choices: { one: true },
    })
    expect(changes.choose(all, item('scale'), 'high', at).marks.scale).toMatchObject({
      state: null,
      choice: 'high',
    })
  })

  test('a timing ends when it is stopped, and never before it began', () => {
    const later = '2026-10-22T16:06:30.000Z'
    const started = changes.startOrStop(blankCapture, item('timer'), idOf(1), at)
    const stopped = changes.startOrStop(started, item('timer'), idOf(2), later)
    expect(stopped.runs).toEqual([{ id: idOf(1), itemId: 'timer', startedAt: at, endedAt: later }])
    const shorter = changes.lengthenRun(stopped, idOf(1), -300)
    expect(valuesOf(lookForFacts(shorter, set, visit), 'timer')).toMatchObject({ seconds: 0, marked: 1 })
    expect(changes.removeRun(stopped, idOf(1))).toEqual(blankCapture)
  })

  test('one look-for must be marked, and nothing else is asked for', () => {
    expect(customLookFor.missing(blankCapture, set)).toEqual(['Mark at least one look-for.'])
    const one = changes.markState(blankCapture, item('present'), 'no-opportunity', at)
    expect(customLookFor.missing(one, set)).toEqual([])
  })

  test('an observation without a required answer may be finished, and not sent', () => {
    const asked = aSet({ id: 'a', isRequired: true }, { id: 'b' })
    const other = changes.markState(blankCapture, itemOf(asked, 'b'), 'observed', at)
    expect(customLookFor.missing(other, asked)).toEqual([])
    expect(customLookFor.unsendable?.(other, asked)).toEqual(['Mark A1, which is required: Item a.'])
    const both = changes.markState(other, itemOf(asked, 'a'), 'not-observed', at)
    expect(customLookFor.unsendable?.(both, asked)).toEqual([])
  })

  test('two devices that mark different items, and add evidence to one, keep everything', () => {
    const base = changes.markState(blankCapture, item('present'), 'observed', at)
    const mine = changes.writeEvidence(
      changes.choose(base, item('many'), 'one', at),
      item('present'),
      'Mine.',
      at,
    )
    const theirs = changes.attach(
      changes.choose(changes.markState(base, item('present'), 'not-observed', at), item('scale'), 'high', at),
      { id: idOf(3), itemId: 'present', at, file: { id: idOf(4), type: 'image/png', bytes: 9 } },
    )
    const whole = (capture: LookForCapture) => ({ capture, conflicts: [] })
    const { capture, conflicts } = merge(whole(base), whole(mine), whole(theirs), { by: 'tablet', at })
    expect(conflicts).toEqual([])
    const merged = LookForCapture.parse(capture)
    expect(merged.marks.present).toMatchObject({ state: 'not-observed', evidence: 'Mine.' })
    expect([merged.marks.many?.choices, merged.marks.scale?.choice]).toEqual([{ one: true }, 'high'])
    expect(filesIn(merged)).toHaveLength(1)
  })
})

describe('facts', () => {
  const acts: readonly ((it: LookForCapture) => LookForCapture)[] = [
    ...(['observed', 'not-observed', 'no-opportunity'] as const).map(
      (state) => (it: LookForCapture) => changes.markState(it, item('present'), state, at),
    ),
    ...['count', 'scale', 'many', 'timer', 'percent'].map(
      (id) => (it: LookForCapture) => changes.markState(it, item(id), 'no-opportunity', at),
    ),
    ...['low', 'high'].map((id) => (it: LookForCapture) => changes.choose(it, item('scale'), id, at)),
    ...['one', 'two', 'none'].map((id) => (it: LookForCapture) => changes.choose(it, item('many'), id, at)),
    (it) => changes.enterNumber(it, item('count'), (before) => (before ?? 0) + 1, at),
    (it) => changes.enterNumber(it, item('percent'), (before) => (before ?? 0) + 35, at),
    (it) => changes.writeText(it, item('text'), it.marks.text ? '' : 'Seen.', at),
    (it) => changes.startOrStop(it, item('timer'), idOf(it.runs.length + 1), at),
    (it) => changes.clearAnswer(it, item('count'), at),
  ]

  test('each item is answered, without opportunity, or not marked: once a visit', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...acts), { maxLength: 25 }), (done) => {
        const capture = done.reduce((it, next) => next(it), blankCapture)
        expect(LookForCapture.parse(capture)).toEqual(capture)
        const facts = lookForFacts(capture, set, visit)
        for (const id of ['present', 'scale', 'percent']) {
          const values: number[] = Object.values(valuesOf(facts, id))
          expect(values.reduce((sum, n) => sum + n, 0)).toBe(1)
        }
        for (const id of ['count', 'many', 'text', 'timer']) {
          const { marked, 'no-opportunity': none, 'not-marked': not } = valuesOf(facts, id)
          expect((marked ?? 0) + (none ?? 0) + (not ?? 0)).toBe(1)
        }
      }),
    )
  })

  test('a timing that nobody stopped ends with the visit', () => {
    const started = changes.startOrStop(blankCapture, item('timer'), idOf(1), '2026-10-22T16:24:00.000Z')
    expect(valuesOf(lookForFacts(started, set, visit), 'timer')).toMatchObject({ seconds: 60, marked: 1 })
  })

  test('a private look-for is neither counted, nor sent, nor picked', () => {
    const secret = aSet({ id: 'a', isPrivate: true }, { id: 'b' })
    const [a, b] = [itemOf(secret, 'a'), itemOf(secret, 'b')]
    const marked = changes.markState(changes.markState(blankCapture, a, 'observed', at), b, 'observed', at)
    const capture = changes.attach(changes.writeEvidence(marked, a, 'Between us.', at), {
      id: idOf(3),
      itemId: 'a',
      at,
      file: { id: idOf(4), type: 'image/png', bytes: 9 },
    })
    const context = { visit, contributions: [] }
    const sent = customLookFor.record(capture, secret, { ...context, isForEducator: true })
    const own = customLookFor.record(capture, secret, { ...context, isForEducator: false })
    expect(JSON.stringify(own)).toContain('Between us.')
    expect(JSON.stringify(sent)).not.toMatch(/Between us|Item a|png/)
    expect(valuesOf(lookForFacts(capture, secret, visit), 'a')).toEqual({})
    expect(lookForEvidence(capture, secret, visit).map(({ entryId }) => entryId)).toEqual(['b'])
  })

  test('a private look-for says that it is, and is not in what others read of the set', () => {
    const secret = aSet({ id: 'a', isPrivate: true }, { id: 'b' })
    const marked = customLookFor.items?.(secret).map(({ id, isPrivate }) => [id, isPrivate])
    expect(marked).toEqual([
      ['a', true],
      ['b', false],
    ])
    const [domain] = secret.domains
    const hidden = domain ? [{ ...domain, id: 'hidden', title: 'Nobody’s' }] : []
    const items = secret.items.map((it) => (it.id === 'a' ? { ...it, domainId: 'hidden' } : it))
    const open = customLookFor.withoutPrivate?.({
      ...secret,
      items,
      domains: [...secret.domains, ...hidden],
    })
    expect(open).toEqual({ ...secret, items: items.filter(({ id }) => id === 'b') })
    expect(customLookFor.withoutPrivate?.(aSet({ id: 'a', isPrivate: true }))).toBeNull()
  })
})

describe('versions', () => {
  const before = aSet({ id: 'a' }, { id: 'b', type: 'scale', options: ['Low', 'High'] }, { id: 'c' })
  const edit = (id: string, change: Partial<LookFor>): LookForSet => ({
    ...before,
    items: before.items.map((it) => (it.id === id ? { ...it, ...change } : it)),
  })
  const ids = (after: LookForSet) => customLookFor.changed?.(before, after).map(({ id }) => id)

  test('a look-for that reads or is answered differently is changed; its place and spaces are no change', () => {
    expect(ids(edit('a', { prompt: 'Students whisper' }))).toEqual(['a'])
    expect(ids(edit('a', { looksLike: 'Something else.' }))).toEqual(['a'])
    expect(ids(edit('a', { type: 'count' }))).toEqual(['a'])
    expect(ids(edit('b', { options: itemOf(before, 'b').options.slice(0, 1) }))).toEqual(['b'])
    expect(ids(edit('a', { code: 'Z9', rank: 'z', isRequired: true, prompt: ' Item  a ' }))).toEqual([])
    expect(
      ids({ ...before, items: [...before.items, { ...itemOf(before, 'a'), id: 'new', code: 'N' }] }),
    ).toEqual([])
  })

  test('a change shows the words before and now; of a look-for that is gone there are none now', () => {
    const after = edit('a', { looksLike: 'They sing.' })
    const gone = { ...after, items: after.items.filter(({ id }) => id !== 'c') }
    expect(customLookFor.changed?.(before, gone)).toEqual([
      {
        id: 'a',
        was: 'Item a\nLooks like: They speak.\nDoes not look like: They do not.',
        is: 'Item a\nLooks like: They sing.\nDoes not look like: They do not.',
      },
      { id: 'c', was: 'Item c', is: null },
    ])
  })

  test('a reworded item has another id in each version, so no trend leads across', () => {
    const second = customLookFor.reword?.(before, ['a'], 2) ?? before
    const third = customLookFor.reword?.(second, ['a.2', 'b'], 3) ?? before
    expect(second.items.map(({ id }) => id)).toEqual(['a.2', 'b', 'c'])
    expect(third.items.map(({ id }) => id)).toEqual(['a.3', 'b.3', 'c'])
    expect(LookForSet.parse(third)).toEqual(third)
  })
})
