import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './built.mjs'
import { ensurePackages } from './install.mjs'
import { runPackage } from './run.mjs'

/** `npm run faults` runs all at their full sizes, `npm run faults -- F10` one of them. */
const names = process.argv.slice(2)
const CHROMIUM_PATH = await ensureBrowser()
await ensurePackages()
const built = await ensureBuilt()
if (built.code !== 0) process.exit(built.code)

const env = { FAULTS: 'full', ...process.env, CHROMIUM_PATH }
const wanted = names.length > 0 ? `(${names.join('|')}) ` : '.'
const pure = await runPackage(
  'vitest',
  ['run', 'delivery', 'merge', 'storm', '-t', wanted, '--passWithNoTests'],
  {
    env: { ...env, NODE_ENV: 'test' },
  },
)
const args = ['test', '--config', 'e2e/playwright.config.ts', '--project', 'faults', '--grep', wanted]
const browser = await runPackage('playwright', [...args, '--pass-with-no-tests'], { env })
process.exit(pure.code || browser.code)
