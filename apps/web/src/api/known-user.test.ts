import { SignedInUser } from '@corridor/contract/sign-in/auth'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marisol, sam } from '../testing/samples/sample-people.ts'
import { isUser, knownUser } from './known-user.ts'
import { storedUser, storeToken, storeUser } from './tokens.ts'

const borrowed = { ...marisol, impersonator: { id: sam.id, name: sam.name } }

/** Every place in a value, as a path of keys. */
function placesIn(value: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [way]
  return [way, ...Object.entries(value).flatMap(([key, it]) => placesIn(it, [...way, key]))]
}

function withAt(value: unknown, [key, ...rest]: readonly string[], it: unknown): unknown {
  if (key === undefined) return it
  const copy: Record<string, unknown> = Array.isArray(value) ? Object.assign([], value) : { ...Object(value) }
  return Object.assign(copy, { [key]: withAt(copy[key], rest, it) })
}

const garbage = [undefined, null, {}, [], [{}], 'x', '', true, [null]]

describe('who is signed in', () => {
  test('is whoever the contract lets through', () => {
    for (const user of [marisol, sam, borrowed]) {
      expect(SignedInUser.safeParse(user).success).toBe(true)
      expect(isUser(user)).toBe(true)
    }
  })

  test('is nobody whom the contract refuses, whatever part of the answer is broken', () => {
    const places = placesIn(borrowed)
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...garbage), (way, it) => {
        const changed = withAt(borrowed, way, it)
        // The words of a role are for the server to decide; its type is not.
        const isWord = typeof it === 'string' && way[0] === 'security'
        if (!isWord) expect(isUser(changed)).toBe(SignedInUser.safeParse(changed).success)
      }),
      { numRuns: 2_000 },
    )
  })

  test.each(['', 'x', '{}', 'null', '[]', '"x"', '7', '{"id":11', '{"id":"11","roles":{}}'])(
    'is not known from %j, which is dropped',
    (stored) => {
      storeToken('a token')
      localStorage.setItem('corridor_user', stored)

      expect(knownUser()).toBeUndefined()
      expect(storedUser()).toBeNull()
    },
  )

  test('is known from what the server said', () => {
    storeToken('a token')
    storeUser(marisol)

    expect(knownUser()).toEqual(marisol)
  })
})
