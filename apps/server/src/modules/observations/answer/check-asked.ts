import { Problem } from '@corridor/contract/problems'
import { wasSent } from '@corridor/domain/observation/observation-rules'
import type { Contribution } from '@corridor/tools/definition/tool'
import type { ReadableObservation } from '../access/access.ts'
import { refusal } from '../capture/read-document.ts'
import { invitationsInDocument, isOpenIn } from './invitations.ts'

type Said = Pick<Contribution, 'kind' | 'key' | 'text'>

/** Refuses an answer that is not asked for, not asked any more, or none of the choices where there are some. */
export function checkAsked(received: ReadableObservation, said: Said): { text: string; asked: string } {
  const { kind, key, text } = said
  const asked = invitationsInDocument(received).find((it) => it.kind === kind && it.key === key)
  if (!asked) throw new Problem('nothing-asked')
  if (!isOpenIn(received, asked)) {
    const isLate = asked.isAhead && wasSent(received)
    throw new Problem(isLate ? 'observation-already-sent' : 'observation-not-sent')
  }
  const isChoice = asked.choices?.some(({ value }) => value === text) ?? true
  if (!isChoice) throw refusal({ text: 'Choose one of the answers.' })
  if (isSignedOtherwise(received, said))
    throw refusal({ text: 'You have signed this. Your signature stands.' })
  return { text, asked: asked.prompt }
}

/** Whether the educator signed this with another text. What is agreed anew has another key, and is signed under it. */
function isSignedOtherwise({ contributed }: ReadableObservation, { kind, key, text }: Said): boolean {
  return contributed.some(
    (it) => it.kind === 'signature' && kind === 'signature' && it.key === key && it.text !== text,
  )
}
