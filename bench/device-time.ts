import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import type { CDPSession } from '@playwright/test'

const assets = new URL('../apps/web/dist/assets/', import.meta.url)

interface Profile {
  readonly nodes: readonly ProfileNode[]
  readonly samples?: readonly number[]
  readonly timeDeltas?: readonly number[]
}

interface ProfileNode {
  readonly id: number
  readonly callFrame: CallFrame
  readonly children?: readonly number[]
}

interface CallFrame {
  readonly url: string
  readonly lineNumber: number
  readonly columnNumber: number
}

const SAMPLE_EVERY_US = 200

export async function startProfile(cdp: CDPSession) {
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US })
  await cdp.send('Profiler.start')
}

/** Milliseconds of the main thread in which a function of these sources, or one that it called, was at work. */
export async function stopProfile(cdp: CDPSession, sources: RegExp): Promise<number> {
  const { profile } = await cdp.send('Profiler.stop')
  return timeWithin(profile, (frame) => sources.test(sourceOf(frame)))
}

function timeWithin(profile: Profile, isMeant: (frame: CallFrame) => boolean): number {
  const { nodes, samples = [], timeDeltas = [] } = profile
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const inside = new Set<number>()
  const visit = (id: number, isInside: boolean) => {
    const node = byId.get(id)
    if (!node) return
    const counts = isInside || isMeant(node.callFrame)
    if (counts) inside.add(id)
    for (const child of node.children ?? []) visit(child, counts)
  }
  const [root] = nodes
  if (root) visit(root.id, false)
  const us = samples.reduce((sum, id, index) => sum + (inside.has(id) ? (timeDeltas[index] ?? 0) : 0), 0)
  return us / 1000
}

const maps = new Map<string, SourceMap | undefined>()

/** The source file of a function of the build. */
function sourceOf({ url, lineNumber, columnNumber }: CallFrame): string {
  const name = url.split('/').at(-1) ?? ''
  if (!maps.has(name)) maps.set(name, readMap(`${name}.map`))
  const entry = maps.get(name)?.findEntry(lineNumber, columnNumber)
  return entry && 'originalSource' in entry ? entry.originalSource : ''
}

/** The source map of a file; the bundler’s own runtime and the browser’s functions have none. */
function readMap(name: string): SourceMap | undefined {
  const file = new URL(name, assets)
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}
