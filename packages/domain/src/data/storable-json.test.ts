import { expect, test } from 'vitest'
import { storableJson } from './storable-json.ts'

test('JSON that can be kept stays the very same value', () => {
  const kept = { notes: ['Groups of four', null], counts: { raised: 3 }, isDone: true }

  expect(storableJson(kept)).toBe(kept)
})

test('what JSON cannot keep goes, in texts and in keys, however deep', () => {
  const sent = { 'no\0te': [{ text: 'half \ud83d' }, 'a\0b'], counts: { raised: 3 } }

  expect(storableJson(sent)).toEqual({ note: [{ text: 'half \ufffd' }, 'ab'], counts: { raised: 3 } })
})
