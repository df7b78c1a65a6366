import { expect, test } from 'vitest'
import { reported, visitsWith } from '../../../testing/test-visits.ts'
import { expandedRubric } from '../expanded-rubric.tool.ts'
import { levelsOf } from '../levels.ts'
import { rubricPanel } from './expanded-rubric.panel.ts'
import { medianWords, topTitle } from './level-median.ts'
import { levelRows } from './level-rows.ts'

const usual = expandedRubric.usual()
const levels = levelsOf(usual)
const [first] = usual.indicators
const config = { ...usual, indicators: first ? [{ ...first, id: 'i4', code: 'I4', title: 'Checking' }] : [] }
const scored = (value: string, times: number) =>
  Array.from({ length: times }, () => ({ [`i4:${value}`]: 1, 'i4:evidence': 1 }))

test('an indicator has its levels, their median and how many stand in the upper half', () => {
  const visits = visitsWith([
    ...scored('level 1', 5),
    ...scored('level 2', 21),
    ...scored('level 3', 22),
    ...scored('level 4', 4),
    ...scored('unscored', 14),
  ])
  const [chart, facts] = rubricPanel(reported(visits), config)
  expect(chart).toMatchObject({
    counted: '66 visits',
    chart: {
      columns: ['Median', 'Level 3 or 4', 'Scored visits', 'Not scored'],
      rates: null,
      rows: [
        {
          code: 'I4',
          values: { 1: 5, 2: 21, 3: 22, 4: 4 },
          opens: { 3: { query: 'tools[]=9&items[]=i4&values[]=level%203', visits: 22 } },
          cells: [
            { words: '2.5' },
            { words: '26 of 52 (50%)' },
            { words: '52' },
            { words: '14 (21%)', opens: { query: 'tools[]=9&items[]=i4&values[]=unscored', visits: 14 } },
          ],
        },
      ],
    },
    table: {
      rows: [['I4 Checking', '5', '21', '22', '4', '2.5', '26 of 52 (50%)', '52', '14 (21%)', '37–63%']],
    },
  })
  expect(facts).toMatchObject({ items: [{ value: '52' }, { value: '66' }, { value: '0 of 52 (0%)' }] })
})

test('of one visit there are counts, and no percentage', () => {
  const blocks = rubricPanel(reported(visitsWith(scored('level 3', 1))), config)
  expect(blocks[0]).toMatchObject({
    chart: { rows: [{ cells: [{ words: '3' }, { words: '1 of 1' }, { words: '1' }, { words: '0' }] }] },
  })
  expect(JSON.stringify(blocks)).not.toMatch(/\d%\)/)
})

test('where nothing was scored a sentence says so', () => {
  expect(rubricPanel(reported(visitsWith(scored('unscored', 2))), config)).toEqual([
    { kind: 'note', text: 'No indicator was scored in these visits.' },
  ])
})

test('rows that are no indicators open nothing, and may be of anything', () => {
  const rows = [{ id: 'd1', code: '', title: 'Climate' }]
  const { chart, table, title } = levelRows(rows, () => 2, {
    levels,
    visits: 8,
    query: null,
    educatorsOf: () => 3,
    title: 'Levels by domain',
    head: 'Domain',
  })
  expect(title).toBe('Levels by domain')
  expect(chart).toMatchObject({ head: 'Domain', rows: [{ opens: {} }] })
  expect(table.columns.map((it) => it.title)).toContain('Educators')
  expect(table.rows[0]?.[0]).toBe('Climate')
})

test('the median of levels is a mark, or what lies between two', () => {
  const named = ['D', 'P', 'E'].map((mark, value) => ({ value, mark, label: mark }))
  const at = (...counts: number[]) => counts.map((n, value) => ({ value, n }))
  expect(medianWords(named, at(1, 3, 0))).toBe('P')
  expect(medianWords(named, at(2, 2, 0))).toBe('D to P')
  expect(medianWords(named, at(0, 0, 0))).toBe('–')
  expect([topTitle(named), topTitle(levels)]).toEqual(['Level E', 'Level 3 or 4'])
  expect(topTitle([...named, ...named])).toBe('Level D or above')
})
