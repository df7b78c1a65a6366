import type { StackedBars as Chart } from '@corridor/domain/report/block'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PaperWidth } from '../chart-frame.tsx'
import { type Palette, screenPalette } from '../palette.ts'
import { StackedBars } from './stacked-bars.tsx'

const block: { title: string; chart: Chart; counted: string } = {
  title: 'What students did, sweep by sweep',
  chart: {
    shape: 'stacked-bars',
    parts: [
      { key: 'on', label: 'On task' },
      { key: 'off', label: 'Off task, passive', hue: 'slate' },
    ],
    bars: [
      { label: 'Sweep 1', values: { on: 20, off: 20 } },
      { label: 'Sweep 2', values: { on: 19, off: 1 } },
    ],
  },
  counted: '2 sweeps',
}

const chart = () => screen.findByRole('img')
const wide = async () =>
  [...(await chart()).querySelectorAll('[data-part] > rect:first-child')].map((it) =>
    Number(it.getAttribute('width')),
  )

test('a chart of bars is a picture with a sentence, with numbers and letters in it', async () => {
  render(<StackedBars {...block} />)

  expect((await chart()).getAttribute('aria-label')).toBe(
    'What students did, sweep by sweep: 2 bars of 2 parts, from 2 sweeps.',
  )
  const texts = [...(await chart()).querySelectorAll('text')].map((it) => it.textContent)
  expect(texts).toEqual(['Sweep 1', 'A 20', 'B 20', '40', 'Sweep 2', 'A 19', '20'])
  expect(screen.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
    'A On task',
    'B Off task, passive',
  ])
})

test('parts are as long as their counts, from zero', async () => {
  render(<StackedBars {...block} />)
  const [on = 0, off = 0, , few = 0] = await wide()

  expect(on).toBeCloseTo(off)
  expect((on + 1) / 20).toBeCloseTo(few + 1)
})

test('each part has the pattern of its hue, in the colors that are given', async () => {
  const paper: Palette = {
    ...screenPalette,
    surface: '#ffffff',
    hues: { ...screenPalette.hues, slate: '#7c8b91' },
  }
  render(<StackedBars {...block} palette={paper} />)
  const picture = await chart()

  expect(picture.querySelector('[data-part="slate"] > rect')?.getAttribute('fill')).toBe('#7c8b91')
  // A tint within the pattern would print with hairlines.
  expect(picture.querySelector('pattern[id$="-slate"] path')).toBeTruthy()
  expect(picture.querySelector('pattern[id$="-slate"] rect')).toBeNull()
})

test('a count of nothing draws no bar', async () => {
  render(<StackedBars {...block} chart={{ ...block.chart, bars: [{ label: 'Sweep 1', values: {} }] }} />)

  expect(await wide()).toEqual([])
})

test('steps of a scale go from light to dark, and what stands beside the scale keeps its pattern', async () => {
  const parts = ['1', '2', '3', '4'].map((key) => ({ key, label: `Level ${key}` }))
  const scale: Chart = {
    shape: 'stacked-bars',
    isOrdered: true,
    parts: [...parts, { key: 'none', label: 'Not scored', hue: 'slate' }],
    bars: [{ label: 'Talk', values: { 1: 5, 2: 5, 3: 5, 4: 5, none: 5 } }],
  }
  render(<StackedBars {...block} chart={scale} />)
  const fills = [...(await chart()).querySelectorAll('[data-part]')].map((it) => it.getAttribute('data-part'))

  expect(fills).toEqual(['q1', 'q2', 'q4', 'q6', 'slate'])
  expect((await chart()).querySelector('pattern[id$="-slate"] path')).toBeTruthy()
})

test('a long label stands above its bar, cut where the chart ends', async () => {
  const label = 'Students explain their thinking to a partner '.repeat(9)
  render(<StackedBars {...block} chart={{ ...block.chart, bars: [{ label, values: { on: 3 } }] }} />)
  const words = (await chart()).querySelector('text')

  expect(Number(words?.getAttribute('y'))).toBeLessThan(0)
  expect(words?.textContent).toMatch(/…$/)
})

test('on a sheet many bars stand in two pictures of one scale', async () => {
  const bars = Array.from({ length: 9 }, (_, place) => ({
    label: `Observer ${place}`,
    values: { on: place + 1 },
  }))
  render(
    <PaperWidth value={() => 350}>
      <StackedBars {...block} chart={{ ...block.chart, bars }} />
    </PaperWidth>,
  )
  const pictures = await screen.findAllByRole('img')
  const widths = pictures.map((it) =>
    [...it.querySelectorAll('[data-part] > rect:first-child')].map((bar) =>
      Number(bar.getAttribute('width')),
    ),
  )

  expect(widths.map(({ length }) => length)).toEqual([5, 4])
  const [first = 0, fifth = 0, last = 0] = [widths[0]?.[0], widths[0]?.[4], widths[1]?.[3]]
  expect((fifth + 1) / 5).toBeCloseTo(first + 1)
  expect((last + 1) / 9).toBeCloseTo(first + 1)
})
