import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OpenFigure } from '../../blocks/open-figure.tsx'
import type { ReportShape } from '../plots/plot.ts'
import { widthOf } from '../plots/words.tsx'
import { ReportChart } from './report-chart.tsx'
import { samples } from './report-charts.samples.ts'

function draw(chart: ReportShape, isOpening = true) {
  const { container } = render(
    <OpenFigure value={isOpening ? ({ query }) => `/visits?${query}` : undefined}>
      <ReportChart title="Visits" chart={chart} counted="12 visits" />
    </OpenFigure>,
  )
  return container
}

const pictures = new Set(['weeks', 'dots', 'shares', 'trend', 'columns', 'visit-run'])

const links = () => screen.queryAllByRole('link').map((it) => it.getAttribute('aria-label'))

const shapes = Object.values(samples)
  .flat()
  .filter(
    (chart): chart is ReportShape =>
      chart.shape !== 'stacked-bars' && chart.shape !== 'ribbon' && chart.shape !== 'run',
  )

test.each(shapes.map((chart, place) => [`${chart.shape} ${place}`, chart] as const))(
  '%s is drawn from whatever there is',
  async (_, chart) => {
    const drawn = draw(chart)
    if (pictures.has(chart.shape))
      await waitFor(() => expect(drawn.querySelector('svg[role]')).not.toBeNull())

    expect(drawn.innerHTML).not.toMatch(/NaN|undefined|Infinity|\[object/)
    for (const it of drawn.querySelectorAll('rect')) {
      expect(Number(it.getAttribute('width') ?? 0)).toBeGreaterThanOrEqual(0)
      expect(Number(it.getAttribute('height') ?? 0)).toBeGreaterThanOrEqual(0)
    }
  },
)

test('what a figure counts opens under a name that says so', async () => {
  const named = {
    weeks: '12 visits, week of Sep 7',
    tallies: '12 visits, Weekday Tue',
    dots: '12 visits, Sep 7: 83%',
    rows: '12 visits, A1 Students read, Rate: 71% of 110',
    trend: '12 visits, Apr: 18 of 31',
    grid: '12 visits, Copper Ridge, A1: 75',
    columns: '12 visits, Same',
    'visit-run': '12 visits, Aug 19: 77%',
  } as const
  for (const [shape, name] of Object.entries(named)) {
    const chart = shapes.find((it) => it.shape === shape)
    if (!chart) throw new Error(`There is no sample of ${shape}.`)
    draw(chart)
    const found = await screen.findByRole('link', { name })
    expect(found.getAttribute('href')).toBe('/visits?weekdays[]=2')
    cleanup()
    draw(chart, false)
    expect(links()).toEqual([])
    cleanup()
  }
})

test('a picture has one sentence, and is a group where links are in it', async () => {
  draw(samples.weeks[0] ?? never(), false)
  expect((await screen.findByRole('img')).getAttribute('aria-label')).toBe(
    'Visits: 12 visits. 3 weeks from Sep 7 to Oct 19. Team goal 10 to 14 a week. Closed: Oct 12, Break.',
  )
  cleanup()
  draw(samples.weeks[0] ?? never())
  expect(await screen.findByRole('group', { name: /^Visits: 12 visits/ })).toBeTruthy()
})

test('no line of a trend crosses a break or a month without a rate', async () => {
  const drawn = draw(samples.trend[0] ?? never())
  await screen.findByRole('group')

  expect(drawn.querySelectorAll('[data-point]')).toHaveLength(4)
  expect(drawn.querySelectorAll('[data-interval]')).toHaveLength(4)
  expect(drawn.querySelectorAll('[data-line]')).toHaveLength(1)
  expect(screen.getAllByText('v3 starts').length).toBeGreaterThan(0)
})

test('dots and runs that zoom say so; a closed week says why, and the one that runs is so far', async () => {
  draw(samples.dots[0] ?? never())
  expect(await screen.findByText('The axis goes from 50% to 100%.')).toBeTruthy()
  expect(screen.getAllByText('Median 83%').length).toBeGreaterThan(0)
  cleanup()
  draw(samples.weeks[0] ?? never())
  expect((await screen.findAllByText('Break')).length).toBeGreaterThan(0)
  expect(screen.getByText('so far')).toBeTruthy()
  expect(screen.getByText('Team goal: 10 to 14')).toBeTruthy()
})

test('a hidden row gives its reason, and a cell without a step has no shade', () => {
  const drawn = draw(samples.grid[0] ?? never())

  expect(screen.getByText('Fewer than 5 educators')).toBeTruthy()
  expect([...drawn.querySelectorAll('[data-step]')].map((it) => it.textContent)).toEqual(['75'])
  expect(screen.getByRole('columnheader', { name: 'A1 Students read' })).toBeTruthy()
})

test('a long list of people beside others shows the first, and all on demand', () => {
  const rows = Array.from({ length: 15 }, (_, place) => ({ label: `Observer number ${place}`, n: place }))
  const weekday = { title: 'Weekday', rows: [{ label: 'Tue', n: 12 }] }
  const drawn = draw({ shape: 'tallies', groups: [weekday, { title: 'Observer', rows }] })
  const later = () => drawn.querySelectorAll('li[data-later]').length

  expect(later()).toBe(9)
  fireEvent.click(screen.getByRole('button', { name: 'Show all 15' }))
  expect(later()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(later()).toBe(9)
})

test('both counts of a funnel have their commas', () => {
  draw({ shape: 'funnel', steps: [{ label: 'Sent', n: 1250, of: 2300 }] })

  expect(screen.getByRole('listitem').textContent).toBe('Sent1,250 of 2,300')
})

test('rows that may scroll can be reached by keys', () => {
  draw(samples.rows[0] ?? never())

  expect(screen.getByRole('region', { name: 'Visits, rows' }).tabIndex).toBe(0)
})

test('the months of a row are dots: few are rings without a line, none has no dot, and words say all', () => {
  const drawn = draw(samples.rows[0] ?? never())
  const months = screen.getByRole('img', { name: /by month/ })

  expect(months.getAttribute('aria-label')).toBe(
    'A1 Students read, by month. Apr: 18 of 31. May: 20 of 36. Aug: v3 starts: same wording, 14 of 24. ' +
      'Sep: 2 of 3, too few for a rate. Oct: could not be seen.',
  )
  expect(months.textContent).toBe('100%0%AprMayAugSepOct')
  expect(months.querySelectorAll('circle')).toHaveLength(4)
  expect(months.querySelectorAll('circle[data-indicative]')).toHaveLength(1)
  expect(screen.getByText('Fewer than 5 in that month: no rate')).toBeTruthy()
  // From April to May alone: August is after a break, September has too few.
  expect(drawn.querySelectorAll('[data-line]')).toHaveLength(1)
  expect(drawn.querySelectorAll('[data-break]')).toHaveLength(1)
})

test('of more months than a phone has room for, the first and the last are named', () => {
  const [chart] = samples.rows
  if (chart?.shape !== 'rows') return never()
  const months = Array.from({ length: 12 }, (_, place) => ({
    label: `Month ${place + 1}`,
    k: 5,
    n: 5,
    begins: null,
    isBreak: false,
  }))
  draw({ ...chart, rows: chart.rows.map((row) => ({ ...row, months })) })

  expect(screen.getByRole('img', { name: /by month/ }).textContent).toBe('100%0%Month 1Month 12')
})

test('the words of one break end before the next', async () => {
  const [run] = samples['visit-run']
  if (run?.shape !== 'visit-run') return never()
  const points = run.points.slice(0, 1).flatMap((point) =>
    Array.from({ length: 9 }, (_, place) => ({
      ...point,
      label: `Sep ${place}`,
      begins: 'Annika Sorensen of Lantern Hill observes',
      isBreak: true,
      rings: [1],
    })),
  )
  const drawn = draw({ ...run, points })
  await waitFor(() => expect(drawn.querySelectorAll('[data-break]')).toHaveLength(9))
  // However many lines the words take, they cover nothing that was measured.
  const [ring] = drawn.querySelectorAll('circle')
  const lines = [...drawn.querySelectorAll('[data-break] ~ text')]
  expect(Math.max(...lines.map((it) => Number(it.getAttribute('y'))))).toBeLessThan(
    Number(ring?.getAttribute('cy')) - 6,
  )
  const words = [...drawn.querySelectorAll('text:not([aria-hidden])')].filter((it) =>
    it.textContent?.startsWith('Annika'),
  )
  const starts = words.map((it) => Number(it.getAttribute('x')))
  // The words stand at the right of their line, where the break begins.
  expect(words.every((it) => it.getAttribute('text-anchor') === 'start')).toBe(true)
  words.slice(0, -1).forEach((it, place) => {
    const end = (starts[place] ?? 0) + widthOf(it.textContent ?? '')
    expect(end).toBeLessThanOrEqual(starts[place + 1] ?? 0)
  })
})

test.each([3, 7])(
  'where there is no room between %i breaks, their words stand whole in rows of their own',
  async (breaks) => {
    const [run] = samples['visit-run']
    if (run?.shape !== 'visit-run') return never()
    const [point] = run.points
    if (!point) return never()
    const words = 'Annika Sorensen observes'
    const points = Array.from({ length: 24 }, (_, place) => {
      const isBreak = place > 0 && place <= breaks
      return { ...point, label: `Sep ${place}`, begins: isBreak ? words : null, isBreak }
    })
    const drawn = draw({ ...run, points })
    await waitFor(() => expect(drawn.querySelectorAll('[data-break]')).toHaveLength(breaks))
    const whole = [...drawn.querySelectorAll('[data-break] ~ text:not([aria-hidden])')]
    expect(whole.map(({ textContent }) => textContent)).toEqual(Array(breaks).fill(words))
    expect(new Set(whole.map((it) => it.getAttribute('y'))).size).toBe(breaks)
  },
)

function never(): never {
  throw new Error('There is a sample of each shape.')
}
