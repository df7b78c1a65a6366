import type { RosterImport, RosterState, RosterWho } from '@corridor/contract/people/roster-shapes'
import type { ChangedField, PlanKind } from '@corridor/domain/roster/plan/roster-plan'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { cache } from '../../api/cache.ts'
import { call, contract, query } from '../../api/client.ts'

export const EVERY_MS = 1_000
const working: readonly RosterState[] = ['checking', 'importing', 'undoing']

export function isUnderWay({ state }: Pick<RosterImport, 'state'>): boolean {
  return working.includes(state)
}

export function importsOf(who: RosterWho) {
  return query(contract.rosterImports.list, { query: { who } })
}

/** An import, asked for again and again while the server works on it. */
export function importAt(importId: string) {
  return {
    ...query(contract.rosterImports.show, { params: { importId } }),
    refetchInterval: ({ state }: { state: { data?: RosterImport | undefined } }) =>
      state.data && isUnderWay(state.data) ? EVERY_MS : false,
  } as const
}

export interface PlanAsked {
  readonly kind: PlanKind
  readonly search: string
  readonly field: ChangedField | null
  readonly skip: number
}

export const PAGE = 10

/** Where a page begins that somebody turned to, of so many: the last one where what was mended has left fewer. */
export function startOf(turned: number, found: number): number {
  return Math.min(turned, Math.floor(Math.max(found - 1, 0) / PAGE) * PAGE)
}

/** One page of a roster check; `version` tells a newer check from an older one. */
export function planAt({ id, version, state }: RosterImport, { kind, search, field, skip }: PlanAsked) {
  const asked = {
    kind,
    skip,
    limit: PAGE,
    ...(search && { search }),
    ...(field && { field }),
  }
  const request = { params: { importId: id }, query: asked }
  return queryOptions({
    queryKey: [contract.rosterImports.plan.path, request, version, state],
    queryFn: () => call(contract.rosterImports.plan, request),
    placeholderData: keepPreviousData,
  })
}

export const suggestions = query(contract.rosterImports.suggestions, {})

/** Takes over the import that the server answered, for every part of the page. */
export async function keepImport(it: RosterImport): Promise<void> {
  cache.setQueryData(importAt(it.id).queryKey, it)
  await cache.invalidateQueries({ queryKey: [contract.rosterImports.list.path] })
}

/** Asks anew for all lists of people. */
export async function peopleChanged(): Promise<void> {
  for (const { path } of [
    contract.educators.list,
    contract.rosterImports.suggestions,
    contract.rosterImports.list,
  ])
    await cache.invalidateQueries({ queryKey: [path] })
}
