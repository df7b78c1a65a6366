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
  /** The record; null where a newer Corridor wrote it, and this one cannot open it. */
  readonly record: ObservationRecord | null
  /** The copies of the observation, newest first. */
  readonly copies: readonly SentCopy[]
}

/** Reads a page of observations, in the order of the ids. */
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

/** How many records are made in one turn: each takes about a millisecond, and requests wait meanwhile. */
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

/** A record; null for one that cannot be opened, which must not stop the others. */
function recordOrNull(row: StoredObservation, reading: Parameters<typeof recordToRead>[1]) {
  try {
    return recordToRead(row, reading)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
