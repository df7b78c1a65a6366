import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'

export type Homes = ResponseOf<typeof contract.dashboard.show>

export const viewTitles = {
  district: 'District',
  visits: 'My visits',
  group: 'My group',
  lessons: 'My lessons',
  plan: 'The plan',
} as const

export type HomeView = keyof typeof viewTitles

/** The homes that somebody has, the one that reaches furthest first. */
export function viewsOf({ district, shown, group, mine, plan }: Homes): HomeView[] {
  const homes: [HomeView, object | null][] = [
    ['district', district],
    ['visits', shown],
    ['group', group],
    ['lessons', mine],
    ['plan', plan],
  ]
  return homes.flatMap(([view, home]) => (home === null ? [] : [view]))
}

/** The one that the address names, if they have it; else the first. */
export function viewIn(search: URLSearchParams, views: readonly HomeView[]): HomeView | undefined {
  return views.find((it) => it === search.get('view')) ?? views[0]
}
