import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './built.mjs'
import { ensurePackages } from './install.mjs'
import { runPackage } from './run.mjs'

/** `npm run journeys` makes every journey at every width; `npm run journeys -- reports` those of one file. */
const CHROMIUM_PATH = await ensureBrowser()
await ensurePackages()
const built = await ensureBuilt()
if (built.code !== 0) process.exit(built.code)

const args = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
const { code } = await runPackage('playwright', args, {
  env: { ALL_WIDTHS: 'yes', ...process.env, CHROMIUM_PATH },
})
process.exit(code)
