import { expect, test } from 'vitest'
import { inSmallLetters } from './name-letters.ts'

test.each([
  ['OMAR HADDAD', 'Omar Haddad'],
  ['RONALD O’NEIL-MCKAY III', 'Ronald O’Neil-McKay III'],
  ["SEAN O'BRIEN JR.", "Sean O'Brien Jr."],
  ['JOSÉ NÚÑEZ', 'José Núñez'],
  ['TJ NG', 'TJ Ng'],
  ['DR. J.R. ST. JOHN', 'Dr. J.R. St. John'],
  ['MC LEE', 'MC Lee'],
  ['LaTonya McDonald', 'LaTonya McDonald'],
  ['Martin King III', 'Martin King III'],
  ['A B', 'A B'],
  ['王小明', '王小明'],
  ['', ''],
])('“%s” is “%s”', (told, name) => {
  expect(inSmallLetters(told)).toBe(name)
})
