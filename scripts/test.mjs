import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './built.mjs'
import { ensurePackages, refuseOldNode } from './install.mjs'
import { stopwatch } from './progress.mjs'
import { run, runPackage } from './run.mjs'
import { readPlaywright, readVitest, summarise } from './test-results.mjs'

const wanted = process.argv.slice(2)
refuseOldNode()
if (wanted.length > 0) {
  await ensurePackages()
  const { code } = await runVitest(wanted)
  process.exit(code)
}

const CHROMIUM_PATH = await ensureBrowser()
await ensurePackages()

const folder = mkdtempSync(join(tmpdir(), 'corridor-test-'))
const results = { vitest: join(folder, 'vitest.json'), playwright: join(folder, 'playwright.json') }
const steps = [
  { name: 'Checks', work: () => run(process.execPath, ['scripts/check.mjs', '--before-tests']) },
  { name: 'Build', work: ensureBuilt },
  { name: 'Tests', work: countVitest, count: () => readVitest(results.vitest) },
  { name: 'Browser tests', work: runPlaywright, count: () => readPlaywright(results.playwright) },
]

const done = []
for (const { name, work, count } of steps) {
  console.log(`\n── ${name}\n`)
  const seconds = stopwatch()
  const { code } = await work()
  done.push({ name, code, seconds: seconds(), count: count?.() })
  if (code !== 0) break
}
rmSync(folder, { recursive: true })
console.log(summarise(done))
process.exitCode = done.at(-1).code

function countVitest() {
  return runVitest(['--reporter=default', '--reporter=json', `--outputFile.json=${results.vitest}`])
}

function runVitest(args) {
  // React refuses to be tested where NODE_ENV says production.
  return runPackage('vitest', ['run', ...args], { env: { ...process.env, NODE_ENV: 'test' } })
}

function runPlaywright() {
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json']
  const env = { ...process.env, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: results.playwright }
  return runPackage('playwright', args, { env })
}
