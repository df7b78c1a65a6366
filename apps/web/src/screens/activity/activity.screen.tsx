import { Link, useSearchParams } from 'react-router'
import { PageHeader } from '../../frame/header/page-header.tsx'
import { useUser } from '../../frame/use-user.ts'
import { screen } from '../../routing/screen.ts'
import styles from './activity.module.css'
import { filtersOf, trailOf } from './activity-filters.ts'
import { SupportVisits, supportVisits } from './support-visits.tsx'
import { Trail } from './trail.tsx'

const SUPPORT = '?view=support'

export default screen({
  load: (cache, { searchParams }) =>
    isOfSupport(searchParams)
      ? cache.ensureQueryData(supportVisits)
      : cache.ensureInfiniteQueryData(trailOf(filtersOf(searchParams))),
  Component: Activity,
})

function isOfSupport(search: URLSearchParams): boolean {
  return search.get('view') === 'support'
}

function Activity() {
  const { district, schools, security } = useUser()
  const [search] = useSearchParams()
  const isSupport = isOfSupport(search)
  const place = schools.length > 1 ? 'schools' : 'school'
  const whose = security.roles.includes('district-admin') ? `in ${district.name}` : `at your ${place}`
  return (
    <div className={styles.page}>
      <PageHeader title="Activity">
        Who did what {whose}. Nobody can change this list, and reading it is recorded too.
      </PageHeader>
      <nav className={styles.tabs} aria-label="Activity">
        <Link to="?" aria-current={isSupport ? undefined : 'page'}>
          All activity
        </Link>
        <Link to={SUPPORT} aria-current={isSupport ? 'page' : undefined}>
          Support visits
        </Link>
      </nav>
      {isSupport ? <SupportVisits /> : <Trail />}
    </div>
  )
}
