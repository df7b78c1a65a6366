import type { OpenedAsked, ReportAsked } from '@corridor/contract/reports/report-asked'
import { EducatorId } from '@corridor/domain/people/ids'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, contract, query } from '../../api/client.ts'
import { narrowedTo, pathOf, type ReportPlace } from '../../report/address/report-place.ts'

const { reports } = contract

// Figures never change by themselves: their reader says when.
const unasked = { refetchOnWindowFocus: false, retry: false } as const

export function reportOf(place: ReportPlace, asked: ReportAsked) {
  return queryOptions({
    queryKey: [pathOf(place), asked],
    queryFn: ({ signal }) => ask(place, asked, signal),
    refetchOnReconnect: ({ state }) => state.data === undefined,
    ...unasked,
  })
}

function ask({ kind, id }: ReportPlace, query: ReportAsked, signal: AbortSignal) {
  const configurationId = id ?? 0
  switch (kind) {
    case 'school-overview':
      return call(reports.schoolOverview, { query }, signal)
    case 'educator':
      return call(reports.educator, { params: { educatorId: EducatorId.parse(id) }, query }, signal)
    case 'look-for':
      return call(reports.lookFor, { params: { configurationId }, query }, signal)
    case 'rubric':
      return call(reports.rubric, { params: { configurationId }, query }, signal)
  }
}

/** The query for how many visits came since the figures were counted. */
export function newerThan(place: ReportPlace, asked: ReportAsked, since: string) {
  return query(reports.newer, { query: { ...asked, ...narrowedTo(place), since } })
}

export const setsOf = (kind: 'look-for' | 'rubric') => ({
  ...query(reports.sets, { query: { kind } }),
  retry: false,
})

const FIRST_PAGE = ''

export function visitsOf(asked: OpenedAsked) {
  return infiniteQueryOptions({
    queryKey: [reports.visits.path, asked],
    queryFn: ({ pageParam, signal }) =>
      call(reports.visits, { query: { ...asked, after: pageParam || undefined } }, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    ...unasked,
  })
}
