import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { madeAt, RANDOM_BYTES, uuidV7 } from './uuid-v7.ts'

const time = fc.integer({ min: 0, max: 2 ** 48 - 1 })
const random = fc.uint8Array({ minLength: RANDOM_BYTES, maxLength: RANDOM_BYTES })

// RFC 9562, appendix A.6: February 22, 2022, 2:22:22 PM, GMT-5.
test('an id is made as in the example of the standard', () => {
  const bytes = [0xcc, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]

  expect(uuidV7(0x017f22e279b0, Uint8Array.from(bytes))).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
})

test('every id is of version 7, whatever the time and the draw', () => {
  fc.assert(fc.property(time, random, (at, bytes) => z.uuidv7().safeParse(uuidV7(at, bytes)).success))
})

test('an id says when it was made', () => {
  fc.assert(fc.property(time, random, (at, bytes) => madeAt(uuidV7(at, bytes)) === at))
})

test('ids stand in the order of time', () => {
  fc.assert(
    fc.property(time, time, random, (one, other, bytes) => {
      expect(Math.sign(uuidV7(one, bytes).localeCompare(uuidV7(other, bytes)))).toBe(Math.sign(one - other))
    }),
  )
})
