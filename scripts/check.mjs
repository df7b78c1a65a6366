import { ensurePackages } from './install.mjs'
import { stopwatch } from './progress.mjs'
import { runPackage } from './run.mjs'

/** Flags with which the checker of types keeps what it found: after a change it looks at what the change can reach. */
const keeping = (name) => [
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.corridor-types/${name}.tsbuildinfo`,
]

// The longest checks come first: two run at a time.
const checks = [
  { name: 'unused code', program: 'knip', args: ['--no-progress'] },
  // Each checker reads what all files share: one takes a quarter less of two cores that are busy anyway.
  { name: 'types', program: 'tsc', args: ['--noEmit', '-p', '.', '--checkers', '1', ...keeping('all')] },
  {
    name: 'types of the domain',
    program: 'tsc',
    args: ['--noEmit', '-p', 'packages/domain', ...keeping('domain')],
  },
  {
    name: 'boundaries',
    program: 'vitest',
    args: ['run', '--project', 'pure', 'packages/boundaries.test.ts'],
  },
  { name: 'format and lint', program: 'biome', args: ['check', '.'] },
]

await ensurePackages()
// `npm test` runs the tests of boundaries among all others.
const isBeforeTests = process.argv.includes('--before-tests')
const queue = isBeforeTests ? checks.filter(({ program }) => program !== 'vitest') : [...checks]
await Promise.all([workThrough(), workThrough()])

async function workThrough() {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const seconds = stopwatch()
    const { code, output } = await runPackage(check.program, check.args, { quiet: true })
    console.log(`${code === 0 ? '✓' : '✗'} ${check.name}  ${seconds()} s`)
    if (code === 0) continue
    console.log(output)
    process.exitCode = 1
  }
}
