import type { SchoolDashboard } from '@corridor/contract/reports/dashboard'
import { clockWords } from '@corridor/domain/clock/clock-words'
import { periodWords } from '@corridor/domain/people/teaching-words'
import { counted } from '@corridor/domain/words/count-words'
import { districtLine } from './district/district-header.tsx'
import type { Homes, HomeView } from './home/home-views.ts'

/** What a home is about, in a line. */
export function homeLine(view: HomeView | undefined, { district, shown, group }: Homes): string {
  if (view === 'district' && district) return districtLine(district)
  if ((view === 'school' || view === 'mine') && shown) return schoolLine(shown)
  if (view === 'group' && group)
    return `Instructional week ${group.instructionalWeek} · ${counted(group.coverage.rows.length, 'educator')} you visit`
  return ''
}

/** “Instructional week 9 · Period 2 until 9:52 AM · 24 active educators” */
function schoolLine({ instructionalWeek, period, coverage }: SchoolDashboard): string {
  return [
    `Instructional week ${instructionalWeek}`,
    ...(period ? [`${periodWords(period.name)} until ${clockWords(period.endsAt)}`] : []),
    counted(coverage.rows.length, 'active educator'),
  ].join(' · ')
}
