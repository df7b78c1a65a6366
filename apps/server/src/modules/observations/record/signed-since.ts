import type { ObservationPart } from '@corridor/contract/observations/observation-read'
import { isConference } from '@corridor/domain/observation/conference'
import { isSent } from '@corridor/domain/observation/observation-rules'
import type { Queries } from '../../../database/doors.ts'
import { isBetweenThem } from '../access/access.ts'
import { type Reader, readableBy } from '../access/readable.ts'
import { findObservations } from '../observations.queries.ts'
import type { StoredObservation } from '../stored-observation.ts'
import type { PrintedPart, Signed } from './record-sections.ts'

/** What is printed of an observation but for signatures since its sending. */
export type Unsigned = Omit<PrintedPart, 'signed'> & Pick<ObservationPart, 'id' | 'copies'>

/** Adds to what is printed how the educator signed it since it was sent. Only the two know of signatures. */
export async function signedSince(
  db: Queries,
  reader: Reader,
  [first, ...rest]: readonly [Unsigned, ...Unsigned[]],
): Promise<[PrintedPart & Unsigned, ...(PrintedPart & Unsigned)[]]> {
  const talks = [first, ...rest].filter((it) => isConference(it.toolTypeId) && isSent(it.status))
  const ids = talks.map(({ id }) => id)
  const rows = ids.length > 0 ? await findObservations(db, ids, readableBy(reader.actor, reader.me)) : []
  const signed = (it: Unsigned) => {
    const row = rows.find(({ id }) => id === it.id)
    return { ...it, signed: row && isBetweenThem(row, reader) ? signaturesUnder(it, row) : [] }
  }
  return [signed(first), ...rest.map(signed)]
}

/** Who signs, signs the copy that stands then: what was signed after the next sending is not under this copy. */
function signaturesUnder({ record, copies }: Unsigned, { contributed }: StoredObservation): Signed[] {
  const sentAt = copies.find(({ version }) => version === record.version)?.sentAt
  const next = copies.findLast(({ version }) => version > record.version)?.sentAt
  if (!sentAt) return []
  const isUnder = (at: string) =>
    Date.parse(at) >= Date.parse(sentAt) && (!next || Date.parse(at) < Date.parse(next))
  return contributed.filter(({ kind, at }) => kind === 'signature' && isUnder(at))
}
