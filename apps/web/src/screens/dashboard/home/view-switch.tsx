import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'
import styles from './home.module.css'

const school = { value: 'school', label: 'My school' }
const visits = { value: 'mine', label: 'My visits' }
const lessons = { value: 'lessons', label: 'My lessons' }

/** All visits of the school, or the reader's own; who also teaches has their own home besides. */
export function ViewSwitch({ hasLessons }: { readonly hasLessons: boolean }) {
  const [search, setSearch] = useSearchParams()
  const data = hasLessons ? [school, visits, lessons] : [school, visits]
  const shown = data.find(({ value }) => value === search.get('view')) ?? school
  const choose = (view: string) =>
    setSearch((parts) => {
      if (view === school.value) parts.delete('view')
      else parts.set('view', view)
      return parts
    })
  return (
    <SegmentedControl
      className={styles.switch ?? ''}
      aria-label="Show"
      size="md"
      data={data}
      value={shown.value}
      onChange={choose}
    />
  )
}
