import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaperChart, paperHeight } from './paper-chart.tsx'
import type { ChartData } from './plots/plot.ts'
import { samples } from './report/report-charts.samples.ts'

const charts = Object.values(samples).flat()

test.each(charts.map((chart, place) => [`${chart.shape} ${place}`, chart] as const))(
  '%s is one picture of literal colors, as tall as it says',
  (_, chart) => {
    for (const width of [280, 504, 720]) {
      const markup = renderToStaticMarkup(<PaperChart chart={chart} width={width} />)
      expect(markup).toMatch(/^<svg /)
      expect(markup).not.toMatch(/NaN|undefined|Infinity|var\(|light-dark|class="[^v]|="-[\d.]+" height|<a /)
      expect(markup).toContain(`viewBox="0 0 ${width} ${paperHeight(chart, width)}"`)
    }
  },
)

test('nothing is drawn without a width, and no tint is within a pattern', () => {
  for (const chart of charts) {
    expect(renderToStaticMarkup(<PaperChart chart={chart} width={0} />)).toBe('')
    const patterns = renderToStaticMarkup(<PaperChart chart={chart} width={504} />).match(
      /<pattern.*?<\/pattern>/g,
    )
    for (const pattern of patterns ?? []) expect(pattern).not.toContain('<rect')
  }
})

const inThousands: ChartData[] = [
  { shape: 'funnel', steps: [{ label: 'Sent', n: 1250, of: 2300 }] },
  { shape: 'tallies', groups: [{ title: 'Weekday', rows: [{ label: 'Tue', n: 1250 }] }] },
  { shape: 'columns', columns: [{ label: 'Same day', n: 1250, isMain: true }] },
]

test.each(inThousands)('a count of a thousand and more has its comma on paper: $shape', (chart) => {
  const markup = renderToStaticMarkup(<PaperChart chart={chart} width={504} />)

  expect(markup).toContain('1,250')
  expect(markup).not.toContain('1250')
})
