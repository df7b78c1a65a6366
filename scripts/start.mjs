import { ensureBuilt } from './built.mjs'
import { ensurePackages } from './install.mjs'
import { root } from './root.mjs'

await ensurePackages()
const { code } = await ensureBuilt()
if (code !== 0) process.exit(code)

process.chdir(root)
process.env.NODE_ENV = 'production'
const server = new URL('../apps/server/dist/bundle/main.js', import.meta.url)
await import(server.href)
