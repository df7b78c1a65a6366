import { describe, expect, test } from 'vitest'
import { type ZipEntry, zipDirectory, zipHeader } from './zip.ts'

const entry = (details: Partial<ZipEntry> = {}): ZipEntry => ({
  name: 'a.csv',
  crc: 1,
  size: 10,
  packed: 8,
  madeAt: '2026-10-22 09:30',
  ...details,
})
const FOUR_GB = 4 * 1024 ** 3
const hasWide = (bytes: Buffer, ...numbers: number[]) => {
  const wide = Buffer.concat(
    numbers.map((it) => {
      const eight = Buffer.alloc(8)
      eight.writeBigUInt64LE(BigInt(it))
      return eight
    }),
  )
  return bytes.includes(wide)
}

test('a file carries when it was made', () => {
  const time = zipHeader(entry()).readUInt32LE(10)

  expect([(time >>> 25) + 1980, (time >>> 21) & 15, (time >>> 16) & 31]).toEqual([2026, 10, 22])
  expect([(time >>> 11) & 31, (time >>> 5) & 63]).toEqual([9, 30])
})

describe('more than four gigabytes', () => {
  test('of one file are told in wide fields, ahead of it and in the table of contents', () => {
    const large = entry({ size: 3 * FOUR_GB, packed: FOUR_GB })

    expect(hasWide(zipHeader(large), 3 * FOUR_GB, FOUR_GB)).toBe(true)
    expect(hasWide(zipDirectory([large]), 3 * FOUR_GB, FOUR_GB, 0)).toBe(true)
    expect(zipHeader(large).readUInt32LE(18)).toBe(0xff_ff_ff_ff)
  })

  test('ahead of a small file are told where it stands, and where the table of contents does', () => {
    const large = entry({ size: 2 * FOUR_GB, packed: 2 * FOUR_GB })
    const directory = zipDirectory([large, entry({ name: 'b.csv' })])
    const second = zipHeader(large).length + 2 * FOUR_GB

    expect(hasWide(directory, 10, 8, second)).toBe(true)
    expect(directory.readUInt32LE(directory.length - 6)).toBe(0xff_ff_ff_ff)
  })
})
