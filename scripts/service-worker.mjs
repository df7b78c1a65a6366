import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Bundles the service worker with the list of what it keeps on the device, each file with its hash. */
export async function buildServiceWorker(web) {
  const { build } = await import('esbuild')
  await build({
    entryPoints: [join(web, 'src/service-worker/service-worker.ts')],
    outfile: join(web, 'dist/service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    logLevel: 'silent',
    define: { VERSION: JSON.stringify(await describeVersion(join(web, 'dist'))) },
  })
}

/** Whether a file is kept for use without a connection; fonts of scripts other than Latin come from the network. */
export function isKept(path) {
  return /^logo\.svg$|^assets\/.+(\.(js|css|svg|png|webp)|-latin-wght-\w+-[\w-]+\.woff2)$/.test(path)
}

async function describeVersion(dist) {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  const paths = (await readdir(dist, { recursive: true })).filter(isKept).toSorted()
  const files = await Promise.all(
    paths.map(async (path) => [`/${path}`, `sha256-${digest(await readFile(join(dist, path)))}`]),
  )
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  const hash = createHash('sha256').update(page).update(JSON.stringify(files)).digest('hex').slice(0, 12)
  return { entry: `/${manifest['index.html'].file}`, hash, files }
}

function digest(content) {
  return createHash('sha256').update(content).digest('base64')
}
