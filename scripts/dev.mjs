import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensurePackages } from './install.mjs'
import { root } from './root.mjs'

await ensurePackages()
const { createServer } = await import('vite')

// Vite’s configuration sends /api to this port.
process.env.PORT ||= '3000'
const web = await createServer({ root: join(root, 'apps/web') })
await web.listen()
const [address] = web.resolvedUrls.local
console.log(`The web application is at ${address}, and reloads with its sources.`)

const api = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--import', 'tsx', 'apps/server/src/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    // The server has a process group of its own: a terminal’s Ctrl-C then reaches it once, through us.
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PUBLIC_URL: process.env.PUBLIC_URL || new URL(address).origin,
    },
  },
)
api.on('exit', async (code) => {
  await web.close()
  process.exit(code ?? 1)
})

let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (!isEnding) api.kill('SIGTERM')
    isEnding = true
  })
