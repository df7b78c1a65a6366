import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'
import { cutTo, widthOf } from './words.tsx'

const names = [
  'Wolfeschlegelsteinhausen',
  'Превысокомногорассмотрительный',
  'محمد عبد الرحمن',
  '王小明欧阳修诸葛亮',
]

test('a letter of East Asia is as wide as it is high, an accent takes no room', () => {
  expect(widthOf('王小明', 12)).toBe(36)
  expect(widthOf('e\u0301', 12)).toBe(widthOf('e', 12))
})

test.each(names)('the word %s, many times over, stays in its place', (name) => {
  const long = name.repeat(12).slice(0, 120)

  expect(widthOf(cutTo(90, long), 12)).toBeLessThanOrEqual(90)
  for (const line of linesOf(long, 90, 12, 3)) expect(widthOf(line, 12)).toBeLessThanOrEqual(90)
})
