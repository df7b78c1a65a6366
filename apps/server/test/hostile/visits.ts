import { randomUUID } from 'node:crypto'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import type { UserId } from '@corridor/domain/people/ids'
import { sending } from '../../src/modules/observations/test-sending.ts'

/** What the endpoints that send a visit, or plan to, would do. */
export function askedOfVisits(finished: () => Promise<SavedObservation>, readerId: UserId) {
  const onPaper = async () => {
    const { id, document, revision } = await finished()
    const { revision: _, ...rest } = sending(revision, { message: 'Thank you.' })
    return { params: { visitId: document.visitId }, body: { ...rest, observations: [{ id, revision }] } }
  }
  return {
    'POST /visits/:visitId/send': async () => {
      const { id, document, revision } = await finished()
      const { revision: _, ...rest } = sending(revision, { recipients: [readerId], message: 'Thank you.' })
      return {
        params: { visitId: document.visitId },
        body: { ...rest, observations: [{ id, revision }] },
      }
    },
    'PUT /visits/:visitId/plans/:sendId': async () => {
      const { id, document, revision } = await finished()
      const { sendId, recipients, message } = sending(revision, { message: 'Thank you.' })
      const observations = [{ id, revision, leftOut: [] }]
      const choices = { isReadMarkAsked: false, withInterpretation: true, isHandedOver: false }
      const sendAt = '2026-10-23T20:30:00.000Z'
      return {
        params: { visitId: document.visitId, sendId },
        body: { recipients, message, observations, sendAt, ...choices },
      }
    },
    'POST /visits/:visitId/preview.pdf': onPaper,
    'POST /visits/:visitId/pages': onPaper,
    'DELETE /observations/:observationId/plans/:sendId': async () => ({
      params: { observationId: (await finished()).id, sendId: randomUUID() },
    }),
  }
}
