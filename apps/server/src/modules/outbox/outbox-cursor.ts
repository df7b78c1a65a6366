import { Problem } from '@corridor/contract/problems'
import { Instant } from '@corridor/domain/clock/instant'
import * as z from 'zod/mini'
import type { OutboxPlace } from '../../mail/mails.queries.ts'

export function cursorOf({ createdAt, id }: OutboxPlace): string {
  return Buffer.from(`${id} ${createdAt.toISOString()}`).toString('base64url')
}

const Written = z.tuple([z.uuid(), Instant])

export function placeOf(cursor: string | undefined): OutboxPlace | undefined {
  if (cursor === undefined) return undefined
  const { success, data } = Written.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '))
  if (!success)
    throw new Problem('invalid-request', { fields: { after: 'Start again from the first page.' } })
  const [id, createdAt] = data
  return { id, createdAt: new Date(createdAt) }
}
