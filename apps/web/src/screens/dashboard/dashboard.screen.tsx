import type { SchoolDashboard } from '@corridor/contract/reports/dashboard'
import { longDay } from '@corridor/domain/calendar/day-words'
import { timeIn } from '@corridor/domain/calendar/time-in'
import { periodWords } from '@corridor/domain/people/teaching-words'
import { counted } from '@corridor/domain/words/count-words'
import { useSearchParams } from 'react-router'
import { NeedsConnection } from '../../device/notices/needs-connection.tsx'
import { rememberSchool } from '../../frame/navigation/chosen-school.ts'
import { PageHeader } from '../../frame/page-header.tsx'
import { screen } from '../../screen.ts'
import styles from './dashboard.module.css'
import { EducatorHome } from './home/educator-home.tsx'
import { ViewSwitch } from './home/view-switch.tsx'
import { loadHome, useHome } from './home-query.ts'
import { NoEducators } from './no-educators.tsx'
import { NothingToShow } from './nothing-to-show.tsx'
import { SchoolHome } from './school-home.tsx'

export default screen({
  load: (cache, { searchParams }) => {
    rememberSchool(searchParams.get('school'))
    return loadHome(cache, searchParams)
  },
  Component: Dashboard,
})

function Dashboard() {
  const [search] = useSearchParams()
  const { data, oldWords, refetch } = useHome(search)
  if (!data) return <NeedsConnection title="Home" onRetry={refetch} />
  const { today, schools, shown, mine } = data
  const isMine = mine !== null && (!shown || search.get('view') === 'lessons')
  const hasEducators = shown !== null && shown.coverage.rows.length > 0
  return (
    <>
      <PageHeader
        title={longDay(today)}
        action={(hasEducators || (shown && mine)) && <ViewSwitch hasLessons={mine !== null} />}
      >
        {shown && !isMine && lineOf(shown)}
      </PageHeader>
      {oldWords && (
        <p className={styles.old} role="status">
          {oldWords}
        </p>
      )}
      {isMine && <EducatorHome home={mine} today={today} />}
      {!shown && !isMine && <NothingToShow followsSchool={schools.length > 0} />}
      {shown && !isMine && !hasEducators && (
        <NoEducators school={shown.school.name} isOneOfSeveral={schools.length > 1} />
      )}
      {shown && !isMine && hasEducators && (
        <SchoolHome shown={shown} today={today} isOwn={search.get('view') === 'mine'} />
      )}
    </>
  )
}

/** «Instructional week 9 · Period 2 until 9:52 AM · 24 active educators» */
function lineOf({ instructionalWeek, period, coverage }: SchoolDashboard): string {
  return [
    `Instructional week ${instructionalWeek}`,
    ...(period ? [`${periodWords(period.name)} until ${clockWords(period.endsAt)}`] : []),
    counted(coverage.rows.length, 'active educator'),
  ].join(' · ')
}

/** «9:52 AM» of “09:52”, whichever zone it is of. */
function clockWords(time: string): string {
  return timeIn('UTC', `2000-01-01T${time}:00Z`)
}
