import { Hallway } from '@corridor/ui/art/hallway'
import { LogoMark } from '@corridor/ui/art/logo'
import type { ReactNode } from 'react'
import styles from './auth-page.module.css'

interface Props {
  readonly title: string
  readonly lead: ReactNode
  readonly children: ReactNode
  /** Stands at the bottom of the form’s side. */
  readonly footer?: ReactNode
}

/** A guest’s page: a form, and beside it, where there is room, the picture. */
export function AuthPage({ title, lead, children, footer }: Props) {
  return (
    <div className={styles.page}>
      <main className={styles.form}>
        <p className={styles.brand}>
          <LogoMark size={40} /> Corridor
        </p>
        <div className={styles.middle}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
        {footer && <p className={styles.footer}>{footer}</p>}
      </main>
      <div className={styles.picture}>
        <Hallway />
        <p>
          Five minutes in the room.
          <br />A conversation after.
        </p>
      </div>
    </div>
  )
}
