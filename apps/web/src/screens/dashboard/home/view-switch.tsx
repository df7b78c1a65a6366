import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'
import styles from './home.module.css'
import { type HomeView, viewTitles } from './home-views.ts'

interface Props {
  readonly views: readonly HomeView[]
  readonly view: HomeView
}

/** Who holds several roles may have several homes: who teaches and follows a school has two. */
export function ViewSwitch({ views, view }: Props) {
  const [, setSearch] = useSearchParams()
  const choose = (chosen: string) =>
    setSearch((search) => {
      if (chosen === views[0]) search.delete('view')
      else search.set('view', chosen)
      return search
    })
  return (
    <SegmentedControl
      className={styles.switch ?? ''}
      aria-label="Show"
      size="md"
      data={views.map((value) => ({ value, label: viewTitles[value] }))}
      value={view}
      onChange={choose}
    />
  )
}
