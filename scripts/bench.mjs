import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './built.mjs'
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'

const asked = process.argv.slice(2)
const ofServer = asked.length > 0
const environment = ofServer ? {} : { CHROMIUM_PATH: await ensureBrowser() }
await ensurePackages()
const built = await ensureBuilt()
if (built.code !== 0) process.exit(built.code)

const programs = { paper: 'bench/paper.ts', roster: 'bench/roster.ts' }
const program = ofServer ? (programs[asked[0]] ?? 'bench/server/server.ts') : 'bench/capture.ts'
const { code } = await run(process.execPath, ['--import', 'tsx', program, ...asked], {
  env: { ...process.env, ...environment },
})
process.exit(code)
