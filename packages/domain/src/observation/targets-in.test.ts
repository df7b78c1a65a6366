import { expect, test } from 'vitest'
import { targetsIn, withoutTargets } from './targets-in.ts'

const tag = { code: 'P2', title: 'Only for observers' }
const capture = {
  lines: [{ id: 'one', text: '12:talk is no tag', tags: { '12:talk': tag, '12:seen': tag } }],
  comments: [
    { id: 'two', target: { id: '12:talk', ...tag } },
    { id: 'three', target: null },
  ],
}

test('tags and what comments are about are found, wherever they stand', () => {
  expect([...targetsIn(capture)]).toEqual(['12:talk', '12:seen'])
  expect([...targetsIn({ steps: [{ id: 'step:1' }] })]).toEqual([])
})

test('without hidden targets everything else stays', () => {
  expect(withoutTargets(capture, new Set(['12:talk']))).toEqual({
    lines: [{ id: 'one', text: '12:talk is no tag', tags: { '12:seen': tag } }],
    comments: [
      { id: 'two', target: null },
      { id: 'three', target: null },
    ],
  })
  expect(withoutTargets(capture, new Set(['12:other']))).toBe(capture)
})
