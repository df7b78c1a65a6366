import { Problem } from '@corridor/contract/problems'
import { isSent } from '@corridor/domain/observation-rules'
import type { Contribution } from '@corridor/tools/tool'
import { invitationsOf, isOpenIn } from './invitations-of.ts'
import { refusal } from './read-document.ts'
import type { SeenObservation } from './seen-observation.ts'

/** Only what is asked is answered, while it is asked, and with one of the choices where there are some. */
export function checkAsked(
  received: SeenObservation,
  { kind, key, text }: Pick<Contribution, 'kind' | 'key' | 'text'>,
): void {
  const asked = invitationsOf(received).find((it) => it.kind === kind && it.key === key)
  if (!asked) throw new Problem('nothing-asked')
  if (!isOpenIn(received, asked))
    throw new Problem(isSent(received.status) ? 'observation-already-sent' : 'observation-not-sent')
  const isChoice = asked.choices?.some(({ value }) => value === text) ?? true
  if (!isChoice) throw refusal({ text: 'Choose one of the answers.' })
}
