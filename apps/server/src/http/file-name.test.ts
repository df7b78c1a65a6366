import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

const day = '2026-10-22'

test('a file is named by what it is, about whom, and when', () => {
  expect(fileNameOf('School overview', 'Copper Ridge Middle School', day, 'pdf')).toBe(
    'Corridor School overview Copper Ridge Middle School 2026-10-22.pdf',
  )
})

test.each([
  ['Grade 7/8: "all"?', 'Corridor Report Grade 7 8 all 2026-10-22.xlsx'],
  ['..\\..\\etc', 'Corridor Report .. .. etc 2026-10-22.xlsx'],
  ['a\r\nX-Evil: 1\u202e', 'Corridor Report a X-Evil 1 2026-10-22.xlsx'],
  ['', 'Corridor Report 2026-10-22.xlsx'],
])('%j gives a name that Windows keeps', (about, name) => {
  expect(fileNameOf('Report', about, day, 'xlsx')).toBe(name)
})

test('a long name is cut before its day, not within a letter', () => {
  const name = fileNameOf('Report', '王小明😀'.repeat(100), day, 'pdf')

  expect(Buffer.byteLength(name)).toBeLessThan(200)
  expect(name).toMatch(/ 2026-10-22\.pdf$/)
  expect(name).not.toMatch(/\p{Cs}/u)
})
