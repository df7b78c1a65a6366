import type { Device } from '../../../../device/device.ts'
import type { Kept, Queued, Words } from '../../../../device/kept.ts'

export type UnsentWords = ReturnType<typeof unsentWords>

const none: Words = { message: '', recipients: [] }

/**
 * What was typed for a sending, kept with an observation of the visit on this device: it survives the page and the
 * tab, and is found from each tool of the visit.
 */
export function unsentWords(device: Device, tools: readonly Kept[], kept: Kept) {
  const own = [kept, ...tools.filter(({ id }) => id !== kept.id)]
  const holder = own.find(({ words }) => words) ?? own.find(({ sending }) => sending) ?? kept
  const words: Words = holder.words ?? (holder.sending && queuedWords(holder.sending, tools)) ?? none
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
