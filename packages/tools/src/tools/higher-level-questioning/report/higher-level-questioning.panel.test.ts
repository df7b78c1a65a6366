import { expect, test } from 'vitest'
import { reported, visitsWith } from '../../../testing/test-visits.ts'
import { questioningPanel } from './higher-level-questioning.panel.ts'

const asked = (low: number, high: number) => ({
  'level-teacher:remember': low,
  'level-student:analyze': high,
  'cut:high': high,
  'cut:low': low,
  'kind:academic': low + high,
  'asker:teacher': low,
  'asker:student': high,
  'wait:1-2': high,
})

const itemOf = (blocks: ReturnType<typeof questioningPanel>, label: string) =>
  blocks.flatMap((block) => (block.kind === 'facts' ? block.items : [])).find((it) => it.label === label)

test('visits are spread by their share of high questions, those with five or more of them', () => {
  const visits = visitsWith([asked(9, 1), asked(8, 2), asked(7, 3), asked(6, 4), asked(5, 5), asked(1, 3)])
  const blocks = questioningPanel(reported(visits))
  expect(itemOf(blocks, 'Middle half of visits')).toEqual({
    label: 'Middle half of visits',
    value: '20% to 40%',
    note: '5 visits with 5 or more questions',
  })
  expect(itemOf(blocks, 'Analyze or above')?.value).toBe('18 of 54 (33%)')
  expect(itemOf(blocks, 'Median wait time')).toMatchObject({ value: '1 to 2 s', note: '18 timed' })
})

test('of too few such visits nothing is said about the middle half, and of too few questions no percentage', () => {
  const blocks = questioningPanel(reported(visitsWith([asked(2, 2)])))
  expect(itemOf(blocks, 'Middle half of visits')).toBeUndefined()
  expect(itemOf(blocks, 'Analyze or above')?.value).toBe('2 of 4')
  expect(JSON.stringify(blocks)).not.toContain('%')
})

test('visits in which nobody asked say so', () => {
  expect(questioningPanel(reported(visitsWith([asked(0, 0)])))).toEqual([
    { kind: 'note', text: 'No academic question was recorded in these visits.' },
  ])
})

test('a scale of four is cut at its third level', () => {
  const dok = { 'level-teacher:dok-3': 2, 'cut:high': 2, 'kind:academic': 2 }
  const blocks = questioningPanel(reported(visitsWith([dok])))
  expect(itemOf(blocks, '3 Strategic or above')?.value).toBe('2 of 2')
})
