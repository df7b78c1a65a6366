import { Problem } from '@corridor/contract/problems'
import { isSame } from '@corridor/domain/data/json'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { wasSent } from '@corridor/domain/observation/observation-rules'
import type { ActorContext } from '../../../http/mount.ts'
import type { HeldObservation } from '../stored-observation.ts'
import { originOf } from './create-observation.ts'
import { isFinishedWithOther, takeTurnsToMake } from './origin.queries.ts'

/** Whether a document is about somebody else, or another school, than the observation that is stored. */
export function isOfOther(stored: HeldObservation, document: ObservationDocument): boolean {
  if (document.schoolId !== stored.schoolId) return true
  if (document.educatorId !== null) return document.educatorId !== stored.educatorId
  // A device that met somebody at the door may not know their id yet.
  return document.provisional !== null && !isSame(document.provisional, stored.document.provisional)
}

/**
 * Moves a draft to another educator, as if the visit began with them: an observer may have stood at the wrong door. A
 * visit has one educator: once something of it is finished, the drafts that remain join it and go nowhere else.
 */
export async function changeEducator(
  context: ActorContext,
  stored: HeldObservation,
  document: ObservationDocument,
): Promise<ObservationDocument> {
  const { db } = context
  // An observation that an educator has answered, or was sent, is theirs.
  if (stored.status !== 'draft' || wasSent(stored) || stored.contributed.length > 0) throw stays()
  if (document.provisional) await takeTurnsToMake(db, stored.visitId)
  const { id, revision } = stored
  const { educatorId } = await originOf(context, { id, baseRevision: revision, document })
  if (await isFinishedWithOther(db, stored, educatorId)) throw stays()
  return { ...document, educatorId }
}

/** The document, about the educator whom it was sent to. */
export function withEducatorOf(
  { educatorId, schoolId, document }: HeldObservation,
  late: ObservationDocument,
): ObservationDocument {
  const { provisional, educator } = document
  return { ...late, educatorId, schoolId, provisional, educator }
}

const stays = () => new Problem('educator-stays')
