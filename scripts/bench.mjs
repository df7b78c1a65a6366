import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './built.mjs'
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'

const CHROMIUM_PATH = await ensureBrowser()
await ensurePackages()
const built = await ensureBuilt()
if (built.code !== 0) process.exit(built.code)

const { code } = await run(process.execPath, ['--import', 'tsx', 'bench/capture.ts'], {
  env: { ...process.env, CHROMIUM_PATH },
})
process.exit(code)
