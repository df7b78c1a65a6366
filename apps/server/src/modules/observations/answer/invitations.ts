import type { AskedInvitation } from '@corridor/contract/observations/contributions'
import { isSent, wasSent } from '@corridor/domain/observation/observation-rules'
import { type Actor, holds } from '@corridor/domain/people/actor'
import type { Invitation } from '@corridor/tools/definition/tool'
import type { ReadableObservation } from '../access/access.ts'
import { opened } from '../opened.ts'
import type { HeldObservation, StoredObservation } from '../stored-observation.ts'
import type { Contributed } from './contributions.queries.ts'
import { isLetter } from './letters.ts'

type Asking = Pick<StoredObservation, 'document' | 'configuration'>

/** The asks in the document as it stands. */
export function invitationsInDocument(row: Asking): readonly Invitation[] {
  return opened(row).invitations()
}

/**
 * Since when an observation asks something ahead of sending; null: it does not, or whoever saves it observes no longer.
 * A lesson is to be rated once something was written on the rubric: one that was opened and left asks nothing.
 */
export function sharedSince(
  actor: Actor,
  row: Asking & Pick<StoredObservation, 'sharedAt' | 'version'>,
  now: Date,
): Date | null {
  if (!holds(actor, 'observation.create')) return null
  const asked = invitationsInDocument(row).filter((it) => isAskedAhead(row, it))
  if (asked.length === 0) return null
  if (row.sharedAt) return row.sharedAt
  return asked.some(({ kind }) => kind !== 'self-rating') || opened(row).isBegun() ? now : null
}

/** Whether an ask is open ahead of the sending: nobody rates a lesson that goes on, nor what they have read already. */
function isAskedAhead(
  { document, version }: Pick<StoredObservation, 'document' | 'version'>,
  { isAhead, kind }: Invitation,
): boolean {
  return isAhead && version === 1 && (kind !== 'self-rating' || document.endedAt !== null)
}

/** Whether the educator can rate their lesson now, before it is sent. */
export function isRatedAhead(row: HeldObservation): boolean {
  return invitationsInDocument(row).some((it) => it.kind === 'self-rating' && isOpenIn(row, it))
}

/** Whether the document itself asks something ahead, as the agenda of a conference does: that is told by mail. */
export function asksInDocument(row: Asking & Pick<StoredObservation, 'version'>): boolean {
  return invitationsInDocument(row).some((it) => it.kind !== 'self-rating' && isAskedAhead(row, it))
}

/** Whether an ask can be answered: one ahead before sending, any other after it. */
export function isOpenIn(
  row: Pick<StoredObservation, 'status' | 'document' | 'version'>,
  it: Invitation,
): boolean {
  return isSent(row.status) ? !it.isAhead : isAskedAhead(row, it)
}

/** The asks of an observation with the educator's answers. Before sending, only those ahead. */
export function invitationsForEducator(readable: ReadableObservation, { userId }: Actor): AskedInvitation[] {
  const all = invitationsInDocument(readable)
  const asked = all.filter((it) => isSent(readable.status) || isAskedAhead(readable, it))
  const own = readable.contributed.filter((said) => said.userId === userId)
  return [
    ...asked.map((it) => {
      const said = own.find(isSameAs(it))
      const isSigned = it.kind === 'signature' && said !== undefined
      const isDone = said !== undefined && !said.isPending
      return described(it, {
        answer: said?.text ?? null,
        isDone,
        isOpen: isOpenIn(readable, it) && !isSigned,
      })
    }),
    ...own
      .filter((said) => !asked.some(isSameAs(said)))
      .flatMap((said) => answeredBefore(readable, said, all.find(isSameAs(said)))),
  ]
}

function described(
  { choices, ...it }: Invitation,
  said: Pick<AskedInvitation, 'answer' | 'isDone' | 'isOpen'>,
) {
  return { ...it, choices: choices && [...choices], ...said }
}

/** An answer from before, which stays to be read. While the observation is changed, nothing of the change is told. */
function answeredBefore(readable: ReadableObservation, said: Contributed, now: Invitation | undefined) {
  const { kind, key, text: answer, asked, isPending } = said
  if (isLetter(kind)) return []
  const isChanging = wasSent(readable) && !isSent(readable.status)
  const prompt = (isChanging && asked) || (kind === 'signature' ? SIGNED_BEFORE : 'An earlier question')
  const { isAhead = false, choices = null } = now ?? {}
  return [
    described(
      { kind, key, prompt, hint: '', choices, isAhead },
      { answer, isDone: !isPending, isOpen: false },
    ),
  ]
}

const SIGNED_BEFORE = 'Signed before it was changed'

type Keyed = Pick<Contributed, 'kind' | 'key'>

function isSameAs({ kind, key }: Keyed): (it: Keyed) => boolean {
  return (it) => it.kind === kind && it.key === key
}
