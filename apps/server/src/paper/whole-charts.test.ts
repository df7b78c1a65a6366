import { expect, test } from 'vitest'
import { chartPicture } from './chart-svg.ts'
import { type Chart, wholeCharts } from './whole-charts.ts'

/** The widths of what is drawn, from the longest. */
const widthsOf = (chart: Chart) =>
  [...chartPicture(chart, 500).svg.matchAll(/<rect\b[^>]* width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  )

test('bars of one chart are measured alike in all of its pieces', () => {
  const chart: Chart = {
    shape: 'stacked-bars',
    parts: [{ key: 'a', label: 'Scores' }],
    bars: [58, 26, 12, 6].map((count) => ({ label: `Observer of ${count}`, values: { a: count } })),
  }
  const pieces = wholeCharts(chart, (part) => part.shape === 'stacked-bars' && part.bars.length <= 2)
  const longest = Math.max(...widthsOf(chart))

  expect(pieces).toHaveLength(2)
  // The second piece holds nothing longer than twelve of the fifty-eight.
  expect(widthsOf(chart).filter((width) => width > longest * 0.4)).not.toEqual([])
  const inSecond = widthsOf(pieces[1] as Chart)
  expect(inSecond.filter((width) => widthsOf(chart).includes(width))).toEqual(inSecond)
})
