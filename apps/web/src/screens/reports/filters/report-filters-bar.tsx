import type { Report } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { Button } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import bar from '../../../frame/list/list-filters.module.css'
import { ALL, hasSeveralSchools } from '../../../frame/navigation/chosen-school.ts'
import { useIsPhone } from '../../../frame/use-is-phone.ts'
import { loadChunk } from '../../../loading/chunks.ts'
import { pathOf, type ReportPlace } from '../../../report/address/report-place.ts'
import { OtherReport } from '../chooser/other-report.tsx'
import { DatesChoices } from './dates-choices.tsx'
import { FilterButton } from './filter-button.tsx'
import { FilterChoices } from './filter-choices.tsx'
import styles from './filters.module.css'
import { chosenWords, filtersOf, setCount } from './report-filters.ts'
import { spanWords } from './span-words.ts'
import { type Asking, useAsking } from './use-asking.ts'

// Only a phone has the drawer.
const FiltersDrawer = lazy(() => loadChunk(() => import('./filters-drawer.tsx')))

interface Props {
  readonly place: ReportPlace
  readonly report: Pick<Report, 'span' | 'choices'>
  readonly asked: ReportAsked
}

interface Shown {
  readonly name: string
  readonly title: string
  readonly value: string
  readonly children: ReactNode
}

/** The filters, as buttons beside each other; below 768 px in a drawer. */
export function ReportFiltersBar({ place, report, asked: inAddress }: Props) {
  const { asked, ask, begin } = useAsking(inAddress)
  const isPhone = useIsPhone()
  const filters = shownFilters({ report, asked, ask })
  const count = setCount(asked)
  return (
    <section className={`${bar.filters} ${styles.bar}`} aria-label="Filters">
      <OtherReport place={place} choices={report.choices} />
      {isPhone ? (
        <Suspense>
          <FiltersDrawer count={count} onOpen={begin}>
            {filters.map(({ name, title, value, children }) => (
              <section key={name} aria-label={title}>
                <h3>
                  {title} <span>{value}</span>
                </h3>
                {children}
              </section>
            ))}
          </FiltersDrawer>
        </Suspense>
      ) : (
        filters.map(({ name, ...it }) => <FilterButton key={name} {...it} onOpen={begin} />)
      )}
      {count > 0 && (
        <Button
          variant="subtle"
          component={Link}
          to={`${pathOf(place)}${hasSeveralSchools() ? `?school=${ALL}` : ''}`}
        >
          Reset
        </Button>
      )}
    </section>
  )
}

function shownFilters({
  report,
  asked,
  ask,
}: Pick<Props, 'report' | 'asked'> & { readonly ask: Asking }): Shown[] {
  const shown: Shown[] = filtersOf(report.choices, asked).map((filter) => ({
    name: filter.name,
    title: filter.title,
    value: chosenWords(filter),
    children: <FilterChoices filter={filter} ask={ask} />,
  }))
  const dates = {
    name: 'dates',
    title: 'Dates',
    value: spanWords(report, asked),
    children: <DatesChoices report={report} asked={asked} ask={ask} />,
  }
  // The dates stand after the version and the school.
  const first = shown.filter(({ name }) => name === 'versions' || name === 'schools')
  return [...first, dates, ...shown.slice(first.length)]
}
