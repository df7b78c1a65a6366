import { sum } from '@corridor/domain/numbers/statistics'
import { reportedItems } from '@corridor/tools/tools/custom-look-for/report/reported-items'
import type { LookFor } from '@corridor/tools/tools/custom-look-for/set/look-for-set.shape'
import type { SumsOf } from '../records/set-figures.ts'
import { type AcrossVersions, acrossVersions } from '../sets/across-versions.ts'
import type { SetSource } from '../sets/set-source.ts'

export type ReportedLookFor = AcrossVersions<LookFor>

/** The look-fors of the versions that visits were made with; of the newest where there are none. */
export interface ReportedSet {
  readonly versions: ReturnType<typeof reportedItems>
  readonly items: readonly ReportedLookFor[]
  /** The look-fors that are marked observed or not. */
  readonly present: readonly ReportedLookFor[]
}

export function reportedSet({ set, used }: SetSource): ReportedSet {
  const versions = reportedItems(set.published)
  const isUsed = versions.filter(({ version }) => used.includes(version))
  const items = acrossVersions(isUsed.length > 0 ? isUsed : versions.slice(-1))
  return { versions, items, present: items.filter(({ item }) => item.type === 'present') }
}

/** In how many visits a look-for had each state. */
export interface States {
  readonly observed: number
  readonly notObserved: number
  readonly noOpportunity: number
  readonly notMarked: number
}

export function statesOf(theirs: ReturnType<SumsOf>): States {
  const visits = (value: string) => sum(theirs.filter((it) => it.value === value).map((it) => it.visits))
  return {
    observed: visits('observed'),
    notObserved: visits('not-observed'),
    noOpportunity: visits('no-opportunity'),
    notMarked: visits('not-marked'),
  }
}

/** The values of a look-for that could be seen. */
export const SEEN = ['observed', 'not-observed']

/** The rate of observed, of the visits where the look-for could be seen. */
export function observedRate({ observed, notObserved }: States) {
  return { k: observed, n: observed + notObserved }
}

export function wordsOf({ item, mark }: ReportedLookFor): string {
  return `${item.code} ${item.prompt}${mark}`
}
