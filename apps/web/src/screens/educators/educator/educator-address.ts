import {
  type EducatorPageAsked,
  type EducatorTab,
  educatorTabs,
} from '@corridor/contract/people/educator-page'
import { digits } from '@corridor/domain/numbers/digits'
import { EducatorId } from '@corridor/domain/people/ids'
import { matchPath, redirect } from 'react-router'
import { searchOf } from '../../../api/search-of.ts'
import { readAsked } from '../../../report/address/read-asked.ts'

interface EducatorAddress {
  readonly id: EducatorId
  readonly tab: EducatorTab
  readonly asked: EducatorPageAsked
}

/** What an address asks for. An invalid id is not found; an unknown tab is the first, an invalid filter is left out. */
export function readEducator({ pathname, search }: Pick<URL, 'pathname' | 'search'>): EducatorAddress {
  const { id, tab: named } = matchPath('/educators/:id/:tab?', pathname)?.params ?? {}
  const { data } = EducatorId.safeParse(digits(id))
  if (data === undefined) throw redirect('/404')
  const tab = educatorTabs.find((it) => it === named) ?? 'overview'
  const params = new URLSearchParams(search)
  const { from, to, tools } = readAsked(params).asked
  const after = tab === 'visits' ? (params.get('after') ?? undefined) : undefined
  return { id: data, tab, asked: { tab, from, to, tools, after } }
}

/** The address of a tab, with its filters. */
export function addressOfTab(
  id: EducatorId,
  { tab = 'overview', ...filters }: EducatorPageAsked = {},
): string {
  return `/educators/${id}${tab === 'overview' ? '' : `/${tab}`}${searchOf(filters)}`
}
