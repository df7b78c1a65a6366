import type { WholeTransaction } from '../../../database/doors.ts'
import type { ActorContext } from '../../../http/mount.ts'

/** The context of a sending: a request of its observer, or the moment that they planned it for. */
export type SendingContext = Pick<
  ActorContext,
  keyof Pick<WholeTransaction, 'db' | 'client' | 'closing'> | 'actor' | 'place' | 'now' | 'record' | 'config'
>
