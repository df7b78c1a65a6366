import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { growthTable } from './growth-table.ts'
import { limitTable } from './limit/limit-table.ts'
import { type Measured, sizeTable } from './measured.ts'
import { standingRows } from './starting.ts'

// Reports have a page of their own, so that measuring them again leaves the other alone.
const pages = {
  server: new URL('../../docs/proof/speed.md', import.meta.url),
  reports: new URL('../../docs/proof/reports-speed.md', import.meta.url),
}
const titles = { server: 'How fast the server answers', reports: 'How fast reports are' }

function partsOf(it: Measured): string {
  const beside = it.compared ? [limitTable(it.compared)] : []
  return [...beside, standingRows(it.standing).join('\n'), sizeTable(it)].join('\n\n')
}

/** “2 cores, 16 GB, Linux on arm64, Node v20.19.0, PostgreSQL 18.1” */
export function machine(engine: string): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const { platform, arch, version } = process
  return `${cpus().length} cores, ${memory}, ${platform} on ${arch}, Node ${version}, PostgreSQL ${engine}`
}

export function writeSpeedPage(part: keyof typeof pages, measured: readonly Measured[], engine: string) {
  const sizes = measured.map((it) => `## ${it.size.toLocaleString('en-US')} observations\n\n${partsOf(it)}`)
  const parts = [
    `# ${titles[part]}`,
    `Written by \`npm run bench -- ${part} --write\` on ${new Date().toISOString().slice(0, 10)}: ${machine(engine)}. [The benchmarks](../../bench/README.md) say what is measured and how.${busy()}`,
    ...sizes,
    ...(measured.length > 1 ? ['## Growth', growthTable(measured)] : []),
  ]
  mkdirSync(new URL('.', pages[part]), { recursive: true })
  writeFileSync(pages[part], `${parts.join('\n\n')}\n`)
}

/** A sentence for readers of the figures about what else the machine did. */
function busy(): string {
  const [, load = 0] = loadavg()
  const others = load > cpus().length
  return others
    ? ` The machine was busy with other things (load ${load.toFixed(0)}): times came out too long, and processor time too, for the product and for the limit beside it alike.`
    : ''
}
