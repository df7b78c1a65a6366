import { expect, test } from 'vitest'
import { fieldWords } from './field-words.ts'

test.each([
  [{ 'document.context.studentsPresent': 'Enter at most 60.' }, 'Students: Enter at most 60.'],
  [{ 'document.privateNotes': 'Invalid input' }, 'Private note: this is not valid.'],
  [{ 'content.levels': 'Keep at least 2 levels.' }, 'Levels: Keep at least 2 levels.'],
  [{ document: 'Use letters only.' }, 'This observation: Use letters only.'],
  [{ time_zone: 'Choose a time zone.' }, 'Time zone: Choose a time zone.'],
  [{ a: 'One.', b: 'Two.', c: 'Three.', d: 'Four.', e: 'Five.' }, 'A: One. B: Two. C: Three. And 2 more.'],
])('%j is said as %s', (fields, words) => {
  expect(fieldWords(fields)).toBe(words)
})
