import { expect, test } from 'vitest'
import { permissions, powers, roles, roleTitles } from './roles.ts'

test('no permission or role begins with another: the browser matches by prefix, the server exactly', () => {
  const words: readonly string[] = [...permissions, ...roles]
  const clashes = words.flatMap((a) =>
    words.filter((b) => a !== b && b.startsWith(a)).map((b) => `${a} < ${b}`),
  )

  expect(clashes).toEqual([])
  expect(words.filter((word) => !/^[a-z.-]+$/.test(word))).toEqual([])
  expect(new Set(words).size).toBe(words.length)
})

test('every permission is held by somebody, and every role has a title', () => {
  const held = new Set(Object.values(powers).flatMap((it) => Object.keys(it)))

  expect([...held].sort()).toEqual([...permissions].sort())
  for (const role of roles) expect(roleTitles[role]).not.toBe('')
})
