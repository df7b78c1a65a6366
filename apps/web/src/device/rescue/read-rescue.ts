import { Sending } from '@corridor/contract/observations'
import { FileRef } from '@corridor/domain/file-ref'
import { isSame } from '@corridor/domain/json'
import { ObservationDocument, ObservationId, ObservationStatus } from '@corridor/domain/observation'
import * as z from 'zod/mini'
import { bytesIn } from '../files/base64.ts'
import type { StoredFile } from '../files/file-disc.ts'
import type { Kept } from '../kept.ts'
import { begun } from '../progress.ts'

const Rescued = z.object({
  id: ObservationId,
  document: ObservationDocument,
  base: z.nullable(z.object({ revision: z.int(), document: ObservationDocument })),
  inFlight: z.nullable(z.object({ baseRevision: z.int(), document: ObservationDocument })),
  status: ObservationStatus,
  version: z.int(),
  isLate: z.boolean(),
  goal: z.enum(['draft', 'completed', 'sent']),
  sending: z.nullable(z.omit(Sending, { revision: true })),
  words: z.nullable(z.object({ message: z.string(), recipients: z.array(z.int()) })),
  changedAt: z.iso.datetime(),
})

const RescuedFile = z.object({ ...FileRef.shape, observationId: ObservationId, bytes: z.string() })

const RescueFile = z.object({
  corridor: z.literal('rescue file'),
  userId: z.int(),
  observations: z.array(z.unknown()),
  files: z.array(z.unknown()),
})

interface Rescue {
  readonly userId: number
  readonly observations: readonly Kept[]
  readonly files: readonly StoredFile[]
  /** What no longer is as it was written. */
  readonly unreadable: number
}

/** Whatever somebody chose: nothing where it is no rescue file. Throws where it is too much for this device. */
export function readRescue(text: string): Rescue | undefined {
  const read = RescueFile.safeParse(parsed(text))
  if (!read.success) return undefined
  const { userId } = read.data
  const observations = read.data.observations.flatMap((it) => Rescued.safeParse(it).data ?? [])
  const files = read.data.files.flatMap((it) => stored(it) ?? [])
  const all = read.data.observations.length + read.data.files.length
  const unreadable = all - observations.length - files.length
  return { userId, observations: observations.map(kept), files, unreadable }
}

function kept({ document, base, ...it }: z.infer<typeof Rescued>): Kept {
  // What the server has is the very object of the base.
  const same = base && isSame(base.document, document) ? base.document : document
  return { ...begun(it.id, same, it.changedAt), ...it, base }
}

function stored(it: unknown): StoredFile | undefined {
  try {
    const { bytes, ...file } = RescuedFile.parse(it)
    return { ...file, bytes: bytesIn(bytes) }
  } catch {
    return undefined
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  }
}
