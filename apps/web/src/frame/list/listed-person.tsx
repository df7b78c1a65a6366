import { Initials } from '@corridor/ui/initials'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import styles from './list-rows.module.css'
import { RowLink } from './row-link.tsx'

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
        <RowLink to={to}>{name}</RowLink>
        <small>{small}</small>
      </div>
    </div>
  )
}
