import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { hashFiles, isStamped } from './stamp.mjs'

// The stamp stands beside what is served, not in it.
export const STAMP = 'node_modules/.corridor-built'
const RESULTS = ['apps/server/dist/bundle/main.js', 'apps/web/dist/index.html']
const FOLDERS = ['apps', 'packages']
const SCRIPTS = ['build', 'precompress', 'service-worker'].map((name) => `scripts/${name}.mjs`)
const FILES = ['package-lock.json', 'tsconfig.json', ...SCRIPTS]

/** Builds unless the sources are those of the last build. */
export async function ensureBuilt() {
  if (isBuilt(root)) return { code: 0 }
  // The build runs in a process of its own: the server must not carry the build tools’ memory.
  return run(process.execPath, ['scripts/build.mjs'])
}

export function isBuilt(folder) {
  return (
    RESULTS.every((path) => existsSync(join(folder, path))) &&
    isStamped(join(folder, STAMP), hashOfSources(folder))
  )
}

export function hashOfSources(folder) {
  const sources = FOLDERS.flatMap((path) => filesUnder(folder, path))
  return hashFiles(folder, [...FILES, ...sources])
}

function filesUnder(folder, path) {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|dist)$|\.test\.tsx?$/.test(entry.name)) return []
    const inside = `${path}/${entry.name}`
    return entry.isDirectory() ? filesUnder(folder, inside) : [inside]
  })
}
