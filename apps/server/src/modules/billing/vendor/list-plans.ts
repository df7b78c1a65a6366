import type { contract } from '@corridor/contract/contract'
import { MOST_COUNTED } from '@corridor/contract/counted'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { DistrictId } from '@corridor/domain/people/ids'
import { endOfUse, planStateAt } from '@corridor/domain/plan/plan'
import type { Queries } from '../../../database/doors.ts'
import { findRegistered, pageOfRegister, type RegisterRow } from './plans.queries.ts'

type List = typeof contract.plans.list

const LIMIT = 25

/** One page of all districts' plans; any page costs the same, wherever it is. */
export async function listPlans(
  db: Queries,
  { search = '', after }: RequestOf<List>['query'],
  now: Date,
): Promise<ResponseOf<List>> {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const place = after === undefined ? undefined : await placeOf(db, after)
  // One district more than the page tells whether there is a next page.
  const found = await pageOfRegister(db, { words, after: place, limit: LIMIT + 1 })
  const items = found.slice(0, LIMIT)
  return {
    items: items.map((it) => toItem(it, now)),
    next: found.length > LIMIT ? String(items.at(-1)?.districtId) : null,
  }
}

async function placeOf(db: Queries, after: string): Promise<RegisterRow> {
  const id = DistrictId.parse(Number(after))
  const place = id > MOST_COUNTED ? undefined : await findRegistered(db, id)
  if (!place) throw new Problem('invalid-request', { fields: { after: 'Start again from the first page.' } })
  return place
}

function toItem(row: RegisterRow, now: Date) {
  const state = planStateAt(row, now)
  const isOwed = (state === 'active' || state === 'awaiting-payment') && row.awaitsAfter !== null
  // An order that is owed opens full use until it is due, and reading for some time after.
  const end = isOwed ? (row.pastDueAfter ?? row.endsAt) : endOfUse(row)
  return { id: row.districtId, name: row.name, state, until: end && dayIn(row.timeZone, end) }
}
