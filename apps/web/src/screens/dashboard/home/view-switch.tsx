import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'
import styles from './home.module.css'

/** Who teaches and also follows a school has two homes. */
export function ViewSwitch({ isMine }: { readonly isMine: boolean }) {
  const [, setSearch] = useSearchParams()
  const choose = (view: string) =>
    setSearch((search) => {
      if (view === 'lessons') search.set('view', view)
      else search.delete('view')
      return search
    })
  return (
    <SegmentedControl
      className={styles.switch ?? ''}
      aria-label="Show"
      size="md"
      data={[
        { value: 'visits', label: 'My visits' },
        { value: 'lessons', label: 'My lessons' },
      ]}
      value={isMine ? 'lessons' : 'visits'}
      onChange={choose}
    />
  )
}
