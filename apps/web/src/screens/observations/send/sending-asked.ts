import { RANDOM_BYTES, uuidV7 } from '@corridor/domain/data/uuid-v7'
import type { Words } from '../../../device/kept.ts'
import type { ToolToSend } from './visit-to-send.ts'

export function newSendId(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)))
}

/** The request to send what this device has of a visit; undefined while the server lacks some of it. */
export function sendingAsked(
  sendId: string,
  tools: readonly ToolToSend[],
  { message, recipients, choices }: Words,
): unknown {
  const observations = tools.flatMap(({ kept: { id, base, document }, parts }) => {
    const leftOut = parts.flatMap(({ title, isIncluded }) => (isIncluded ? [] : [title]))
    return base?.document === document ? [{ id, revision: base.revision, leftOut }] : []
  })
  if (observations.length < tools.length) return undefined
  return { sendId, message, recipients, ...choices, observations }
}
