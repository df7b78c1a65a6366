import { isSent } from '@corridor/domain/observation/observation-rules'
import type { Queries } from '../../../database/doors.ts'
import type { Piece } from '../pack-pieces.ts'
import { type ExportReader, factsOfAll, placesAfter } from './content.queries.ts'
import { tablePiece } from './educator-page.ts'
import type { ObservationPlace } from './export-progress.ts'
import {
  copyRows,
  observationLine,
  observationRow,
  type Readable,
  replyRows,
  toolTitle,
} from './observation-rows.ts'
import { type ReadObservation, readPage } from './read-page.ts'

const PAGE = 100
/** The most bytes of observations on a page, as the database stores them, compressed; at least one is always taken. */
const MOST_WEIGHT = 4_000_000

interface ObservationPage {
  readonly pieces: Piece[]
  readonly done: number
  readonly leftOut: number
  /** Where the next page begins; null: this was the last. */
  readonly next: ObservationPlace | null
}

/** A page of observations with all that belongs to them. */
export async function observationPage(
  db: Queries,
  reader: ExportReader,
  after: ObservationPlace | null,
): Promise<ObservationPage> {
  const found = await placesAfter(db, reader, after, PAGE)
  const places = lightEnough(found)
  const last = places.at(-1)
  if (!last) return { pieces: [], done: 0, leftOut: 0, next: null }
  const read = await readPage(
    db,
    reader,
    places.map(({ id }) => id),
  )
  const readable = read.filter(isReadable)
  const isLast = found.length < PAGE && places.length === found.length
  return {
    pieces: await piecesOf(db, reader, readable),
    done: places.length,
    leftOut: read.length - readable.length,
    next: isLast ? null : { startedAt: last.startedAt, id: last.id },
  }
}

function lightEnough<Place extends { readonly weight: number }>(found: readonly Place[]): Place[] {
  let weight = 0
  return found.filter((it, index) => {
    weight += it.weight
    return index === 0 || weight <= MOST_WEIGHT
  })
}

function isReadable(it: ReadObservation): it is Readable {
  return it.record !== null
}

async function piecesOf(db: Queries, reader: ExportReader, read: readonly Readable[]): Promise<Piece[]> {
  // While an observation is changed, it no longer counts what its educator was sent.
  const counted = read.filter(({ row, isAboutReader }) => !isAboutReader || isSent(row.status))
  const facts = await factsOfAll(
    db,
    counted.map(({ row }) => row.id),
  )
  const factRows = facts.map((it) => [
    it.observationId,
    it.happenedOn,
    toolTitle(it.toolTypeId),
    it.item,
    it.value,
    String(it.n),
  ])
  const lines = read.map(observationLine)
  return [
    tablePiece('observations.csv', read.map(observationRow)),
    tablePiece('facts.csv', factRows),
    tablePiece(
      'replies.csv',
      read.flatMap((it) => replyRows(reader, it)),
    ),
    tablePiece('sent-copies.csv', read.flatMap(copyRows)),
    { file: 'observations.jsonl', text: lines.join(''), rows: lines.length },
  ]
}
