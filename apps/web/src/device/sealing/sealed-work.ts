import { base64, bytesIn } from '../files/base64.ts'
import type { StoredFile } from '../files/file-disc.ts'
import { isKept } from '../is-kept.ts'
import type { Kept } from '../kept.ts'

/** What is locked away: observations, and the photos and documents that only this device has. */
export interface SealedWork {
  readonly observations: readonly Kept[]
  readonly files: readonly StoredFile[]
  /** What was found and cannot be read: it is locked as it is. */
  readonly unreadable: readonly unknown[]
}

interface Written {
  readonly observations: readonly Kept[]
  readonly unreadable?: readonly unknown[]
  readonly files: readonly (Omit<StoredFile, 'bytes'> & { readonly bytes: string })[]
}

export function writtenFrom({ observations, files, unreadable }: SealedWork): string {
  const written: Written = {
    ...{ observations, unreadable },
    files: files.map((it) => ({ ...it, bytes: base64(it.bytes) })),
  }
  return JSON.stringify(written)
}

export function readFrom(words: string): SealedWork {
  // Written by the function above, or before there were files by one that wrote a list of observations.
  const read = JSON.parse(words) as Written | Kept[]
  const {
    observations,
    files,
    unreadable = [],
  } = Array.isArray(read) ? { observations: read, files: [] } : read
  return {
    observations: observations.filter(isKept),
    files: files.map((it) => ({ ...it, bytes: bytesIn(it.bytes) })),
    unreadable: [...observations.filter((it) => !isKept(it)), ...unreadable],
  }
}
