import type { AskedInvitation } from '@corridor/contract/contributions'
import type { Actor } from '@corridor/domain/actor'
import { isSent } from '@corridor/domain/observation-rules'
import { invitationsOf, isAskedAhead, isOpenIn } from './invitations-of.ts'
import type { SeenObservation } from './seen-observation.ts'

/** What the educator is asked, with their own answers. Before sending, only what is asked ahead. */
export function invitationsFor(seen: SeenObservation, { userId }: Actor): AskedInvitation[] {
  return invitationsOf(seen)
    .filter((it) => isSent(seen.status) || isAskedAhead(seen, it))
    .map((it) => {
      const { kind, key, prompt, hint, choices, isAhead } = it
      const own = seen.contributed.find(
        (said) => said.userId === userId && said.kind === kind && said.key === key,
      )
      return {
        ...{ kind, key, prompt, hint, isAhead },
        choices: choices && [...choices],
        answer: own?.text ?? null,
        isOpen: isOpenIn(seen, it),
      }
    })
}
