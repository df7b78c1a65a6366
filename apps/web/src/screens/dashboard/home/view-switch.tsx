import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'
import styles from './home.module.css'
import { type HomeView, viewTitles } from './home-views.ts'

interface Props {
  readonly views: readonly HomeView[]
  readonly view: HomeView
}

/**
 * Switches between homes: somebody with several roles may have several; a school has one of all visits and one of
 * the reader’s own.
 */
export function ViewSwitch({ views, view }: Props) {
  const [, setSearch] = useSearchParams()
  const choose = (chosen: string) =>
    setSearch((parts) => {
      if (chosen === views[0]) parts.delete('view')
      else parts.set('view', chosen)
      return parts
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
