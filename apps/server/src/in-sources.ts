import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

// Read with the first failure: a server that reads its maps when it starts holds a quarter more memory for them.
const maps = new Map<string, SourceMap | undefined>()

/** The lines of a stack, where they lie in a bundle as places in its sources. */
export function inSources(stack: string): string {
  return stack.replace(
    /(file:\/\/\S+\.js):(\d+):(\d+)/g,
    (place, file: string, line: string, column: string) => {
      const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
      if (!entry || !('originalSource' in entry)) return place
      return `${new URL(entry.originalSource, file).href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
    },
  )
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(`${fileURLToPath(file)}.map`))
  return maps.get(file)
}

function readMap(path: string): SourceMap | undefined {
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}
