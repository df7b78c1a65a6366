import { Problem } from '@corridor/contract/problems'
import type { PageByName, PlaceByName } from '../database/by-name.ts'

/** A place in the list as a word for the address bar. The name is inside, so that it outlives the person. */
function cursorOf({ id, sortName }: PlaceByName): string {
  return Buffer.from(`${id}:${sortName}`).toString('base64url')
}

interface Asked {
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly limit?: number | undefined
}

export function pageOf({ after, before, limit = 25 }: Asked): PageByName {
  return { after: placeOf(after, 'after'), before: placeOf(before, 'before'), limit }
}

function placeOf(cursor: string | undefined, parameter: 'after' | 'before'): PlaceByName | undefined {
  if (cursor === undefined) return undefined
  const [, id, sortName] =
    Buffer.from(cursor, 'base64url')
      .toString()
      .match(/^(\d{1,15}):(.*)$/s) ?? []
  if (!id || sortName === undefined || sortName.includes('\0'))
    throw new Problem('invalid-request', { fields: { [parameter]: 'Start again from the first page.' } })
  return { id: Number(id), sortName }
}

interface Tally {
  readonly found: number
  /** How many of the list stand before the page. */
  readonly earlier: number
}

/**
 * How far a list was counted, at `most`, and whether more comes after the page: once that many were found, only
 * `isMore` tells.
 */
interface Counted {
  readonly most: number
  readonly isMore: boolean
}

const all: Counted = { most: Number.POSITIVE_INFINITY, isMore: false }

/** The place of a page among all that were found, and how to go on from it. */
export function frameOf(
  page: readonly PlaceByName[],
  { found, earlier }: Tally,
  { most, isMore }: Counted = all,
) {
  const [first, last] = [page[0], page.at(-1)]
  return {
    previous: first && earlier > 0 ? cursorOf(first) : null,
    next: last && (found < most ? earlier + page.length < found : isMore) ? cursorOf(last) : null,
    first: first ? Math.min(earlier + 1, most) : 0,
    found,
  }
}
