import { createHash } from 'node:crypto'
import { rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SHARED_TEMPORARY_FOLDER } from './folders.ts'

/** The folder of the socket: beside the data if the account can get there and the path is short enough, else elsewhere. */
export function chooseSocketFolder(folder: string, reachable: boolean): string {
  const beside = join(folder, 'socket')
  const bytes = Buffer.byteLength(join(beside, '.s.PGSQL.5432'))
  if (reachable && bytes <= LONGEST_SOCKET_PATH) return beside
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return join(SHARED_TEMPORARY_FOLDER, `corridor-${name}`)
}

/** Removes the socket's folder from the temporary folder. Others may be at work in it again: then it is not empty. */
export async function removeSocketFolder(socketFolder: string): Promise<void> {
  if (dirname(socketFolder) === SHARED_TEMPORARY_FOLDER) await rmdir(socketFolder).catch(() => {})
}

/** The longest path of a socket: 107 bytes on Linux, 103 on macOS. */
const LONGEST_SOCKET_PATH = 103
