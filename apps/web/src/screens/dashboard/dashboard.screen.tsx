import { longDay } from '@corridor/domain/calendar/day-words'
import { gateRedirect } from '@corridor/domain/plan/gate'
import { Note } from '@corridor/ui/note'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { PageHeader } from '../../frame/header/page-header.tsx'
import { settleSchool } from '../../frame/navigation/chosen-school.ts'
import { useUser } from '../../frame/use-user.ts'
import { screen } from '../../routing/screen.ts'
import styles from './dashboard.module.css'
import { DistrictActions } from './district/district-header.tsx'
import { type Homes, type HomeView, viewIn, viewsOf } from './home/home-views.ts'
import { useReader } from './home/use-reader.ts'
import { ViewSwitch } from './home/view-switch.tsx'
import { homeLine } from './home-line.ts'
import { loadHome, useHome } from './home-query.ts'
import { NoEducators } from './no-educators.tsx'
import { NothingToShow } from './nothing-to-show.tsx'
import { SchoolHome } from './school-home.tsx'

// The homes load on demand: most people have one, and none of these.
const loadDistrict = () => import('./district/district-home.tsx')
const loadGroup = () => import('./group/group-home.tsx')
const loadLessons = () => import('./home/educator-home.tsx')
const loadPlan = () => import('./plan/plan-home.tsx')
const loadWithout = () => import('./plan/without-plan.tsx')
const loadSetup = () => import('./first-day/setup-home.tsx')
const loadFirst = () => import('./first-day/first-visit-card.tsx')
const [DistrictHome, GroupHome, PlanHome] = [lazy(loadDistrict), lazy(loadGroup), lazy(loadPlan)]
const EducatorHome = lazy(loadLessons)
const [SetupHome, FirstVisitCard, WithoutPlan] = [lazy(loadSetup), lazy(loadFirst), lazy(loadWithout)]

export default screen({
  load: async (cache, url) => {
    settleSchool(url)
    const home = await loadHome(cache, url.searchParams)
    await Promise.all([
      home.district && loadDistrict(),
      home.group && loadGroup(),
      home.mine && loadLessons(),
      home.plan && loadPlan(),
      home.setup && loadSetup(),
      home?.firstVisit && loadFirst(),
    ])
  },
  Component: Dashboard,
})

function Dashboard() {
  const [search] = useSearchParams()
  const { data, oldWords } = useHome(search)
  const isReaderKnown = useReader(data)
  const views = viewsOf(data)
  const view = viewIn(search, views)
  const { setup, firstVisit, today } = data
  const old = oldWords && (
    <Note className={styles.old} role="status">
      {oldWords}
    </Note>
  )
  if (setup && search.get('view') !== 'lessons')
    return (
      <Suspense fallback={null}>
        {old}
        <SetupHome setup={setup} today={today} />
      </Suspense>
    )
  const actions = (
    <div className={styles.actions}>
      {view && views.length > 1 && <ViewSwitch views={views} view={view} />}
      {view === 'district' && data.district && <DistrictActions home={data.district} />}
    </div>
  )
  return (
    <>
      <PageHeader title={longDay(today)} action={actions}>
        {homeLine(view, data)}
      </PageHeader>
      {old}
      <Suspense fallback={null}>
        {firstVisit && view !== 'lessons' && <FirstVisitCard first={firstVisit} />}
        {view && <Home view={view} homes={data} />}
        {!view && isReaderKnown && <Nothing schools={data.schools} />}
      </Suspense>
    </>
  )
}

/** What stands in place of a home: without a plan what stays open, else why there is nothing yet. */
function Nothing({ schools }: Pick<Homes, 'schools'>) {
  // Where the gate would lead somebody, there is no plan.
  const isEnded = gateRedirect(undefined, useUser()) !== undefined
  return isEnded ? <WithoutPlan /> : <NothingToShow followsSchool={schools.length > 0} />
}

interface Props {
  readonly view: HomeView
  readonly homes: Homes
}

function Home({ view, homes }: Props) {
  const { today, schools, district, shown, group, mine, plan } = homes
  if (view === 'district' && district) return <DistrictHome home={district} today={today} />
  if (view === 'group' && group) return <GroupHome home={group} today={today} />
  if (view === 'lessons' && mine) return <EducatorHome home={mine} today={today} />
  if (view === 'plan' && plan) return <PlanHome home={plan} today={today} />
  if (!shown) return null
  return shown.coverage.rows.length === 0 ? (
    <NoEducators school={shown.school.name} isOneOfSeveral={schools.length > 1} />
  ) : (
    <SchoolHome shown={shown} today={today} isOwn={view === 'mine'} />
  )
}
