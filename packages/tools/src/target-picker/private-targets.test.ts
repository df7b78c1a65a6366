import { expect, test } from 'vitest'
import { privateTargets } from './private-targets.ts'

const set = (id: number, items: Record<string, boolean>) => ({
  id,
  items: Object.entries(items).map(([item, isPrivate]) => ({
    id: item,
    code: item,
    title: item,
    domain: 'Talk',
    isPrivate,
  })),
})

test('the newest version that has an item says whether it is private', () => {
  const versions = [
    set(1, { a: true, b: false, c: true }),
    set(1, { a: false, b: true }),
    set(2, { a: true }),
  ]
  expect([...privateTargets(versions)].sort()).toEqual(['1:b', '1:c', '2:a'])
})
