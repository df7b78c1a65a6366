import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'

export type Homes = ResponseOf<typeof contract.dashboard.show>

export const viewTitles = {
  district: 'District',
  school: 'My school',
  mine: 'My visits',
  group: 'My group',
  lessons: 'My lessons',
  plan: 'The plan',
} as const

export type HomeView = keyof typeof viewTitles

/** The homes that a user has, the one that reaches furthest first. */
export function viewsOf({ district, shown, group, mine, plan }: Homes): HomeView[] {
  const homes: [HomeView, boolean][] = [
    ['district', district !== null],
    ['school', shown !== null],
    ['mine', shown !== null && shown.coverage.rows.length > 0],
    ['group', group !== null],
    ['lessons', mine !== null],
    ['plan', plan !== null],
  ]
  return homes.filter(([, isTheirs]) => isTheirs).map(([view]) => view)
}

/** The home that the address names, if the user has it; else the first. */
export function viewIn(search: URLSearchParams, views: readonly HomeView[]): HomeView | undefined {
  return views.find((it) => it === search.get('view')) ?? views[0]
}
