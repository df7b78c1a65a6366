import { expect, test } from 'vitest'
import { reported, visitsWith } from '../../../testing/test-visits.ts'
import { standardOverTime } from '../standard-over-time.tool.ts'
import { standardPanel } from './standard-over-time.panel.ts'

const usual = standardOverTime.usual()
const [first, second] = usual.standards
if (!first || !second) throw new Error('The usual standards are gone.')
const check = (id: string, value: string, isAtTarget = false) => ({
  [`standard ${id}:${value}`]: 1,
  'checks:seen': value === 'no-opportunity' ? 0 : 1,
  'checks:no-opportunity': value === 'no-opportunity' ? 1 : 0,
  'checks:at-target': Number(isAtTarget),
  'cadence:within': 1,
})
const lowest = String(first.levels[0]?.value)
const next = String(first.levels[1]?.value)

test('a standard has its levels, the median of them, and the rate at the target with its interval', () => {
  const visits = visitsWith([
    check(first.id, lowest),
    check(first.id, lowest),
    check(first.id, next, true),
    check(first.id, next, true),
    check(first.id, 'no-opportunity'),
    check(first.id, next, true),
    check(first.id, lowest),
  ])
  const [chart, facts] = standardPanel(reported(visits), usual)
  const [low, high] = first.levels.map(({ label }) => label)
  expect(chart).toMatchObject({
    counted: '7 checks',
    chart: {
      shape: 'rows',
      rows: [{ code: first.code, cells: [{ words: `${low} to ${high}` }, { words: '7' }, { words: '1' }] }],
    },
  })
  expect(facts).toMatchObject({
    items: [
      { label: 'Checks', value: '7', note: '1 without an opportunity' },
      { label: 'At the target', value: '3 of 6 (50%)', note: '95% interval 19–81%' },
      { label: 'Sustained', value: '0 of 6 (0%)' },
      { label: 'Within the cadence', value: '7 of 7 (100%)' },
    ],
  })
})

test('scales that differ are drawn apart, and named', () => {
  const yesOrNo = [
    { value: 0, label: 'No' },
    { value: 1, label: 'Yes' },
  ]
  const config = { ...usual, standards: [first, { ...second, levels: yesOrNo }] }
  const visits = visitsWith([check(first.id, lowest), check(second.id, '1')])
  const charts = standardPanel(reported(visits), config).filter(({ kind }) => kind === 'chart')
  expect(charts).toHaveLength(2)
  expect(charts[1]).toMatchObject({ title: 'Checks by standard, No to Yes', n: 1 })
})
