import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaperChart, paperHeight } from './paper-chart.tsx'
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
