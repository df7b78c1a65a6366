import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import styles from './crumbs.module.css'

interface Props {
  /** The list that the page is one of. */
  readonly under?: { readonly path: string; readonly title: string }
}

/** The way back, above a title. */
export function Crumbs({ under }: Props) {
  return (
    <nav aria-label="Where this is" className={styles.crumbs}>
      <Link to="/configuration">Tool Configuration</Link>
      {under && (
        <>
          <IconChevronRight size={16} stroke={1.8} aria-hidden />
          <Link to={under.path}>{under.title}</Link>
        </>
      )}
    </nav>
  )
}
