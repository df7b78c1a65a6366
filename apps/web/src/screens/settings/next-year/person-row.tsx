import type { Rollover } from '@corridor/contract/district/rollover'
import type { EducatorRow } from '@corridor/contract/people/educators'
import { SchoolId } from '@corridor/domain/people/ids'
import { Select, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import styles from './next-year.module.css'
import { type NextPlace, type Plan, placeOf, withGrades, withPlace } from './use-plan.ts'

interface Props {
  readonly plan: Plan
  readonly educator: EducatorRow
  /** The school whose list this is. */
  readonly from: SchoolId
  readonly schools: Rollover['schools']
}

export function PersonRow({ plan, educator, from, schools }: Props) {
  const { id, name, subject, room } = educator
  const { content, change } = plan
  const place = placeOf(content, id, from)
  const grades = content.grades.find(({ educatorId }) => educatorId === id)?.grades ?? educator.grades
  const elsewhere = educator.schools.filter((it) => it.id !== from)
  const move = (chosen: string | null) => {
    const next: NextPlace =
      chosen === 'leaves' || chosen === 'stays' ? chosen : SchoolId.parse(Number(chosen))
    change(withPlace(content, { id, from, place: next }))
  }
  const others = schools.filter((it) => it.id !== from && !elsewhere.some((other) => other.id === it.id))
  return (
    <li data-changed={place !== 'stays' || grades !== educator.grades || undefined}>
      <span className={styles.person}>
        <strong>{name}</strong>
        <small>
          {[subject, room, ...elsewhere.map((it) => `also at ${it.name}`)].filter(Boolean).join(' · ')}
        </small>
      </span>
      <Select
        size="md"
        label="Next year"
        aria-label={`Next year of ${name}`}
        data={[
          { value: 'stays', label: 'Stays' },
          { value: 'leaves', label: elsewhere.length > 0 ? 'Leaves all schools' : 'Leaves' },
          ...others.map((it) => ({ value: String(it.id), label: `Moves to ${it.name}` })),
        ]}
        value={String(place)}
        onChange={move}
        allowDeselect={false}
        rightSection={<IconChevronDown size={18} stroke={1.8} />}
      />
      <TextInput
        label="Grades"
        aria-label={`Grades of ${name}`}
        maxLength={20}
        disabled={place === 'leaves'}
        value={grades}
        onChange={(event) =>
          change(withGrades(content, { id, now: educator.grades, next: event.currentTarget.value }))
        }
      />
    </li>
  )
}
