import type { CDPSession } from '@playwright/test'

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

/** Milliseconds of the main thread in which a function of these scripts was at work, or what it called. */
export async function stopProfile(cdp: CDPSession, scripts: RegExp): Promise<number> {
  const { profile } = await cdp.send('Profiler.stop')
  return timeWithin(profile, scripts)
}

function timeWithin({ nodes, samples = [], timeDeltas = [] }: Profile, scripts: RegExp): number {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const within = new Set<number>()
  const visit = (id: number, isWithin: boolean) => {
    const node = byId.get(id)
    if (!node) return
    const counts = isWithin || scripts.test(node.callFrame.url)
    if (counts) within.add(id)
    for (const child of node.children ?? []) visit(child, counts)
  }
  const [root] = nodes
  if (root) visit(root.id, false)
  const us = samples.reduce((sum, id, index) => sum + (within.has(id) ? (timeDeltas[index] ?? 0) : 0), 0)
  return us / 1000
}
