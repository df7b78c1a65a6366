import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { Problem } from '@corridor/contract/problems'
import { isOwn } from '@corridor/domain/observation/observation-rules'
import type { Queries } from '../../../database/doors.ts'
import { findObservations, type KnownObservation } from '../../observations/observations.queries.ts'
import { recordIn } from '../../observations/record-for.ts'
import { allWithoutPrivate } from '../../observations/without-private.ts'
import { copiesOfAll, type ExportReader, isExported, type SentCopy } from './content.queries.ts'

/** An observation as its reader reads it. */
export interface ReadObservation {
  readonly row: KnownObservation
  readonly isOwn: boolean
  /** It is about the reader, and somebody else's. */
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
  const found = await findObservations(db, ids, isExported(reader))
  const isMine = (row: KnownObservation) => isOwn(reader.actor, row)
  const open = await allWithoutPrivate(
    db,
    found.filter((row) => !isMine(row)),
  )
  const read = new Map([...found.filter(isMine), ...open].map((row) => [row.id, row]))
  const copies = await copiesOfAll(db, ids)
  const all: ReadObservation[] = []
  for (const [index, id] of ids.entries()) {
    const row = read.get(id)
    const sent = copies.filter(({ observationId }) => observationId === id)
    if (row) all.push(readOne(reader, row, isMine(row), sent))
    if (index % RECORDS_A_TURN === 0) await nextTurn()
  }
  return all
}

/** Records take about a millisecond each, and requests wait for who makes them. */
const RECORDS_A_TURN = 5

function readOne(
  { me }: ExportReader,
  row: KnownObservation,
  isMine: boolean,
  copies: readonly SentCopy[],
): ReadObservation {
  const isAboutReader = !isMine && row.educatorId === me
  const reading = { isEducator: isAboutReader, isObserver: isMine, copies }
  return { row, isOwn: isMine, isAboutReader, copies, record: recordOrNull(row, reading) }
}

/** One that cannot be opened stops nobody else's. */
function recordOrNull(row: KnownObservation, reading: Parameters<typeof recordIn>[1]) {
  try {
    return recordIn(row, reading)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
