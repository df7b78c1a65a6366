import { createHash } from 'node:crypto'

interface Row {
  readonly districtId: number
  readonly id: number
  /** The instant in UTC, to the microsecond. */
  readonly at: string
  readonly actorId: number | null
  readonly realActorId: number | null
  readonly event: string
  readonly subjectKind: string
  readonly subjectId: string
  readonly requestId: string
  readonly changes?: readonly unknown[] | null
}

const NOTHING = '0'.repeat(64)

/** SHA-256 over rows in their order, each with the digest of all before it: no row changes, comes or goes unseen. */
export function digestOf(rows: readonly Row[]): string {
  return rows.reduce((before, row) => sha256(before + textOf(row)), NOTHING)
}

// Digests in old logs were made from exactly this: another order of columns would make every one of them wrong.
function textOf(it: Row): string {
  const { districtId, id, at, actorId, realActorId, event, subjectKind, subjectId, requestId, changes } = it
  const row = [districtId, id, at, actorId, realActorId, event, subjectKind, subjectId, requestId]
  // Rows from before there were changes have none, and read as they did.
  return JSON.stringify(changes ? [...row, changes] : row)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
