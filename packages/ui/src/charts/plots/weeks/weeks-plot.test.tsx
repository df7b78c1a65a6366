import type { Weeks } from '@corridor/domain/report/report-shapes'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { screenPalette } from '../../palette.ts'
import { widthOf } from '../words.tsx'
import { WeeksPlot } from './weeks-plot.tsx'

function draw(width: number, week: (place: number) => Partial<Weeks['weeks'][number]>) {
  const weeks = Array.from({ length: 53 }, (_, place) => ({
    monday: `week ${place}`,
    label: `Sep ${place}`,
    visits: 12,
    closure: null,
    isSoFar: false,
    ...week(place),
  }))
  const goal = { low: 10, high: 14 }
  const { container } = render(
    <WeeksPlot chart={{ shape: 'weeks', goal, weeks }} width={width} palette={screenPalette} />,
  )
  return container
}

const numbers = (it: Element, name: string) => Number(it.getAttribute(name) ?? 0)
const wordsIn = (drawn: Element) =>
  [...drawn.querySelectorAll('text:not([aria-hidden])')].map((it) => it.textContent)

test.each([300, 700, 1_060])('53 weeks on %d px leave the words of the goal alone', (width) => {
  const drawn = draw(width, (place) => ({
    closure: place % 9 === 8 ? 'Winter break of all schools of the district' : null,
    visits: place % 9 === 8 ? 0 : 14 + (place % 3),
  }))
  const goal = [...drawn.querySelectorAll('text')].find((it) => it.textContent === 'Team goal: 10 to 14')
  const foot = numbers(goal ?? drawn, 'y') + 8

  const boxes = [...drawn.querySelectorAll('rect')].filter((it) => !it.closest('defs, pattern'))
  const near = boxes.filter((it) => numbers(it, 'y') < foot)
  // The goal’s own swatch is at its left.
  expect(near.map((it) => numbers(it, 'x') + numbers(it, 'width'))).toEqual([
    expect.toSatisfy((edge: number) => edge < numbers(goal ?? drawn, 'x')),
  ])
  const level = [...drawn.querySelectorAll('text')].filter((it) => it !== goal && !it.closest('[transform]'))
  for (const it of level) expect(numbers(it, 'y') - 8).toBeGreaterThanOrEqual(foot)
})

test('weeks of one closure have its words once', () => {
  const drawn = draw(700, (place) => (place > 35 && place < 48 ? { closure: 'No school', visits: 0 } : {}))

  expect(wordsIn(drawn).filter((it) => it === 'No school')).toHaveLength(1)
})

test('where not every number has room none is written', () => {
  expect(wordsIn(draw(700, (place) => ({ visits: place % 2 === 0 ? 7 : 12 })))).not.toContain('7')
  expect(wordsIn(draw(2_000, (place) => ({ visits: place % 2 === 0 ? 7 : 12 })))).toContain('7')
})

test.each([260, 300, 318, 340, 700])('names of weeks keep apart on %d px', (width) => {
  const names = [...draw(width, (place) => ({ isSoFar: place === 52 })).querySelectorAll('text')].filter(
    (it) => it.textContent?.startsWith('Sep '),
  )
  const spans = names.map((it) => {
    const half = widthOf(it.textContent ?? '') / 2
    return { from: numbers(it, 'x') - half, to: numbers(it, 'x') + half }
  })

  expect(names.at(-1)?.textContent).toBe('Sep 52')
  spans.slice(1).forEach(({ from }, place) => {
    expect(from - (spans[place]?.to ?? 0)).toBeGreaterThanOrEqual(4)
  })
})
