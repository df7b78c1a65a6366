import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aPng, drawnPng } from '../../test/sample-files.ts'
import { canBePrinted } from './can-be-printed.ts'
import { pngSize } from './png-size.ts'

/** A picture whose header says something else at a place. */
function changed(at: number, value: number): Buffer {
  const png = drawnPng(6, 4)
  png.writeUInt8(value, at)
  return png
}

const FIRST_LINE = Buffer.concat([Buffer.from([9]), Buffer.alloc(24)])

test.each([
  ['pixels that are not packed', aPng([])],
  ['pixels that are broken off', drawnPng(6, 4, deflateSync(Buffer.alloc(100)).subarray(0, -6))],
  ['too few pixels', drawnPng(6, 4, deflateSync(Buffer.alloc(99)))],
  ['far more pixels than it says', drawnPng(6, 4, deflateSync(Buffer.alloc(1_000_000)))],
  ['a line of no known kind', drawnPng(1, 1, deflateSync(Buffer.from([9, 0, 0, 0, 0])))],
  ['one such line among others', drawnPng(6, 2, deflateSync(Buffer.concat([Buffer.alloc(25), FIRST_LINE])))],
  ['more pixels than a page waits for', drawnPng(4_001, 1_000, deflateSync(Buffer.alloc(1)))],
  ['lines in rounds', changed(28, 1)],
  ['sixteen bits', changed(24, 16)],
  ['colors of a palette that is not there', changed(25, 3)],
  ['no end', drawnPng(6, 4).subarray(0, -12)],
])('a PNG with %s is not printed, and takes nothing down', async (_, png) => {
  expect(pngSize(png)).toBeUndefined()
  expect(await canBePrinted(png, 'image/png')).toBe(false)
})

test('a whole PNG is printed', async () => {
  expect(pngSize(drawnPng(6, 4))).toEqual({ width: 6, height: 4 })
  expect(await canBePrinted(drawnPng(6, 4), 'image/png')).toBe(true)
})
