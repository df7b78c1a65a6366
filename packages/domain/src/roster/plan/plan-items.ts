import type { SchoolId } from '../../people/ids.ts'
import { inSmallLetters } from '../name-letters.ts'
import type { RosterRow } from '../roster-row.ts'
import {
  blankItem,
  type InvitePlan,
  type KnownEducator,
  type PlanFault,
  type PlanItem,
  type RosterFacts,
} from './roster-plan.ts'

/** An item about whom a row names, without saying yet what becomes of them. */
export function itemOf({ row, name = '', externalId, email }: RosterRow): Omit<PlanItem, 'kind'> {
  return {
    ...blankItem,
    row,
    name: inSmallLetters(name),
    externalId: externalId || null,
    email: email || null,
  }
}

export function faultItem(row: RosterRow, faults: readonly PlanFault[]): PlanItem {
  return { ...itemOf(row), kind: 'fault', faults }
}

/** What rosters suggested before and nobody has answered yet, by address. */
export type StandingSuggestions = ReadonlyMap<string, InvitePlan & { readonly name: string }>

/** Suggests whom to invite. A suggestion that stands already as the file has it is no change. */
export function inviteItem(
  row: RosterRow,
  schoolId: SchoolId | null,
  suggested: StandingSuggestions,
): PlanItem {
  const { email = '', role = '' } = row
  const item = itemOf(row)
  const jobTitle = row.jobTitle || null
  const now = suggested.get(email)
  const stands =
    now?.name === item.name && now.jobTitle === jobTitle && now.schoolId === schoolId && now.role === role
  if (stands) return unchangedItem(row, 'Suggested to invite already.')
  return { ...item, kind: 'invite', invite: { email, jobTitle, schoolId, role } }
}

export function unchangedItem(row: RosterRow, hint: string | null): PlanItem {
  return { ...itemOf(row), kind: 'unchanged', hint }
}

const left = { field: 'isActive', from: 'Active', to: 'Inactive', note: 'Visits and reports stay.' } as const

export function leavingItem(educator: KnownEducator, row: number | null): PlanItem {
  const before = factsOf(educator)
  const { id: educatorId, name, externalId, email } = educator
  const after = { ...before, isActive: false }
  const who = { row, name, externalId, email, educatorId }
  return { ...blankItem, ...who, kind: 'leaving', before, after, changes: [left] }
}

export function factsOf({ id: _id, hasAccount: _hasAccount, ...facts }: KnownEducator): RosterFacts {
  return facts
}
