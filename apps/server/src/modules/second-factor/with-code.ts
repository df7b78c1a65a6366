import { Problem } from '@corridor/contract/problems'
import { admitAttempt } from '../../access/throttle.ts'
import type { ActorContext, Steps } from '../../http/mount.ts'
import { inSteps } from '../../http/steps.ts'
import { getAddress, lockSecondFactor } from './second-factor.queries.ts'
import { takeCode } from './take-code.ts'

interface WithCode {
  readonly body: { readonly code: string }
}

/** Counts a code as a failed sign-in before it is looked at: an open tablet is no place to guess codes. */
export async function admitCode({ db, actor, caller, now }: ActorContext) {
  return admitAttempt(db, await getAddress(db, actor.userId), caller(), now())
}

interface Parts<Response> {
  /** Refuses a request that no code would open. */
  readonly first?: (context: ActorContext) => Promise<void>
  readonly act: (context: ActorContext) => Promise<Response>
}

/** An act for somebody who shows a code once more. */
export function withCode<Response>({ first, act }: Parts<Response>): Steps<WithCode, Response> {
  return inSteps({
    read: async (context, _: WithCode) => {
      await first?.(context)
      return admitCode(context)
    },
    work: async (_, __, attempt) => attempt,
    write: async (context, { body: { code } }, attempt) => {
      const { db, actor, request, now } = context
      const factor = await lockSecondFactor(db, actor.userId)
      if (!factor?.confirmedAt) throw new Problem('second-factor-is-off')
      const { userId, districtId } = actor
      const when = { requestId: request.id, now: now() }
      await takeCode(context, { userId, districtId, secret: factor.secret, code, ...when })
      await attempt.succeeded(db)
      return act(context)
    },
  })
}
