import { Problem } from '@corridor/contract/problems'
import type { UserPlace } from './users.queries.ts'

/** A place in the list as a word for the address bar. The name is inside, so that it outlives the person. */
export function cursorOf({ id, sortName }: UserPlace): string {
  return Buffer.from(`${id}:${sortName}`).toString('base64url')
}

export function placeOf(cursor: string | undefined, parameter: 'after' | 'before'): UserPlace | undefined {
  if (cursor === undefined) return undefined
  const [, id, sortName] =
    Buffer.from(cursor, 'base64url')
      .toString()
      .match(/^(\d{1,15}):(.*)$/s) ?? []
  if (!id || sortName === undefined || sortName.includes('\0'))
    throw new Problem('invalid-request', { fields: { [parameter]: 'Start again from the first page.' } })
  return { id: Number(id), sortName }
}
