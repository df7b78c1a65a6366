import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { growthTable } from './growth-table.ts'
import { type Measured, sizeTable } from './measured.ts'

const page = new URL('../../docs/proof/speed.md', import.meta.url)

/** «2 cores, 16 GB, Linux on arm64, Node v20.19.0, PostgreSQL 18.1» */
export function machine(engine: string): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  const { platform, arch, version } = process
  return `${cpus().length} cores, ${memory}, ${platform} on ${arch}, Node ${version}, PostgreSQL ${engine}`
}

export function writeSpeedPage(measured: readonly Measured[], engine: string) {
  const sizes = measured.map((it) => `## ${it.size.toLocaleString('en-US')} observations\n\n${sizeTable(it)}`)
  const parts = [
    '# How fast the server answers',
    `Written by \`npm run bench -- server --write\` on ${new Date().toISOString().slice(0, 10)}: ${machine(engine)}. [The benchmarks](../../bench/README.md) say what is measured and how.`,
    ...sizes,
    ...(measured.length > 1 ? ['## Growth', growthTable(measured)] : []),
  ]
  mkdirSync(new URL('.', page), { recursive: true })
  writeFileSync(page, `${parts.join('\n\n')}\n`)
}
