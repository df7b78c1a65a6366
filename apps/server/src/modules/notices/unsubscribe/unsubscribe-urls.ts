import type { UserId } from '@corridor/domain/people/ids'
import type { Config } from '../../../config.ts'
import type { Queries } from '../../../database/doors.ts'
import { unsubscribeKeysOf } from './unsubscribe.queries.ts'
import { type Ended, unsubscribeToken } from './unsubscribe-token.ts'

interface Where {
  readonly db: Queries
  readonly config: Pick<Config, 'PUBLIC_URL'>
}

/** The addresses that end mails of a kind, for each reader; none for what nobody can end. */
export async function unsubscribeUrls({ db, config }: Where, readers: readonly { readonly to: UserId }[]) {
  const ids = [...new Set(readers.map(({ to }) => to))]
  const keys = new Map((await unsubscribeKeysOf(db, ids)).map((it) => [it.userId, it.unsubscribeKey]))
  return (userId: UserId, ends: Ended | null): string | undefined => {
    const key = keys.get(userId)
    if (!key || !ends) return undefined
    return new URL(`/unsubscribe/${unsubscribeToken({ userId, ends }, key)}`, config.PUBLIC_URL.origin).href
  }
}
