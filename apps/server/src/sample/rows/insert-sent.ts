import { MINUTE_MS } from '@corridor/domain/clock/local-time'
import type { Queries } from '../../database/doors.ts'
import { contributions } from '../../modules/observations/answer/contributions.tables.ts'
import { standingRecord } from '../../modules/observations/record/standing-record.ts'
import { deliveries, sendings, sentCopies } from '../../modules/observations/send/sendings.tables.ts'
import type { StoredObservation } from '../../modules/observations/stored-observation.ts'
import { seededRandom } from '../random.ts'
import type { SampleObservation } from '../sample.ts'
import { uuidV7 } from '../uuid-v7.ts'
import { insertMany } from './bulk.ts'

interface Made {
  readonly from: SampleObservation
  readonly row: StoredObservation
  readonly observerRole: string
}

/** Inserts sendings: what was sent, to whom, and what the educator answered. */
export async function insertSent(db: Queries, made: readonly Made[]) {
  const sent = made.flatMap(sendingOf)

  await Promise.all([
    insertMany(
      db,
      sendings,
      sent.map(({ sending }) => sending),
    ),
    insertMany(
      db,
      sentCopies,
      sent.map(({ copy }) => copy),
    ),
    insertMany(
      db,
      deliveries,
      sent.map(({ delivery }) => delivery),
    ),
    insertMany(db, contributions, [
      ...sent.flatMap(({ reply }) => reply),
      ...made.flatMap(({ row }) => signaturesOf(row)),
    ]),
  ])
}

function signaturesOf({ districtId, id: observationId, contributed }: StoredObservation) {
  return contributed.map(({ userId, kind, key, text, asked, at }) => ({
    districtId,
    observationId,
    userId,
    kind,
    key,
    value: { text, asked: asked ?? '' },
    revision: 1,
    writtenAt: new Date(at),
  }))
}

function sendingOf({ from, row, observerRole }: Made) {
  const { message, reply, sentAt, acknowledgedAt } = from
  if (!sentAt) return []
  const random = seededRandom(`sending ${row.id}`)
  const id = () => uuidV7(sentAt, random)
  const { districtId, id: observationId, version, revision, educator } = row
  const { visitId, observerId, educatorId } = row
  const sendId = id()
  const { name, userId } = educator
  const key = { districtId, observationId }
  const isAnswered = reply !== null && userId !== null && acknowledgedAt !== null
  const reading = { message: message || null, contributions: [], isForEducator: true }
  const writtenAt = new Date((acknowledgedAt ?? sentAt).getTime() + 5 * MINUTE_MS)
  return [
    {
      sending: {
        districtId,
        id: sendId,
        visitId,
        observerId,
        educatorId,
        message,
        sentAt,
        isReadMarkAsked: true,
      },
      copy: {
        ...key,
        version,
        revision,
        message,
        sentAt,
        sendId,
        record: standingRecord(row, reading, observerRole),
      },
      // The delivery's mail has been forgotten, as all are after a month.
      delivery: {
        districtId,
        sendId,
        name,
        userId,
        id: id(),
        mailId: id(),
        isEducator: true,
        openedAt: acknowledgedAt,
        state: 'sent' as const,
        stateAt: sentAt,
      },
      reply: isAnswered
        ? [{ ...key, userId, kind: 'reply', key: id(), value: { text: reply }, revision: 1, writtenAt }]
        : [],
    },
  ]
}
