import type { School } from '@corridor/contract/district/schools'
import type { Period } from '@corridor/domain/clock/bell-schedule'
import { counted } from '@corridor/domain/words/count-words'
import { Tag } from '@corridor/ui/tag'
import { FoldCard } from '../fold-card.tsx'
import { SchoolForm } from './school-form.tsx'

interface Props {
  readonly school: School
  readonly mayDelete: boolean
}

export function SchoolCard({ school, mayDelete }: Props) {
  const tag = school.isActive ? <Tag tone="brand">Active</Tag> : <Tag>Inactive</Tag>
  return (
    <FoldCard title={school.name} facts={schoolFacts(school)} tag={tag}>
      {(close) => <SchoolForm school={school} mayDelete={mayDelete} onSaved={close} />}
    </FoldCard>
  )
}

/** “Grades 6–8 · 12 visits planned a week · 7 periods, 8:05 AM to 3:10 PM” */
function schoolFacts({ gradeSpan, visitsPlannedPerWeek: visits, bellSchedule }: School): string {
  return [
    `Grades ${gradeSpan}`,
    visits === null ? 'No number of visits planned' : `${counted(visits, 'visit')} planned a week`,
    dayWords(bellSchedule),
  ].join(' · ')
}

function dayWords(periods: readonly Period[]): string {
  const [first, last] = [periods[0], periods.at(-1)]
  if (!first || !last) return 'No bell schedule yet'
  return `${counted(periods.length, 'period')}, ${clock(first.startsAt)} to ${clock(last.endsAt)}`
}

/** “3:10 PM” of “15:10” */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
