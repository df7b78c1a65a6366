import { expect, test } from 'vitest'
import { AtHand } from './at-hand.ts'

test('the thing that nobody asked for longest goes first, and no more than is needed', () => {
  const atHand = new AtHand<string>(10)
  atHand.keep('a', 'A', 4)
  atHand.keep('b', 'B', 4)
  expect(atHand.find('a')).toBe('A')
  atHand.keep('c', 'C', 4)

  expect(['a', 'b', 'c'].map((name) => atHand.find(name))).toEqual(['A', undefined, 'C'])
})

test('a thing larger than the whole cache is answered and not kept, and drives nothing out', () => {
  const atHand = new AtHand<string>(10)
  atHand.keep('a', 'A', 10)

  expect(atHand.keep('b', 'B', 11)).toBe('B')
  expect(atHand.find('b')).toBeUndefined()
  expect(atHand.find('a')).toBe('A')
})

test('a thing that is kept twice counts once', () => {
  const atHand = new AtHand<string>(10)
  for (const name of ['a', 'a', 'b']) atHand.keep(name, name, 5)

  expect(['a', 'b'].map((name) => atHand.find(name))).toEqual(['a', 'b'])
})

test('of several things the cache says what is at hand, and which are lacking', () => {
  const atHand = new AtHand<string>(10)
  atHand.keep('a 1', 'A', 1)

  const { known, lacking } = atHand.look(['a', 'b'], (thing) => `${thing} 1`)

  expect([...known]).toEqual([['a', 'A']])
  expect(lacking).toEqual(['b'])
})
