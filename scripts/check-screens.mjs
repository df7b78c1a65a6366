import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './built.mjs'
import { ensurePackages } from './install.mjs'
import { runPackage } from './run.mjs'

/**
 * Checks every main page of every role at 320 px and with text twice as large: nothing is cut off, nothing overlaps.
 */
const CHROMIUM_PATH = await ensureBrowser()
await ensurePackages()
const built = await ensureBuilt()
if (built.code !== 0) process.exit(built.code)

const args = [
  'test',
  '--config',
  'e2e/playwright.config.ts',
  '--project',
  'screens',
  ...process.argv.slice(2),
]
const { code } = await runPackage('playwright', args, {
  env: { SCREENS: 'all', ...process.env, CHROMIUM_PATH },
})
process.exit(code)
