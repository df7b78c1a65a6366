import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

// `npm test` builds first; `npm run build` does it by hand.
const dist = new URL('dist/', import.meta.url)

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly imports?: readonly string[]
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))

/** A chunk and all that must arrive with it. */
function closureOf(key: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(key)) {
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) closureOf(next, seen)
  }
  return seen
}

function kilobytes(keys: Iterable<string>): number {
  const sizes = [...keys].map((key) => gzipSync(read(key), { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

function read(key: string) {
  return readFileSync(new URL(manifest[key]?.file ?? '', dist))
}

function sourcesOf(key: string): string[] {
  const map = new URL(`${manifest[key]?.file}.map`, dist)
  // The bundler's own runtime has none.
  return existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : []
}

const first = closureOf('index.html')
/** What every page but those of capturing loads first. */
const framed = new Set([...first, ...closureOf('src/routing/router.tsx')])
const layouts = ['frame', 'plain'].map((name) => closureOf(`src/frame/${name}.layout.tsx`))
const screens = Object.keys(manifest).filter((key) => key.endsWith('.screen.tsx'))
const shared = new Set([...framed, ...layouts.flatMap((keys) => [...keys]), ...usual()])

/** What most of the ordinary screens need: whoever comes to one has it from another. */
function usual(): string[] {
  const ordinary = screens.filter((key) => !key.includes('/observe/')).map((key) => closureOf(key))
  return Object.keys(manifest).filter(
    (key) => ordinary.filter((it) => it.has(key)).length > ordinary.length / 2,
  )
}

/** What a first visit loads before the screen shows: nothing in it may wait for a good connection. */
const capture = new Set([
  ...first,
  ...closureOf('src/screens/observe/update.screen.tsx'),
  ...closureOf('../../packages/tools/src/tools/on-task/capture/on-task.capture.tsx'),
])

test('no two script files wait for each other', () => {
  const inCircles = Object.keys(manifest).filter((key) =>
    (manifest[key]?.imports ?? []).some((next) => closureOf(next).has(key)),
  )

  expect(inCircles).toEqual([])
})

test('a home takes fewer than fifty script files', () => {
  const folder = 'src/screens/dashboard'
  const parts = [`${folder}/dashboard.screen.tsx`, `${folder}/district/district-home.tsx`]
  const home = [
    ...framed,
    ...closureOf('src/frame/frame.layout.tsx'),
    ...parts.flatMap((key) => [...closureOf(key)]),
  ]

  expect(new Set(home).size).toBeLessThan(50)
})

test('what every page loads first keeps its weight', () => {
  expect(kilobytes(first)).toBeLessThan(77)
})

test('the data router and its addresses keep their weight', () => {
  expect(kilobytes([...framed].filter((key) => !first.has(key)))).toBeLessThan(37)
})

test('a capture screen, with all that it needs, is within the gate of 110 kB', () => {
  expect(kilobytes(capture)).toBeLessThan(110)
})

test('a capture screen holds neither UI kit, router, query cache, schemas nor reporter', () => {
  const heavy = /node_modules\/(@mantine|@tanstack|@visx|d3-\w+|react-router|zod|rollbar)\//

  expect([...capture].flatMap(sourcesOf).filter((source) => heavy.test(source))).toEqual([])
})

test('the frame of the ordinary screens keeps its weight', () => {
  for (const keys of layouts) expect(kilobytes([...keys].filter((key) => !framed.has(key)))).toBeLessThan(126)
})

test('what most ordinary screens share beyond the frame keeps its weight', () => {
  const inFrame = new Set([...framed, ...layouts.flatMap((keys) => [...keys])])

  expect(kilobytes(usual().filter((key) => !inFrame.has(key)))).toBeLessThan(50)
})

/** What a screen brings that whoever comes to it does not have yet. */
function ownOf(...keys: readonly string[]): number {
  const all = new Set(keys.flatMap((key) => [...closureOf(key)]))
  return kilobytes([...all].filter((it) => !shared.has(it)))
}

/** A record as it is sent and as it is read: its blocks and charts come with it. */
const isRecord = (key: string) => /\/observations\/(observation|send)\.screen/.test(key)

// Reports bring their charts with them.
test.each(screens.filter((key) => !isRecord(key)))('%s brings at most 45 kB of its own', (key) => {
  expect(ownOf(key)).toBeLessThan(45)
})

test.each(screens.filter(isRecord))('%s brings at most 58 kB of its own', (key) => {
  expect(ownOf(key)).toBeLessThan(58)
})

test('the home of a district brings at most 38 kB of its own', () => {
  const folder = 'src/screens/dashboard'

  expect(ownOf(`${folder}/dashboard.screen.tsx`, `${folder}/district/district-home.tsx`)).toBeLessThan(38)
})

test('the page about an educator brings at most 24 kB of its own, but charts with the tabs that have them', () => {
  const folder = 'src/screens/educators'

  expect(ownOf(`${folder}/educator.screen.tsx`, `${folder}/tabs/plain-tabs.tsx`)).toBeLessThan(24)
})
