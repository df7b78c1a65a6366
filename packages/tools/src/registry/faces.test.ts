import { expect, test } from 'vitest'
import { briefOf } from './faces.ts'
import { allTools } from './registry.ts'

const usualOf = (id: number) => allTools.find((tool) => tool.id === id)?.usual() ?? {}

test('a tool’s set-up is said in a few words before a visit begins', () => {
  expect(Object.fromEntries(allTools.map(({ id, key, usual }) => [key, briefOf(id, usual())]))).toEqual({
    'noticing-wondering': '',
    'on-task': '5 sweeps · every 2 min',
    'advanced-task': '3 rounds · 10 seats',
    'higher-level-questioning': '6 levels · 10 min',
    'narrative-corner': '',
    'keeping-time': '',
    'standard-over-time': '8 standards',
    'targeted-comment': 'Up to 3 comments',
    'expanded-rubric': '17 indicators',
    'teacher-conference': '',
    'custom-look-for': '15 look-fors',
  })
})

test('those words follow the set-up', () => {
  const onTask = { ...usualOf(2), plannedSweeps: 8, secondsBetweenSweeps: 90 }
  const single = { ...usualOf(3), plannedRounds: 1 }

  expect(briefOf(2, onTask)).toBe('8 sweeps · every 90 s')
  expect(briefOf(3, single)).toBe('1 round · 10 seats')
  expect(briefOf(4, { ...usualOf(4), scale: 'dok', minutes: 15 })).toBe('DOK 1–4 · 15 min')
  expect(briefOf(99, {})).toBe('')
})
