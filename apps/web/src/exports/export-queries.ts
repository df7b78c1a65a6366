import type { Export } from '@corridor/contract/reports/exports'
import type { EducatorId } from '@corridor/domain/people/ids'
import { cache } from '../api/cache.ts'
import { contract, query } from '../api/client.ts'

const EVERY_MS = 2_000

/** The exports, asked for again and again while one is being made. */
export function exportsWith(educator: EducatorId | undefined) {
  return {
    ...query(contract.exports.list, { query: { educator } }),
    refetchInterval: ({ state }: { state: { data?: { items: readonly Export[] } | undefined } }) =>
      state.data?.items.some(isUnderWay) ? EVERY_MS : false,
  }
}

export function isUnderWay({ state }: Pick<Export, 'state'>): boolean {
  return state === 'waiting' || state === 'running'
}

export function exportsChanged() {
  return cache.invalidateQueries({ queryKey: [contract.exports.list.path] })
}
