import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Problem } from '@corridor/contract/problems'
import { MOST_FILE_BYTES } from '@corridor/domain/files/file-types'
import type { FastifyRequest } from 'fastify'
import { turnstile } from '../../access/turnstile.ts'

/** An upload on the disc, under no name: it is gone when it is closed, and with the process. */
class WaitingFile {
  readonly #handle: FileHandle
  readonly #bytes: number

  constructor(handle: FileHandle, bytes: number) {
    this.#handle = handle
    this.#bytes = bytes
  }

  async take(): Promise<Uint8Array> {
    try {
      const content = Buffer.allocUnsafe(this.#bytes)
      await this.#handle.read(content, 0, this.#bytes, 0)
      return content
    } finally {
      await this.#handle.close()
    }
  }
}

/**
 * Receives a file on the disc. Files come as slowly as schools' networks are, and many at once: none is held in memory
 * until all of it is here.
 */
export async function receiveFile({ headers }: FastifyRequest, body: Readable): Promise<WaitingFile> {
  if (Number(headers['content-length']) > MOST_FILE_BYTES) throw new Problem('too-large')
  const path = join(tmpdir(), `corridor-${randomUUID()}`)
  const handle = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    let bytes = 0
    for await (const chunk of body) {
      bytes += chunk.length
      if (bytes > MOST_FILE_BYTES) throw new Problem('too-large')
      await handle.writeFile(chunk)
    }
    return new WaitingFile(handle, bytes)
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** How many files are worked on at once: looking into a file and storing it takes several times its size. */
const MOST_AT_ONCE = 2

/** Takes turns between requests about files: one whose file waits on the disc gets it when it is let in. */
export function inFileTurns() {
  const inTurn = turnstile(MOST_AT_ONCE)
  return <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      if (request.body instanceof WaitingFile) request.body = await request.body.take()
      return work()
    })
}
