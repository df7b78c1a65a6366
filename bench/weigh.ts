import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const dist = new URL('../apps/web/dist/', import.meta.url)

/** What a first visit to the On Task capture screen loads before it shows; the rest comes after the first paint. */
const CAPTURE = [
  'index.html',
  'src/screens/observe/update.screen.tsx',
  '../../packages/tools/src/tools/on-task/capture/on-task.capture.tsx',
]

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

/** Kilobytes of compressed script, the entry that every page loads and the capture route with it. */
export function weighCapture() {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(new URL('.vite/manifest.json', dist), 'utf8'),
  )
  const collect = (key: string, into: Set<string>): Set<string> => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    if (!into.has(chunk.file)) {
      into.add(chunk.file)
      for (const next of chunk.imports ?? []) collect(next, into)
    }
    return into
  }
  const all = new Set<string>()
  const entry = kilobytes(collect('index.html', new Set()))
  for (const key of CAPTURE) collect(key, all)
  return { entry, capture: kilobytes(all), files: all.size }
}

function kilobytes(files: Iterable<string>): number {
  const sizes = [...files].map((file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
