import type { OpenedVisit, Report } from '@corridor/contract/reports/report'
import { counted } from '@corridor/domain/words/count-words'
import { IconChevronLeft } from '@tabler/icons-react'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { failed } from '../../../api/failed.tsx'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { useUser } from '../../../frame/use-user.ts'
import { figureIn, reportBehind } from '../../../report/address/opened-by.ts'
import { readOpened } from '../../../report/address/read-asked.ts'
import { useRefused } from '../../../report/refused.ts'
import { FiltersNotValid, filterFault, ReportNotLoaded } from '../page/report-not-shown.tsx'
import { ReportSkeleton } from '../page/report-skeleton.tsx'
import { visitsOf } from '../report-queries.ts'
import { askedWords, isOfMarks, type KnownNames } from './asked-words.ts'
import { OpenedVisits } from './opened-visits.tsx'
import styles from './visits.module.css'

/** The visits behind a figure of a report. */
export function VisitsPage() {
  const [search] = useSearchParams()
  const { asked, fault } = readOpened(search)
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({ ...visitsOf(asked), enabled: fault === null })
  const wrong = fault ?? (data ? null : filterFault(error))
  useRefused(data || wrong !== null ? null : error)
  const back = reportBehind(search)
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const figure = isOfMarks(asked) ? figureIn(search) : null
  const words = askedWords(asked, useKnownNames(search, items), figure)
  const [first] = data?.pages ?? []
  const showMore = async () => {
    const more = await fetchNextPage()
    if (more.isFetchNextPageError)
      failed(more.error, { message: 'More could not be loaded. Please try again later.', retry: showMore })
  }
  return (
    <>
      <Link className={styles.back} to={back}>
        <IconChevronLeft size={18} stroke={1.8} aria-hidden /> Back to the report
      </Link>
      <PageHeader title={first ? counted(first.visits, 'visit') : 'Visits'}>
        {wrong === null && words.join(' · ')}
      </PageHeader>
      {wrong !== null && <FiltersNotValid fault={wrong} reset={back} />}
      {first && figure !== null && (
        <p className={styles.figure}>
          The visits behind <strong>“{figure}”</strong>
        </p>
      )}
      {first && (
        <OpenedVisits
          items={items}
          visits={first.visits}
          coaching={first.coaching}
          onMore={hasNextPage ? showMore : null}
          isLoadingMore={isFetchingNextPage}
        />
      )}
      {!first && wrong === null && isFetching && <ReportSkeleton />}
      {!first && wrong === null && !isFetching && error && (
        <ReportNotLoaded error={error} onRetry={refetch} />
      )}
    </>
  )
}

/**
 * The names of the person’s schools, of the visits that are shown, and of the report they came from, if it is still
 * cached.
 */
function useKnownNames(search: URLSearchParams, visits: readonly OpenedVisit[]): KnownNames {
  const { schools } = useUser()
  const [path = ''] = reportBehind(search).split('?')
  const [[, report] = []] = useQueryClient().getQueriesData<Report>({ queryKey: [path] })
  return {
    schools: distinct([...schools, ...(report?.choices.schools ?? []), ...visits.map((it) => it.school)]),
    observers: distinct([...(report?.choices.observers ?? []), ...visits.map((it) => it.observer)]),
    educators: distinct(visits.map((it) => it.educator)),
  }
}

function distinct<Named extends { readonly id: number }>(all: readonly Named[]): Named[] {
  return [...new Map(all.map((it) => [it.id, it])).values()]
}
