import type { Block } from '@corridor/domain/report/block'
import { AtHand } from '../../../database/at-hand.ts'
import type { Queries } from '../../../database/doors.ts'
import { isAboutReader } from '../access/access.ts'
import { type Reader, readableBy, readingParts } from '../access/readable.ts'
import { findObservations } from '../observations.queries.ts'
import { isFromNewer } from '../opened.ts'
import { newestCopies } from './copies.queries.ts'
import { readableCopy } from './read-copy.ts'
import { recordStamps } from './record-stamps.queries.ts'
import { standingRecord } from './standing-record.ts'
import { allWithoutPrivate } from './without-private.ts'

type Record = readonly Block[]

/** The most bytes of records that are kept at hand: one has some three thousand letters. */
const MOST_BYTES = 5_000_000
const BYTES_A_LETTER = 2.5
const atHand = new AtHand<Record>(MOST_BYTES)

/**
 * Records of several observations, by their ids: to the educator as sent, to everybody else as they stand. What is
 * private is left out for the observer as well, and so are the educator's answers. One that a newer Corridor wrote is
 * missing. A record that did not change since it was last read is not read again.
 */
export async function recordsFor(
  db: Queries,
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Record>> {
  if (ids.length === 0) return new Map()
  const { shape, values } = readingParts(reader)
  const found = await recordStamps(db, shape, { ...values, ids })
  const others = found.filter((it) => !isAboutReader(it, reader))
  const sent = found.filter((it) => isAboutReader(it, reader)).map(({ id }) => id)
  const { known, lacking } = atHand.look(others, ({ id, stamp }) => nameOf(id, stamp))
  const stamps = new Map(lacking.map(({ id, stamp }) => [id, stamp]))
  const [anew, copies] = await Promise.all([standing(db, reader, stamps), received(db, sent)])
  return new Map([...[...known].map(([{ id }, record]) => [id, record] as const), ...anew, ...copies])
}

function nameOf(id: string, stamp: string): string {
  return `${id} ${stamp}`
}

/** Records as they stand, of observations by their ids with how these stood a moment ago. */
async function standing(db: Queries, { actor, me }: Reader, stamps: ReadonlyMap<string, string>) {
  if (stamps.size === 0) return []
  const found = await findObservations(db, [...stamps.keys()], readableBy(actor, me))
  const open = found.filter((it) => !isFromNewer(it.document))
  return (await allWithoutPrivate(db, open)).map((row) => {
    const { blocks } = standingRecord(row, { message: null, contributions: [], isForEducator: true })
    const bytes = BYTES_A_LETTER * JSON.stringify(blocks).length
    atHand.keep(nameOf(row.id, stamps.get(row.id) ?? ''), blocks, bytes)
    return [row.id, blocks] as const
  })
}

async function received(db: Queries, sent: readonly string[]) {
  const copies = sent.length === 0 ? [] : await newestCopies(db, sent)
  return copies.flatMap((copy) => {
    const record = readableCopy(copy)
    return record ? [[copy.observationId, record.blocks] as const] : []
  })
}
