import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Holds a zip while it is read: its list of contents is at its end. The file has no name from its first moment on, so
 * it is gone with the last look at it, even if the server is killed.
 */
export async function holdZip<Read>(
  upload: AsyncIterable<Buffer>,
  read: (file: FileHandle, length: number) => Promise<Read>,
): Promise<Read> {
  const file = await nameless()
  try {
    let length = 0
    for await (const chunk of upload) {
      await file.writeFile(chunk)
      length += chunk.length
    }
    return await read(file, length)
  } finally {
    await file.close()
  }
}

async function nameless(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-'))
  try {
    return await open(join(folder, 'roster'), 'wx+', 0o600)
  } finally {
    await rm(folder, { recursive: true })
  }
}
