import { Sending } from '@corridor/contract/observations/observations'
import { LeftOutParts, SendingChoices } from '@corridor/contract/observations/planned-sending'
import { isSame } from '@corridor/domain/data/json'
import { FileRef } from '@corridor/domain/files/file-ref'
import {
  ObservationDocument,
  ObservationId,
  ObservationStatus,
} from '@corridor/domain/observation/observation'
import * as z from 'zod/mini'
import { bytesIn } from '../files/base64.ts'
import type { StoredFile } from '../files/file-disc.ts'
import type { Kept } from '../kept.ts'
import { begun } from '../store/progress.ts'

const Chosen = {
  choices: z.exactOptional(SendingChoices),
  leftOutParts: z.exactOptional(z.record(ObservationId, LeftOutParts)),
}

const Rescued = z.object({
  id: ObservationId,
  document: ObservationDocument,
  base: z.nullable(z.object({ revision: z.int(), document: ObservationDocument })),
  inFlight: z.nullable(z.object({ baseRevision: z.int(), document: ObservationDocument })),
  status: ObservationStatus,
  version: z.int(),
  isLate: z.boolean(),
  goal: z.enum(['draft', 'completed', 'sent']),
  sending: z.nullable(
    z.extend(z.omit(Sending, { revision: true }), {
      together: z.exactOptional(z.array(ObservationId)),
      ...Chosen,
    }),
  ),
  words: z.nullable(
    z.object({
      message: z.string(),
      recipients: z.array(z.int()),
      leftOut: z.exactOptional(z.array(ObservationId)),
      sendAt: z.exactOptional(z.nullable(z.iso.datetime())),
      ...Chosen,
    }),
  ),
  changedAt: z.iso.datetime(),
})

const RescuedFile = z.object({ ...FileRef.shape, observationId: ObservationId, bytes: z.string() })

const Head = z.object({ userId: z.int(), observations: z.array(z.unknown()) })

// The beginning of a rescue file as it is written: its kind comes first, and each photo has a line.
const BEGIN = /^\s*\{\s*"corridor": "rescue file",\s/
const BEGIN_BYTES = 100
const FILES = /^ {2}"files": \[\s*$/
const END = /^ {2}\]\s*$/

export interface Rescue {
  readonly userId: number
  readonly observations: readonly Kept[]
  /** How many observations in the file are damaged. */
  readonly unreadable: number
  /** The files, to be read once: they come from the rescue file as they are asked for. */
  readonly files: AsyncIterable<StoredFile | 'unreadable' | 'cut off'>
}

/** Reads the file that somebody chose. Throws where this device does not give it. */
export async function readRescue(file: Blob): Promise<Rescue | 'something else' | 'damaged'> {
  if (!BEGIN.test(await file.slice(0, BEGIN_BYTES).text())) return 'something else'
  const lines = linesOf(file)
  const head = await headIn(lines)
  if (!head) return 'damaged'
  const observations = head.observations.flatMap((it) => Rescued.safeParse(it).data ?? [])
  return {
    userId: head.userId,
    observations: observations.map(kept),
    unreadable: head.observations.length - observations.length,
    files: filesIn(lines),
  }
}

async function headIn(lines: AsyncGenerator<string, void>) {
  let text = ''
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (FILES.test(line.value)) return Head.safeParse(parsed(`${text}"files": []}`)).data
    text += `${line.value}\n`
  }
  return undefined
}

async function* filesIn(lines: AsyncGenerator<string, void>): Rescue['files'] {
  try {
    for await (const line of lines) {
      if (END.test(line)) return
      if (line.trim() !== '') yield stored(line) ?? 'unreadable'
    }
  } catch {
    // The device gives no more of the file: the files before this are here.
  }
  yield 'cut off'
}

function kept({ document, base, ...it }: z.infer<typeof Rescued>): Kept {
  // A document that the server has must be the very object of the base.
  const same = base && isSame(base.document, document) ? base.document : document
  return { ...begun(it.id, same, it.changedAt), ...it, base }
}

function stored(line: string): StoredFile | undefined {
  try {
    const { bytes, ...file } = RescuedFile.parse(parsed(line.replace(/,\s*$/, '')))
    return { ...file, bytes: bytesIn(bytes) }
  } catch {
    return undefined
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const CHUNK_BYTES = 4_000_000
/** The longest line that Corridor writes: a photo of 10 MB takes fourteen. */
const LONGEST_LINE = 32_000_000

/** The lines of a rescue file, read part by part: all of it may be more than a page can hold. */
async function* linesOf(file: Blob): AsyncGenerator<string, void> {
  const decoder = new TextDecoder()
  let rest = ''
  for (let at = 0; at < file.size; at += CHUNK_BYTES) {
    const bytes = await file.slice(at, at + CHUNK_BYTES).arrayBuffer()
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length > LONGEST_LINE) return
  }
  yield rest
}
