import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { Problem } from '@corridor/contract/problems'
import { isOwn } from '@corridor/domain/observation/observation-rules'
import type { Queries } from '../../../database/doors.ts'
import { recordToRead } from '../../observations/record/record-to-read.ts'
import { findWithoutPrivate } from '../../observations/record/without-private.ts'
import type { StoredObservation } from '../../observations/stored-observation.ts'
import { copiesOfAll, type ExportReader, isExported, type SentCopy } from './content.queries.ts'

/** An observation as its reader reads it. */
export interface ReadObservation {
  readonly row: StoredObservation
  readonly isOwn: boolean
  /** Whether the observation is about the reader and was made by somebody else. */
  readonly isAboutReader: boolean
  /** Null where a newer Corridor wrote it: this one cannot open it. */
  readonly record: ObservationRecord | null
  /** Newest first. */
  readonly copies: readonly SentCopy[]
}

/** In the order of the ids. */
export async function readPage(
  db: Queries,
  reader: ExportReader,
  ids: readonly string[],
): Promise<ReadObservation[]> {
  const read = await findWithoutPrivate(db, reader.actor, ids, isExported(reader))
  const copies = await copiesOfAll(db, ids)
  const all: ReadObservation[] = []
  for (const [index, id] of ids.entries()) {
    const row = read.get(id)
    const sent = copies.filter(({ observationId }) => observationId === id)
    if (row) all.push(readOne(reader, row, sent))
    if (index % RECORDS_A_TURN === 0) await nextTurn()
  }
  return all
}

/** Records take about a millisecond each, and requests wait for who makes them. */
const RECORDS_A_TURN = 5

function readOne(
  { actor, me }: ExportReader,
  row: StoredObservation,
  copies: readonly SentCopy[],
): ReadObservation {
  const isMine = isOwn(actor, row)
  const isAboutReader = !isMine && row.educatorId === me
  const reading = { isEducator: isAboutReader, isObserver: isMine, copies }
  return { row, isOwn: isMine, isAboutReader, copies, record: recordOrNull(row, reading) }
}

/** One that cannot be opened stops nobody else's. */
function recordOrNull(row: StoredObservation, reading: Parameters<typeof recordToRead>[1]) {
  try {
    return recordToRead(row, reading)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
