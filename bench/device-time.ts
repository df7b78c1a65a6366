import { readdirSync, readFileSync } from 'node:fs'
import type { CDPSession } from '@playwright/test'

const assets = new URL('../apps/web/dist/assets/', import.meta.url)

interface Profile {
  readonly nodes: readonly ProfileNode[]
  readonly samples?: readonly number[]
  readonly timeDeltas?: readonly number[]
}

interface ProfileNode {
  readonly id: number
  readonly callFrame: { readonly url: string; readonly functionName: string }
  readonly children?: readonly number[]
}

const SAMPLE_EVERY_US = 200

export async function startProfile(cdp: CDPSession) {
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US })
  await cdp.send('Profiler.start')
}

/** The built script that a source file went into. */
export function scriptOf(source: string): string {
  const maps = readdirSync(assets).filter((name) => name.endsWith('.js.map'))
  const isIn = (name: string) => {
    const { sources }: { sources: string[] } = JSON.parse(readFileSync(new URL(name, assets), 'utf8'))
    return sources.some((it) => it.endsWith(source))
  }
  const map = maps.find(isIn)
  if (!map) throw new Error(`The build has no script with ${source}.`)
  return map.replace(/\.map$/, '')
}

/** Milliseconds of the main thread in which a function of this script was at work, or what it called. */
export async function stopProfile(cdp: CDPSession, script: string): Promise<number> {
  const { profile } = await cdp.send('Profiler.stop')
  return timeWithin(profile, script)
}

function timeWithin({ nodes, samples = [], timeDeltas = [] }: Profile, script: string): number {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const inside = new Set<number>()
  const visit = (id: number, isInside: boolean) => {
    const node = byId.get(id)
    if (!node) return
    const counts = isInside || node.callFrame.url.endsWith(`/${script}`)
    if (counts) inside.add(id)
    for (const child of node.children ?? []) visit(child, counts)
  }
  const [root] = nodes
  if (root) visit(root.id, false)
  const us = samples.reduce((sum, id, index) => sum + (inside.has(id) ? (timeDeltas[index] ?? 0) : 0), 0)
  return us / 1000
}
