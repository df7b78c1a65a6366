import type { RequestOf } from '@corridor/contract/endpoint'
import { cache } from '../../api/cache.ts'
import { call, contract } from '../../api/client.ts'
import { noteUnread } from './unread.ts'

type Read = RequestOf<typeof contract.notices.read>['body']

/** Marks notices as read, and updates every list that shows them. */
export async function markRead(body: Read): Promise<void> {
  const { unread } = await call(contract.notices.read, { body })
  noteUnread(unread)
  await cache.invalidateQueries({ queryKey: [contract.notices.list.path] })
}

export async function askUnread(): Promise<void> {
  const answer = await call(contract.notices.unread, {}).catch(() => undefined)
  if (answer) noteUnread(answer.unread)
}
