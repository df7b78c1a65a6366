import { expect, test } from 'vitest'
import { CAPTURING_LOCK, cacheOf, lockOfPage } from './names.ts'
import { unusedOf } from './tidy.ts'

const first = cacheOf('/assets/index-1.js', 'aaa')
const second = cacheOf('/assets/index-2.js', 'bbb')
const pageOfFirst = lockOfPage('/assets/index-1.js')
const pageOfSecond = lockOfPage('/assets/index-2.js')
const all = ['corridor', 'somebody else’s', first, second]

test('a version without an open page goes; its own, and what is not a version, stay', () => {
  expect(unusedOf(all, { own: second, held: [pageOfSecond], pages: 1 })).toEqual([first])
  expect(unusedOf(all, { own: second, held: [], pages: 0 })).toEqual([first])
})

test('a version stays as long as one of its pages is open', () => {
  const held = [pageOfFirst, pageOfSecond, CAPTURING_LOCK, 'corridor-refresh']

  expect(unusedOf(all, { own: second, held, pages: 2 })).toEqual([])
})

test('nothing goes while a page has not said which version it is', () => {
  expect(unusedOf(all, { own: second, held: [pageOfSecond, CAPTURING_LOCK], pages: 2 })).toEqual([])
})

test('names that begin alike are not the same version', () => {
  const alike = cacheOf('/assets/index-22.js', 'ccc')

  expect(unusedOf([alike], { own: first, held: [lockOfPage('/assets/index-2')], pages: 1 })).toEqual([alike])
})
