import { isConference } from '@corridor/domain/observation/conference'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'

/** The observations of a visit on this device, in the order they began. */
export function keptOfVisit(device: Device, visitId: string): Kept[] {
  const begun = ({ id, document }: Kept) => `${new Date(document.startedAt).toISOString()} ${id}`
  return device
    .list()
    .filter((it) => it.document.visitId === visitId)
    .sort((a, b) => (begun(a) < begun(b) ? -1 : 1))
}

/** The other observations of the same visit on this device. */
export function othersOfVisit(device: Device, { id, document }: Kept): Kept[] {
  return keptOfVisit(device, document.visitId).filter((it) => it.id !== id)
}

/** When the first tool of the visit began. */
export function beginOfVisit(device: Device, kept: Kept): string {
  return keptOfVisit(device, kept.document.visitId)[0]?.document.startedAt ?? kept.document.startedAt
}

/** The observations that are finished together: the tools of a visit; a conference alone. */
export function finishedTogether(device: Device, kept: Kept): Kept[] {
  if (isConference(kept.document.toolTypeId)) return [kept]
  return keptOfVisit(device, kept.document.visitId).filter(
    ({ document }) => !isConference(document.toolTypeId),
  )
}

type Facts = Pick<ObservationDocument, 'purpose' | 'isAnnounced' | 'context'>

/** The facts for a tool: a conference has neither a class nor a surprise. */
export function factsFor<Given extends Facts>(toolTypeId: number, facts: Given): Given {
  if (!isConference(toolTypeId)) return facts
  const context = { ...facts.context, studentsPresent: null, partOfLesson: null }
  return { ...facts, isAnnounced: true, context }
}
