import { ensureBuilt } from './built.mjs'
import { ensurePackages } from './install.mjs'

await ensurePackages()
const { code } = await ensureBuilt()
if (code !== 0) process.exit(code)
await import(new URL('../apps/server/dist/bundle/rebuild-facts.js', import.meta.url).href)
