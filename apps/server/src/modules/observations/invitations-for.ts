import type { AskedInvitation } from '@corridor/contract/observations/contributions'
import { isSent, wasSent } from '@corridor/domain/observation/observation-rules'
import type { Actor } from '@corridor/domain/people/actor'
import type { Invitation } from '@corridor/tools/definition/tool'
import type { Contributed } from './contributions.queries.ts'
import { invitationsOf, isAskedAhead, isOpenIn } from './invitations-of.ts'
import type { SeenObservation } from './seen-observation.ts'

/** What the educator is asked, and what they answered. Before sending, only what is asked ahead. */
export function invitationsFor(seen: SeenObservation, { userId }: Actor): AskedInvitation[] {
  const all = invitationsOf(seen)
  const asked = all.filter((it) => isSent(seen.status) || isAskedAhead(seen, it))
  const own = seen.contributed.filter((said) => said.userId === userId)
  return [
    ...asked.map((it) => {
      const answer = own.find(isSameAs(it))?.text ?? null
      const isSigned = it.kind === 'signature' && answer !== null
      return described(it, { answer, isOpen: isOpenIn(seen, it) && !isSigned })
    }),
    ...own
      .filter((said) => !asked.some(isSameAs(said)))
      .flatMap((said) => answeredBefore(seen, said, all.find(isSameAs(said)))),
  ]
}

function described({ choices, ...it }: Invitation, said: Pick<AskedInvitation, 'answer' | 'isOpen'>) {
  return { ...it, choices: choices && [...choices], ...said }
}

/** What was answered stays to be read. While the observation is changed, nothing of the change is told. */
function answeredBefore(seen: SeenObservation, said: Contributed, now: Invitation | undefined) {
  const { kind, key, text: answer, asked } = said
  if (kind === 'reply') return []
  const isChanging = wasSent(seen) && !isSent(seen.status)
  const prompt = (isChanging && asked) || (kind === 'signature' ? SIGNED_BEFORE : 'An earlier question')
  const { isAhead = false, choices = null } = now ?? {}
  return [described({ kind, key, prompt, hint: '', choices, isAhead }, { answer, isOpen: false })]
}

const SIGNED_BEFORE = 'Signed before it was changed'

type Keyed = Pick<Contributed, 'kind' | 'key'>

function isSameAs({ kind, key }: Keyed): (it: Keyed) => boolean {
  return (it) => it.kind === kind && it.key === key
}
