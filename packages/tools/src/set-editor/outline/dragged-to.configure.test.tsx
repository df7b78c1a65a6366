import { expect, test } from 'vitest'
import { draggedTo } from './dragged-to.ts'
import { type Entry, groupsOf, type Outline } from './outline.ts'

const outline: Outline<Entry> = {
  domains: [
    { id: 'talk', rank: '1', title: 'Talk' },
    { id: 'work', rank: '2', title: 'Work' },
  ],
  entries: [
    { id: 'a', domainId: 'talk', rank: '1', code: 'A1' },
    { id: 'b', domainId: 'talk', rank: '2', code: 'A2' },
    { id: 'c', domainId: 'work', rank: '1', code: 'B1' },
  ],
}

/** An element on a page where everything is 10 high and lies at 0: the upper half is before it, the lower after. */
function element(domain: string, entry?: string) {
  const section = document.createElement('section')
  section.dataset.domain = domain
  const row = document.createElement('li')
  if (entry) row.dataset.entry = entry
  section.append(row)
  for (const it of [section, row]) it.getBoundingClientRect = () => new DOMRect(0, 0, 100, 10)
  return row
}
const [UPPER, LOWER] = [2, 8]
const order = (next: Outline<Entry> | undefined) =>
  next && groupsOf(next).map(({ domain, entries }) => [domain.id, ...entries.map(({ id }) => id)].join(' '))

test('an entry goes before or after the one under the pointer, over the borders of domains', () => {
  expect(order(draggedTo(outline, 'a', element('talk', 'b'), LOWER))).toEqual(['talk b a', 'work c'])
  expect(order(draggedTo(outline, 'a', element('work', 'c'), UPPER))).toEqual(['talk b', 'work a c'])
  expect(order(draggedTo(outline, 'a', element('work', 'c'), LOWER))).toEqual(['talk b', 'work c a'])
  expect(order(draggedTo(outline, 'b', element('work'), UPPER))).toEqual(['talk a', 'work b c'])
})

test('a dragged domain takes its entries along', () => {
  expect(order(draggedTo(outline, 'talk', element('work'), LOWER))).toEqual(['work c', 'talk a b'])
})

test('what is dragged to where it is already, or outside of the list, changes nothing', () => {
  expect(draggedTo(outline, 'a', element('talk', 'b'), UPPER)).toBeUndefined()
  expect(draggedTo(outline, 'a', element('talk', 'a'), LOWER)).toBeUndefined()
  expect(draggedTo(outline, 'talk', element('work'), UPPER)).toBeUndefined()
  expect(draggedTo(outline, 'a', document.body, LOWER)).toBeUndefined()
})
