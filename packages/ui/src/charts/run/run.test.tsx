import type { Run as Chart } from '@corridor/domain/report/block'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { screenPalette } from '../palette.ts'
import { Run } from './run.tsx'
import { RunPlot } from './run-plot.tsx'

const chart: Chart = {
  shape: 'run',
  levels: [
    { value: 0, label: 'Not observed' },
    { value: 1, label: 'Emerging' },
    { value: 2, label: 'Partial' },
    { value: 3, label: 'Full' },
  ],
  points: [
    { label: 'Sep 3', value: 1 },
    { label: 'Sep 15', value: 1 },
    { label: 'Oct 1', value: null },
    { label: 'Oct 7', value: 3 },
  ],
  baseline: 1,
  target: 3,
}

const plot = (next: Partial<Chart> = {}, more: { isLastOpen?: boolean } = {}) => {
  render(<RunPlot label="Run" chart={{ ...chart, ...next }} width={390} {...more} />)
  return screen.getByRole('img')
}
const all = (within: Element, what: string) => [...within.querySelectorAll(what)]
const texts = (within: Element) => all(within, 'text').map((it) => it.textContent)

test('a run is a picture with a sentence for each visit', async () => {
  render(<Run title="Students explain" chart={chart} counted="3 checks" />)

  expect((await screen.findByRole('img')).getAttribute('aria-label')).toBe(
    'Students explain: 3 checks. Sep 3: 1, Emerging. Sep 15: 1, Emerging. Oct 1: no opportunity. ' +
      'Oct 7: 3, Full. Baseline median 1. Target 3, Full.',
  )
  expect(screen.getByText('No opportunity on Oct 1. It is not a zero.')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((it) => it.textContent)).toContain('3 Full')
})

test('a visit without a chance to see it stands outside of the run, and the line leads past it', () => {
  const picture = plot()

  expect(all(picture, 'rect[data-point]')).toHaveLength(3)
  expect(all(picture, 'circle')).toHaveLength(1)
  expect(all(picture, 'path[data-line]')).toHaveLength(2)
  expect(texts(picture)).toEqual(expect.arrayContaining(['Target: full', 'Baseline median 1', 'Oct 1']))
})

test('no line leads across a change of the scale', () => {
  const points = chart.points.map((it, place) => ({ ...it, isBreak: place === 2 }))

  expect(all(plot({ points }), 'path[data-line]')).toHaveLength(1)
})

test('a higher step stands higher, and the place of today is kept free', () => {
  const points = [...chart.points, { label: 'Today', value: null }]
  const picture = plot({ points }, { isLastOpen: true })
  const [first, , last] = all(picture, 'rect[data-point]').map((it) => Number(it.getAttribute('y')))

  expect(last).toBeLessThan(first ?? 0)
  expect(all(picture, 'circle')).toHaveLength(1)
})

test('a run without visits, baseline and target says so', () => {
  expect(texts(plot({ points: [], baseline: null, target: null }))).toContain('No visit yet')
})

test('a run is drawn in the colors that are given', () => {
  const palette = { ...screenPalette, hues: { ...screenPalette.hues, petrol: '#0e5a6b' } }
  render(<RunPlot label="Run" chart={chart} width={390} palette={palette} />)

  expect(all(screen.getByRole('img'), 'rect[data-point]')[0]?.getAttribute('fill')).toBe('#0e5a6b')
})

test('the name of the target keeps clear of the points that stand on it', () => {
  const named = (within: Element) => all(within, 'text').find((it) => it.textContent === 'Target: full')
  const place = (values: readonly number[]) => {
    const picture = plot({ points: values.map((value, index) => ({ label: `Oct ${index}`, value })) })
    const found = named(picture)
    const [x, y] = [Number(found?.getAttribute('x')), Number(found?.getAttribute('y'))]
    cleanup()
    return { x, y }
  }
  const usual = place([1, 2, 2, 2, 3])

  expect(place([3, 1, 1, 1, 1]).x).toBeGreaterThan(usual.x)
  expect(place([3, 3, 3, 3, 3])).toMatchObject({ x: usual.x })
  expect(place([3, 3, 3, 3, 3]).y).toBeLessThan(usual.y)
})

test('the words under a run name the days without a chance, and where the scale changed', async () => {
  const points = [
    { label: 'Sep 3', value: null },
    { label: 'Sep 15', value: null },
    { label: 'Oct 1', value: 2, isBreak: true },
    { label: 'Today', value: null },
  ]
  render(<Run title="Students explain" chart={{ ...chart, points }} counted="4 checks" />)

  expect(await screen.findByText('No opportunity on Sep 3, Sep 15 and today. None is a zero.')).toBeTruthy()
  expect(screen.getByText('Another scale from Oct 1 on.')).toBeTruthy()
})
