import { Initials } from '@corridor/ui/initials'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import styles from './list-rows.module.css'

interface Props {
  readonly name: string
  readonly to: To
  /** The line under the name. */
  readonly small: ReactNode
}

/** A person in a list, whose link reaches over the whole row. */
export function ListedPerson({ name, to, small }: Props) {
  return (
    <div className={styles.who}>
      <Initials name={name} />
      <div>
        <Link to={to}>{name}</Link>
        <small>{small}</small>
      </div>
    </div>
  )
}
