import type { PlannedSending } from '@corridor/contract/observations/planned-sending'
import type { Device } from '../../../../device/device.ts'
import type { Kept, Queued, Words } from '../../../../device/kept.ts'

export type UnsentWords = ReturnType<typeof unsentWords>

const none: Words = { message: '', recipients: [] }

/**
 * What was typed for a sending, kept with an observation of the visit on this device: it survives the page and the
 * tab, and is found from each tool of the visit. Where nothing was typed here, what was planned, on whichever device.
 */
export function unsentWords(device: Device, tools: readonly Kept[], kept: Kept, planned?: PlannedSending) {
  const own = [kept, ...tools.filter(({ id }) => id !== kept.id)]
  const holder = own.find(({ words }) => words) ?? own.find(({ sending }) => sending) ?? kept
  const words: Words =
    holder.words ??
    (holder.sending && queuedWords(holder.sending, tools)) ??
    (planned && plannedWords(planned, tools)) ??
    none
  return {
    words,
    write: (part: Partial<Words>) => void device.keepWords(holder.id, { ...words, ...part }),
    /** Forgets the unsent words: they have gone out, or wait to. */
    forget: () => Promise.all(own.filter((it) => it.words).map(({ id }) => device.keepWords(id, null))),
  }
}

/** The words of a queued sending, to be written anew: tools that were left out stay so. */
function queuedWords(queued: Queued, tools: readonly Kept[]): Words {
  const { message, recipients, together, choices, leftOutParts } = queued
  const leftOut = together ? tools.map(({ id }) => id).filter((id) => !together.includes(id)) : []
  return {
    message,
    recipients,
    leftOut,
    ...(choices && { choices }),
    ...(leftOutParts && { leftOutParts }),
  }
}

/** The words of a planned sending, to be written anew. One that was refused waits for no moment. */
function plannedWords(planned: PlannedSending, tools: readonly Kept[]): Words {
  const { observations, message, recipients, leftOutParts, state, sendAt } = planned
  const { isReadMarkAsked, withInterpretation } = planned
  return {
    message,
    recipients,
    leftOut: tools.map(({ id }) => id).filter((id) => !observations.includes(id)),
    sendAt: state === 'waiting' ? sendAt : null,
    choices: {
      ...(isReadMarkAsked !== undefined && { isReadMarkAsked }),
      ...(withInterpretation !== undefined && { withInterpretation }),
    },
    ...(leftOutParts && { leftOutParts }),
  }
}
