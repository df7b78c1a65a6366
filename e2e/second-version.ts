import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Build {
  /** The files by path, `/assets/….js`. */
  readonly files: ReadonlyMap<string, Buffer>
  /** The page of this build, made from the page of the first. */
  readonly page: (first: string) => string
}

/** The build that `npm run build` left in a folder; its pages say `data-version="first"`. */
export async function firstVersion(dist: string): Promise<Build> {
  const names = await readdir(dist, { recursive: true, withFileTypes: true })
  const paths = names.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name))
  const served = paths.filter((path) => /\.(js|css|svg|png|woff2|webmanifest)$/.test(path))
  const files = await Promise.all(
    served.map(async (path) => [path.slice(dist.length), await readFile(path)] as const),
  )
  return { files: new Map(files), page: marked('first') }
}

/** A build in which every script and style has changed: other names, other contents, and pages that say “second”. */
export function secondVersion({ files }: Build): Build {
  const renamed = (text: string) => text.replaceAll(/(-[\w-]{6})[\w-]\.(js|css)\b/g, '$1~.$2')
  const changed = [...files].map(([path, content]) => {
    if (!/\.(js|css)$/.test(path)) return [path, content] as const
    const text = renamed(content.toString())
    return [renamed(path), Buffer.from(text)] as const
  })
  const second = new Map(changed)
  second.set(WORKER, hashedAnew(second))
  return { files: second, page: (first) => renamed(marked('second')(first)) }
}

const WORKER = '/service-worker.js'

function marked(version: string) {
  return (page: string) => page.replace('<html', `<html data-version="${version}"`)
}

/** The worker with the new hashes of its files. */
function hashedAnew(files: ReadonlyMap<string, Buffer>): Buffer {
  const worker = String(files.get(WORKER))
    .replaceAll(/\["([^"]+)","sha256-[^"]+"\]/g, (_, path) => `["${path}","${digest(files.get(path))}"]`)
    .replace(/hash:"\w+"/, 'hash:"second"')
  return Buffer.from(worker)
}

function digest(content: Buffer | undefined): string {
  return `sha256-${createHash('sha256')
    .update(content ?? '')
    .digest('base64')}`
}
