import { useState } from 'react'
import type { LookForSet } from '../set/look-for-set.shape.ts'
import type { DomainPart } from '../set/set-order.ts'
import styles from './set-head.module.css'

interface Props {
  readonly set: LookForSet
  readonly version: number | null
  readonly parts: readonly DomainPart[]
  /** How many items of each domain are marked. */
  readonly marked: readonly number[]
  readonly openId: string | undefined
  readonly onOpen: (domainId: string) => void
}

/** The head of the set: its domains with what is done in each. */
export function SetHead({ set, version, parts, marked, openId, onOpen }: Props) {
  const all = marked.reduce((sum, count) => sum + count, 0)
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <h2>
          {set.title} {version !== null && <small>v{version}</small>}
        </h2>
        {set.purpose.trim() && <Purpose text={set.purpose.trim()} />}
        <span className={styles.count}>
          {all} of {set.items.length} marked
        </span>
      </div>
      <nav className={styles.tabs} aria-label="Domains">
        {parts.map(({ domain, items }, index) => (
          <button
            key={domain.id}
            ref={domain.id === openId ? intoSight : null}
            type="button"
            className={styles.tab}
            aria-current={domain.id === openId ? 'true' : undefined}
            onClick={() => onOpen(domain.id)}
          >
            <span>{domain.title}</span>
            <span className={styles.progress}>
              {marked[index] ?? 0} of {items.length}
            </span>
          </button>
        ))}
      </nav>
    </div>
  )
}

/** The set’s purpose: one line, and the whole of it after a tap. */
function Purpose({ text }: { readonly text: string }) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <button
      type="button"
      className={styles.purpose}
      aria-expanded={isWhole}
      title={isWhole ? undefined : text}
      onClick={() => setIsWhole(!isWhole)}
    >
      {text}
    </button>
  )
}

function intoSight(tab: HTMLElement | null) {
  tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}
