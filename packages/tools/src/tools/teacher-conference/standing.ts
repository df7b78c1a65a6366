import type { ObservationStatus } from '@corridor/domain/observation/observation-words'
import { isShared } from './conference.ts'
import { isSigned } from './signing.ts'
import type { Standing } from './standings.ts'
import type { ConferenceCapture } from './teacher-conference.shape.ts'

interface Around {
  readonly status: ObservationStatus
  /** The keys of what the educator signed. */
  readonly signed: readonly string[]
}

/** How a conference stands. Both sign: the leader before it is sent, the educator after. */
export function standingOf(capture: ConferenceCapture, { status, signed }: Around): Standing {
  const { stage, signature } = capture
  if (signature && isSigned(capture))
    return status !== 'draft' && signed.includes(signature.of) ? 'signed' : 'to-sign'
  if (stage === 'prepare' && status === 'draft') return isShared(capture) ? 'prepared' : 'planned'
  return stage === 'talk' && status === 'draft' ? 'talked' : 'agreed'
}
