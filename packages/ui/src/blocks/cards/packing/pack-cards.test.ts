import { expect, test } from 'vitest'
import { type CardSize, packCards } from './pack-cards.ts'

const GAP = 20
const packed = (tracks: number, ...cards: readonly (readonly [CardSize, number])[]) =>
  packCards(
    cards.map(([size, height]) => ({ size, height })),
    tracks,
    GAP,
  ).map(({ track, top, height }) => [track, top, height])

test('a low card has the next one below it, not a hole', () => {
  expect(packed(12, ['half', 300], ['half', 900], ['half', 400], ['half', 200])).toEqual([
    [0, 0, 300],
    // The last card ends where the column beside it ends.
    [6, 0, 940],
    [0, 320, 400],
    [0, 740, 200],
  ])
})

test('cards of a third stand below each other beside a wide one', () => {
  expect(packed(12, ['two-thirds', 800], ['third', 300], ['third', 480])).toEqual([
    [0, 0, 800],
    [8, 0, 300],
    [8, 320, 480],
  ])
})

test('cards of nearly one height end at one line, and the next row begins there', () => {
  expect(packed(12, ['half', 300], ['half', 340], ['half', 100], ['half', 100])).toEqual([
    [0, 0, 340],
    [6, 0, 340],
    [0, 360, 100],
    [6, 360, 100],
  ])
})

test('a card over the full width begins below all; one that ends far above it does not grow that much', () => {
  expect(packed(12, ['half', 300], ['half', 900], ['full', 100])).toEqual([
    [0, 0, 300],
    [6, 0, 900],
    [0, 920, 100],
  ])
})

test('a low card alone keeps the place beside it free for the next', () => {
  expect(packed(12, ['half', 40], ['half', 400])).toEqual([
    [0, 0, 40],
    [6, 0, 400],
  ])
})

test('of two columns a card takes one or both', () => {
  expect(packed(2, ['two-thirds', 200], ['third', 100], ['half', 300], ['third', 150])).toEqual([
    [0, 0, 200],
    [0, 220, 100],
    [1, 220, 300],
    [0, 340, 180],
  ])
})

test('of two columns a narrow card with nothing beside it takes both', () => {
  expect(
    packCards(
      (['two-thirds', 'third', 'full', 'third', 'half'] as const).map((size) => ({ size, height: 100 })),
      2,
      GAP,
    ).map(({ tracks }) => tracks),
  ).toEqual([2, 2, 2, 1, 1])
})

test('no card begins above the one before it, and none covers another', () => {
  const sizes: readonly CardSize[] = ['full', 'two-thirds', 'third', 'third', 'half', 'half', 'half']
  const cards = Array.from({ length: 80 }, (_, place) => ({
    size: sizes[(place * 5 + Math.floor(place / 3)) % sizes.length] ?? 'full',
    height: 40 + ((place * 7919) % 900),
  }))
  for (const tracks of [2, 12]) {
    const placed = packCards(cards, tracks, GAP)
    placed.forEach((one, place) => {
      expect(one.top).toBeGreaterThanOrEqual(placed[place - 1]?.top ?? 0)
      expect(one.height).toBeGreaterThanOrEqual(cards[place]?.height ?? 0)
      for (const other of placed.slice(place + 1)) {
        const isBeside = one.track + one.tracks <= other.track || other.track + other.tracks <= one.track
        expect(isBeside || other.top >= one.top + one.height + GAP).toBe(true)
      }
    })
  }
})
