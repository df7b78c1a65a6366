import { longDay } from '@corridor/domain/calendar/day-words'
import { digits } from '@corridor/domain/numbers/digits'
import { SchoolId } from '@corridor/domain/people/ids'
import { counted } from '@corridor/domain/words/count-words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { contract, query } from '../../api/client.ts'
import { rememberedSchool, rememberSchool } from '../../frame/navigation/chosen-school.ts'
import { PageHeader } from '../../frame/page-header.tsx'
import { screen } from '../../screen.ts'
import { CoverageCard } from './coverage-card.tsx'
import styles from './dashboard.module.css'
import { FirstVisitCard } from './first-day/first-visit-card.tsx'
import { openHome } from './first-day/open-home.ts'
import { SetupHome } from './first-day/setup-home.tsx'
import { EducatorHome } from './home/educator-home.tsx'
import { ViewSwitch } from './home/view-switch.tsx'
import { NoEducators } from './no-educators.tsx'
import { NothingToShow } from './nothing-to-show.tsx'
import { ThisWeekCard } from './this-week-card.tsx'
import { WhoNextCard } from './who-next-card.tsx'

export default screen({
  load: (cache, { searchParams }) => {
    rememberSchool(searchParams.get('school'))
    return openHome(cache, dashboardAt(searchParams))
  },
  Component: Dashboard,
})

function Dashboard() {
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(dashboardAt(search))
  const { today, schools, shown, mine, setup, firstVisit } = data
  const isMine = mine !== null && (!shown || search.get('view') === 'lessons')
  if (setup && search.get('view') !== 'lessons') return <SetupHome setup={setup} today={today} />
  return (
    <>
      <PageHeader title={longDay(today)}>
        {shown &&
          !isMine &&
          `Instructional week ${shown.instructionalWeek} · ${counted(shown.coverage.rows.length, 'active educator')}`}
      </PageHeader>
      {shown && mine && <ViewSwitch isMine={isMine} />}
      {firstVisit && !isMine && <FirstVisitCard first={firstVisit} />}
      {isMine && <EducatorHome home={mine} today={today} />}
      {!shown && !isMine && <NothingToShow followsSchool={schools.length > 0} />}
      {shown && !isMine && shown.coverage.rows.length === 0 && (
        <NoEducators school={shown.school.name} isOneOfSeveral={schools.length > 1} />
      )}
      {shown && !isMine && shown.coverage.rows.length > 0 && (
        <div className={styles.cards}>
          <ThisWeekCard {...shown.thisWeek} />
          <WhoNextCard {...shown} today={today} />
          <CoverageCard {...shown.coverage} />
        </div>
      )}
    </>
  )
}

function dashboardAt(search: URLSearchParams) {
  const asked = SchoolId.safeParse(digits(search.get('school')))
  return query(contract.dashboard.show, { query: { school: asked.data ?? rememberedSchool()?.id } })
}
