import { weekdayAndDay } from '@corridor/domain/calendar/day-words'
import { teachingWords } from '@corridor/domain/people/teaching-words'
import { useQuery } from '@tanstack/react-query'
import { useNavigation } from 'react-router'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import styles from '../../../frame/list/list.module.css'
import { useListAddress } from '../../../frame/list/list-address.ts'
import { ListPaging } from '../../../frame/list/list-paging.tsx'
import rows from '../../../frame/list/list-rows.module.css'
import { ListedPerson } from '../../../frame/list/listed-person.tsx'
import { listAt } from '../../../people/educator-queries.ts'
import { useSchoolsWords } from '../../../people/educator-schools.ts'
import { EducatorsFilters } from '../../../people/educators-filters.tsx'
import { NoEducators } from '../../../people/no-educators.tsx'
import { pathOf, reportTitles } from '../../../report/address/report-place.ts'
import { ReportNotLoaded } from '../page/report-not-shown.tsx'
import { ReportsMenu } from './reports-menu.tsx'

const kind = 'educator'

/** Chooses the educator that the report is about. */
export default function EducatorChooser() {
  const list = useListAddress(pathOf({ kind, id: null }))
  const schoolsWords = useSchoolsWords()
  const isWaiting = useNavigation().state === 'loading'
  const { data, error, refetch } = useQuery({ ...listAt(list.search), retry: false })
  return (
    <>
      <ReportsMenu />
      <PageHeader title={reportTitles[kind]}>Choose whose visits to look at.</PageHeader>
      <EducatorsFilters list={list} />
      {!data && error && <ReportNotLoaded error={error} onRetry={refetch} />}
      {data?.items.length === 0 && <NoEducators list={list} mayAdd={data.mayAdd} />}
      {data && data.items.length > 0 && (
        <section className={styles.list} aria-label="Educators" aria-busy={isWaiting}>
          <ul className={rows.items}>
            {data.items.map((educator) => (
              <li key={educator.id}>
                <ListedPerson
                  name={educator.name}
                  to={pathOf({ kind, id: educator.id })}
                  small={[teachingWords(educator), schoolsWords?.(educator), visitWords(educator.lastVisitOn)]
                    .filter(Boolean)
                    .join(' · ')}
                />
              </li>
            ))}
          </ul>
          <ListPaging list={list} {...data} shown={data.items.length} />
        </section>
      )}
    </>
  )
}

function visitWords(lastVisitOn: string | null): string {
  return lastVisitOn ? `Last visit ${weekdayAndDay(lastVisitOn)}` : 'No visit yet'
}
