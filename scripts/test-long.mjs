import { ensurePackages } from './install.mjs'
import { runPackage } from './run.mjs'

/** `npm run test:long` runs every unit test at its full size; `npm run test:long -- recount` those of one name. */
await ensurePackages()
const env = { ...process.env, LONG: 'yes', FAULTS: 'full', NODE_ENV: 'test' }
const { code } = await runPackage('vitest', ['run', ...process.argv.slice(2)], { env })
process.exit(code)
