import type { Ribbon as Chart } from '@corridor/domain/report/block'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Palette, screenPalette } from './palette.ts'
import { Ribbon } from './ribbon.tsx'
import { RibbonTracks } from './ribbon-tracks.tsx'

const chart: Chart = {
  shape: 'ribbon',
  parts: [
    { key: 'opening', label: 'Opening', letter: 'O', hue: 'sky' },
    { key: 'modeling', label: 'Modeling', letter: 'M', hue: 'sky' },
    { key: 'guided', label: 'Guided practice', letter: 'G', hue: 'marigold' },
    { key: 'grouping pairs', label: 'Pairs', letter: '', hue: 'slate' },
  ],
  length: 600,
  tracks: [
    {
      label: 'Activity',
      pieces: [
        { key: 'opening', from: 0, to: 300 },
        { key: 'modeling', from: 300, to: 301 },
        { key: 'guided', from: 301, to: 600 },
      ],
    },
    { label: 'Grouping', pieces: [{ key: 'grouping pairs', from: 0, to: 600 }] },
  ],
}
const block = { title: 'How the time was used', chart, counted: '3 segments' }

const texts = (within: Element) => [...within.querySelectorAll('text')].map((it) => it.textContent)
const drawn = (within: Element) =>
  [...within.querySelectorAll('rect[fill^="url"]')].map((it) => ({
    left: Number(it.getAttribute('x')),
    width: Number(it.getAttribute('width')),
  }))

test('a ribbon is a picture with a sentence that says what it shows', async () => {
  render(<Ribbon {...block} />)

  expect((await screen.findByRole('img')).getAttribute('aria-label')).toBe(
    'How the time was used: 3 segments in 10:00. Opening 5:00, Modeling 0:01, Guided practice 4:59.',
  )
  expect(screen.getAllByRole('listitem').map((it) => it.textContent)).toEqual([
    'OOpening',
    'MModeling',
    'GGuided practice',
  ])
})

test('pieces are as long as they lasted, one where the other ends, with a letter where there is room', () => {
  render(<RibbonTracks id="it" label="Time" chart={chart} width={600} />)
  const picture = screen.getByRole('img')
  const [opening, modeling, guided] = drawn(picture)

  expect([opening?.left, modeling?.left, guided?.left]).toEqual([0, 300, 301])
  expect(opening?.width).toBeCloseTo(298.5)
  expect(texts(picture)).toEqual(['O', 'G', '0 min', '2 min', '4 min', '6 min', '8 min', 'Pairs'])
})

test('minutes are those of what the ribbon is a part of', () => {
  render(<RibbonTracks id="it" label="Time" chart={chart} since={470} width={600} />)

  expect(texts(screen.getByRole('img'))).toEqual(['O', 'G', '10 min', '12 min', '14 min', '16 min', 'Pairs'])
})

test('a hue that is used again has another pattern, in the colors that are given', () => {
  const paper: Palette = { ...screenPalette, hues: { ...screenPalette.hues, sky: '#6fb4de' } }
  render(<RibbonTracks id="it" label="Time" chart={chart} width={600} palette={paper} />)
  const pattern = (key: string) => document.getElementById(`it-${key}`)

  expect(pattern('opening')?.querySelector('rect:last-of-type')?.getAttribute('fill')).toBe('#6fb4de')
  expect(pattern('opening')?.querySelector('path')).toBeNull()
  expect(pattern('modeling')?.querySelector('path')).toBeTruthy()
})

test('a ribbon of no time draws nothing', () => {
  render(<RibbonTracks id="it" label="Time" chart={{ ...chart, length: 0, tracks: [] }} width={600} />)

  expect(drawn(screen.getByRole('img'))).toEqual([])
})
