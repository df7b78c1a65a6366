import { isKept } from '../disc/is-kept.ts'
import { base64, bytesIn } from '../files/base64.ts'
import type { StoredFile } from '../files/file-disc.ts'
import type { Kept } from '../kept.ts'

/** What is locked away: observations, and the photos and documents that only this device has. */
export interface SealedWork {
  readonly observations: readonly Kept[]
  readonly files: readonly StoredFile[]
  /** What lay on the disc and could not be read: perhaps a newer Corridor can. */
  readonly strange: readonly unknown[]
}

interface Written {
  readonly observations: readonly Kept[]
  readonly files: readonly (Omit<StoredFile, 'bytes'> & { readonly bytes: string })[]
  readonly strange?: readonly unknown[]
}

export function writtenFrom({ observations, files, strange }: SealedWork): string {
  const written: Written = {
    observations,
    strange,
    files: files.map((it) => ({ ...it, bytes: base64(it.bytes) })),
  }
  return JSON.stringify(written)
}

export function readFrom(words: string): SealedWork {
  // Written by the function above, or before there were files by one that wrote a list of observations.
  const read = JSON.parse(words) as Written | Kept[]
  const { observations, files, strange = [] } = Array.isArray(read) ? { observations: read, files: [] } : read
  return {
    observations: observations.filter(isKept),
    files: files.map((it) => ({ ...it, bytes: bytesIn(it.bytes) })),
    strange: [...observations.filter((it) => !isKept(it)), ...strange],
  }
}
