import { placeIn } from '@corridor/domain/observation/place-words'
import { expect, test } from 'vitest'
import { valueWords } from './conflict-words.ts'

const gone = '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1c'
const sweep = '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b'

test.each([
  [['context', 'studentsPresent'], 'Students'],
  [['privateNotes'], 'Private note'],
  [['capture', 'sweeps', sweep, 'seats', '16'], 'Sweep 2, seat 16'],
  [['capture', 'sweeps', sweep, 'isLearningActivity'], 'Sweep 2, learning activity'],
  [['capture', 'sweeps', sweep], 'Sweep 2'],
  [['capture', 'entries', gone, 'text'], 'Entries, text'],
  [['capture', 'marks', gone, 'state'], 'Marks, state'],
])('a place in the document reads as words', (path, words) => {
  const sweeps = [{ id: gone }, { id: sweep, seats: { 16: 'on-task' } }]
  expect(placeIn({ capture: { sweeps, entries: [], marks: {} } }, path)).toBe(words)
})

test.each([
  [undefined, 'Removed'],
  ['', 'Nothing'],
  [true, 'Yes'],
  [27, '27'],
  ['Ask about groups.', 'Ask about groups.'],
  ['2026-10-22T16:00:00.000Z', 'Oct 22, 10:00 AM'],
  [{ id: sweep, present: 26, setting: 'whole-group' }, 'present: 26; setting: whole group'],
  [{ seats: { 15: 'on-task', 16: 'other-work' } }, 'seats: 15: on task; 16: other work'],
])('a value reads as people say it', (value, words) => {
  expect(valueWords(value, ['capture'], 'America/Denver')).toBe(words)
})

test.each([
  [['purpose'], 'learning-walk', 'learning walk'],
  [['capture', 'sweeps', sweep, 'setting'], 'small-group', 'small group'],
  [['capture', 'sweeps', sweep, 'seats', '16'], 'other-work', 'other work'],
  [['capture', 'marks', 'talk-explain', 'state'], 'no-opportunity', 'no opportunity'],
  [['capture', 'entries', gone, 'text'], 'well-organized', 'well-organized'],
  [['privateNotes'], 'follow-up', 'follow-up'],
])('at %j, “%s” reads as “%s”: a code in words, a text as it was typed', (path, value, words) => {
  expect(valueWords(value, path, 'America/Denver')).toBe(words)
})
