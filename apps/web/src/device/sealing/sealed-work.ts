import { base64, bytesIn } from '../files/base64.ts'
import type { StoredFile } from '../files/file-disc.ts'
import type { Kept } from '../kept.ts'

/** What is locked away: observations, and the photos and documents that only this device has. */
export interface SealedWork {
  readonly observations: readonly Kept[]
  readonly files: readonly StoredFile[]
}

interface Written {
  readonly observations: readonly Kept[]
  readonly files: readonly (Omit<StoredFile, 'bytes'> & { readonly bytes: string })[]
}

export function writtenFrom({ observations, files }: SealedWork): string {
  const written: Written = { observations, files: files.map((it) => ({ ...it, bytes: base64(it.bytes) })) }
  return JSON.stringify(written)
}

export function readFrom(words: string): SealedWork {
  // Written by the function above, or before there were files by one that wrote a list of observations.
  const read = JSON.parse(words) as Written | Kept[]
  if (Array.isArray(read)) return { observations: read, files: [] }
  return { ...read, files: read.files.map((it) => ({ ...it, bytes: bytesIn(it.bytes) })) }
}
