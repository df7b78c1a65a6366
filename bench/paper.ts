import { recordPaper } from '../apps/server/src/modules/observations/record/record-paper.ts'
import type { PrintedPart } from '../apps/server/src/modules/observations/record/record-sections.ts'
import { pdfOf } from '../apps/server/src/paper/pdf-of.ts'
import { recordParts } from '../apps/server/test/record-parts.ts'
import { say, sayGoal, sayLoad } from './say.ts'

const GOAL_MS = 100
const TIMES = 20

sayLoad()
const all = await recordParts()
const [first, ...rest] = all.values()
if (!first) throw new Error('There are no tools.')

const started = process.cpuUsage()
await print(first)
say('The first paper of a server, with its fonts, CPU ms', millisecondsSince(started).toFixed(0))
for (const [key, part] of all) await measure(key, part)
const visit = ['on-task', 'higher-level-questioning', 'expanded-rubric', 'narrative-corner']
const [one = first, ...others] = [first, ...rest].filter((it) => visit.some((key) => all.get(key) === it))
await measure('a visit of four tools', one, ...others)

/**
 * Processor time of a page, the mean of several papers after six to warm up: on a busy machine it says more than a
 * clock.
 */
async function measure(what: string, ...parts: [PrintedPart, ...PrintedPart[]]) {
  for (let time = 0; time < 6; time++) await print(...parts)
  const before = process.cpuUsage()
  let pages = 0
  for (let time = 0; time < TIMES; time++) pages += await print(...parts)
  sayGoal(`${what}, ${pages / TIMES} pages: CPU ms a page`, millisecondsSince(before) / pages, GOAL_MS)
}

/** Prints a paper; answers how many pages it has. */
async function print(...parts: [PrintedPart, ...PrintedPart[]]): Promise<number> {
  const bytes = await pdfOf(recordPaper({ parts, district: 'Alder Valley', photos: new Map(), steps: [] }))
  return (
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? Number.NaN
  )
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
