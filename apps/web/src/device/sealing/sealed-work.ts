import { isKept } from '../disc/is-kept.ts'
import { base64, bytesIn } from '../files/base64.ts'
import type { StoredFile } from '../files/file-disc.ts'
import type { Kept } from '../kept.ts'
import { isSaid, type Said } from '../said/said.ts'

/** The work that is locked away: observations, and the photos and documents that only this device has. */
export interface SealedWork {
  readonly observations: readonly Kept[]
  readonly files: readonly StoredFile[]
  /** Records that could not be read: perhaps a newer Corridor can. */
  readonly strange: readonly unknown[]
  /** What was said about others’ observations, and the server has not heard. */
  readonly said: readonly Said[]
}

interface Written {
  readonly observations: readonly Kept[]
  readonly files: readonly (Omit<StoredFile, 'bytes'> & { readonly bytes: string })[]
  readonly strange?: readonly unknown[]
  readonly said?: readonly unknown[]
}

export function writtenFrom({ observations, files, strange, said }: SealedWork): string {
  const written: Written = {
    observations,
    strange,
    said,
    files: files.map((it) => ({ ...it, bytes: base64(it.bytes) })),
  }
  return JSON.stringify(written)
}

export function readFrom(words: string): SealedWork {
  // Sealed work was written by the function above, or before there were files as a list of observations.
  const read = JSON.parse(words) as Written | Kept[]
  const {
    observations,
    files,
    strange = [],
    said = [],
  }: Written = Array.isArray(read) ? { observations: read, files: [] } : read
  return {
    observations: observations.filter(isKept),
    files: files.map((it) => ({ ...it, bytes: bytesIn(it.bytes) })),
    said: said.filter(isSaid),
    strange: [...observations.filter((it) => !isKept(it)), ...strange],
  }
}
