import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import styles from './crumbs.module.css'

interface Place {
  readonly path: string
  readonly title: string
}

interface Props {
  readonly from?: Place
  /** The list that the page is one of. */
  readonly under?: Place
  /** The page itself, by a shorter name than its title. */
  readonly here?: string
}

const tools: Place = { path: '/configuration', title: 'Tool Configuration' }

/** The links back, above a title. */
export function Crumbs({ from = tools, under, here }: Props) {
  return (
    <nav aria-label="Where this is" className={styles.crumbs}>
      <Link to={from.path}>{from.title}</Link>
      {under && (
        <>
          <IconChevronRight size={16} stroke={1.8} aria-hidden />
          <Link to={under.path}>{under.title}</Link>
        </>
      )}
      {here && (
        <>
          <IconChevronRight size={16} stroke={1.8} aria-hidden />
          <span aria-current="page">{here}</span>
        </>
      )}
    </nav>
  )
}
