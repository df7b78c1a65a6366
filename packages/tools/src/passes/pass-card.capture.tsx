import type { ComponentProps } from 'react'
import layout from '../layout/tool-screen.module.css'
import styles from './pass-card.module.css'

interface Props extends Pick<ComponentProps<'button'>, 'aria-label' | 'aria-keyshortcuts' | 'onClick'> {
  /** “Sweep 3” */
  readonly name: string
  readonly time?: string
  readonly value: string
  /** Words after the value for screen readers. */
  readonly unseen?: string
  readonly remark?: string
  readonly state: 'done' | 'now' | 'next' | 'due' | 'planned'
  readonly isOpen?: boolean
}

/** The card of one pass over the class: a sweep, or a round. Without a click there is nothing to open yet. */
export function PassCard({ name, time, value, unseen, remark, state, isOpen = false, ...button }: Props) {
  const words = (
    <>
      <span className={styles.row}>
        <span className={styles.name}>{name}</span> <span className={styles.time}>{time}</span>
      </span>
      <span className={styles.row}>
        <span className={styles.value}>
          {value}
          {unseen && <span className={layout.unseen}> {unseen}</span>}
        </span>{' '}
        <span className={styles.remark}>{remark}</span>
      </span>
    </>
  )
  if (!button.onClick) {
    return (
      <div className={styles.card} data-state={state}>
        {words}
      </div>
    )
  }
  return (
    <button
      type="button"
      className={styles.card}
      data-state={state}
      aria-current={isOpen ? 'step' : undefined}
      {...button}
    >
      {words}
    </button>
  )
}
