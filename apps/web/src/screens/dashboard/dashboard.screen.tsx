import { longDay } from '@corridor/domain/calendar/day-words'
import { digits } from '@corridor/domain/numbers/digits'
import { SchoolId } from '@corridor/domain/people/ids'
import { counted } from '@corridor/domain/words/count-words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { contract, query } from '../../api/client.ts'
import { currentUser, isGranted } from '../../api/session.ts'
import { rememberedSchool, rememberSchool } from '../../frame/navigation/chosen-school.ts'
import { PageHeader } from '../../frame/page-header.tsx'
import { screen } from '../../screen.ts'
import { FollowThroughCard } from './cards/follow-through-card.tsx'
import { CoverageCard } from './coverage-card.tsx'
import styles from './dashboard.module.css'
import { DistrictActions, districtLine } from './district/district-header.tsx'
import { EducatorHome } from './home/educator-home.tsx'
import { type Homes, viewIn, viewsOf } from './home/home-views.ts'
import { ViewSwitch } from './home/view-switch.tsx'
import { NoEducators } from './no-educators.tsx'
import { NothingToShow } from './nothing-to-show.tsx'
import { ThisWeekCard } from './this-week-card.tsx'
import { WhoNextCard } from './who-next-card.tsx'

// Most people have one home, and none of these.
const loadDistrict = () => import('./district/district-home.tsx')
const loadGroup = () => import('./group/group-home.tsx')
const loadPlan = () => import('./plan/plan-home.tsx')
const [DistrictHome, GroupHome, PlanHome] = [lazy(loadDistrict), lazy(loadGroup), lazy(loadPlan)]

export default screen({
  load: async (cache, { searchParams }) => {
    rememberSchool(searchParams.get('school'))
    const { district, group, plan } = await cache.ensureQueryData(dashboardAt(searchParams))
    await Promise.all([district && loadDistrict(), group && loadGroup(), plan && loadPlan()])
  },
  Component: Dashboard,
})

function Dashboard() {
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(dashboardAt(search))
  const { today, district, shown, group, mine, plan } = data
  const views = viewsOf(data)
  const view = viewIn(search, views)
  return (
    <>
      <PageHeader
        title={longDay(today)}
        action={view === 'district' && district && <DistrictActions home={district} />}
      >
        {lineOf(view, data)}
      </PageHeader>
      {view && views.length > 1 && <ViewSwitch views={views} view={view} />}
      <Suspense fallback={null}>
        {view === 'district' && district && <DistrictHome home={district} today={today} />}
        {view === 'visits' && shown && <SchoolHome home={data} shown={shown} />}
        {view === 'group' && group && <GroupHome home={group} today={today} />}
        {view === 'lessons' && mine && <EducatorHome home={mine} today={today} />}
        {view === 'plan' && plan && <PlanHome home={plan} today={today} />}
      </Suspense>
      {!view && <NothingToShow followsSchool={data.schools.length > 0} />}
    </>
  )
}

interface SchoolProps {
  readonly home: Homes
  readonly shown: NonNullable<Homes['shown']>
}

function SchoolHome({ home: { today, schools }, shown }: SchoolProps) {
  const { rows } = shown.coverage
  if (rows.length === 0) return <NoEducators school={shown.school.name} isOneOfSeveral={schools.length > 1} />
  return (
    <div className={styles.cards}>
      <ThisWeekCard {...shown.thisWeek} />
      <WhoNextCard {...shown} today={today} />
      <div className={styles.coverage}>
        <CoverageCard {...shown.coverage} />
      </div>
      <div className={styles.lower}>
        {shown.followThrough && (
          <FollowThroughCard followed={shown.followThrough} today={today} of="this school" />
        )}
      </div>
    </div>
  )
}

/** What a home is about, in a line. */
function lineOf(view: ReturnType<typeof viewIn>, { district, shown, group }: Homes): string {
  const words = (week: number, educators: string) => `Instructional week ${week} · ${educators}`
  if (view === 'district' && district) return districtLine(district)
  if (view === 'visits' && shown)
    return words(shown.instructionalWeek, counted(shown.coverage.rows.length, 'active educator'))
  if (view === 'group' && group)
    return words(group.instructionalWeek, `${counted(group.coverage.rows.length, 'educator')} you visit`)
  return ''
}

/** Who reads about all schools sees all, unless they choose one; everybody else the one they chose last. */
function dashboardAt(search: URLSearchParams) {
  const asked = SchoolId.safeParse(digits(search.get('school'))).data
  const isOfAll = isGranted(currentUser()?.security.permissions ?? [], 'report.district')
  const school = asked ?? (isOfAll ? undefined : rememberedSchool()?.id)
  return query(contract.dashboard.show, { query: { school } })
}
