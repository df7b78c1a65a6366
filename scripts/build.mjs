import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, parse } from 'node:path'
import { hashOfSources, STAMP } from './built.mjs'
import { ensurePackages } from './install.mjs'
import { precompress } from './precompress.mjs'
import { stop, withProgress } from './progress.mjs'
import { root } from './root.mjs'
import { buildServiceWorker } from './service-worker.mjs'
import { removeStamp, writeStamp } from './stamp.mjs'

const server = join(root, 'apps/server')
const web = join(root, 'apps/web')
/**
 * Packages that are bundled: ours are TypeScript, which Node 20 does not run; two others have hundreds of files
 * each, which take long to find.
 */
const bundled = /^(@corridor|drizzle-orm|zod)(\/|$)/

await ensurePackages()
process.env.NODE_ENV = 'production'
try {
  await withProgress('Building …', build)
} catch (error) {
  stop(`${error.message}\nThe build failed.`)
}

async function build() {
  const stamp = join(root, STAMP)
  removeStamp(stamp)
  // The hash is taken first: a change during the build is not in it.
  const hash = hashOfSources(root)
  await buildServer()
  await buildWeb()
  writeStamp(stamp, hash)
}

async function buildServer() {
  const { build } = await import('esbuild')
  // The code finds its migrations and pages two folders up, as from its sources.
  const outdir = join(server, 'dist/bundle')
  rmSync(outdir, { recursive: true, force: true })
  await build({
    entryPoints: { main: join(server, 'src/main.ts'), ...cliEntries() },
    outdir,
    bundle: true,
    // Code that is imported on demand, such as all that draws paper, stays out of the start.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    // Lines and names are enough to read a failure, and fewer lines cost less to read.
    sourcesContent: false,
    minifyWhitespace: true,
    logLevel: 'silent',
    plugins: [{ name: 'external-packages', setup: keepPackagesExternal }],
  })
}

function cliEntries() {
  const folder = join(server, 'src/cli')
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return Object.fromEntries(files.map((name) => [parse(name).name, join(folder, name)]))
}

function keepPackagesExternal({ onResolve }) {
  onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || bundled.test(path) ? undefined : { path, external: true },
  )
}

async function buildWeb() {
  const { build } = await import('vite')
  await build({ root: web, logLevel: 'warn' })
  await buildServiceWorker(web)
  await precompress(join(web, 'dist'))
}
