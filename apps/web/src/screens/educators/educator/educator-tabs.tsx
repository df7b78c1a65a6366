import {
  type EducatorPageAsked,
  type EducatorTab,
  educatorTabs,
} from '@corridor/contract/people/educator-page'
import type { EducatorPage } from '@corridor/contract/people/educators'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from '../../../frame/list/link-tabs.module.css'
import { addressOfTab } from './educator-address.ts'

const titles: Readonly<Record<EducatorTab, string>> = {
  overview: 'Overview',
  visits: 'Visits',
  evidence: 'Evidence by indicator',
  goals: 'Goals and action steps',
  conferences: 'Conferences',
}

interface Props {
  readonly educator: EducatorPage
  readonly tab: EducatorTab
  readonly asked: EducatorPageAsked
}

/** The tabs of an educator; each has an address of its own, and keeps the filters. */
export function EducatorTabs({ educator, tab, asked: { after: _, ...filters } }: Props) {
  const { id, counts, steps } = educator
  const numbers: Partial<Record<EducatorTab, number>> = { ...counts, goals: steps.length }
  const shown = useRef<HTMLAnchorElement>(null)
  // On a phone the tabs scroll: the one that is shown is in view. A browser may answer with a promise, which is no
  // cleanup.
  useEffect(() => void shown.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }), [])
  return (
    <nav className={styles.tabs} aria-label={`Parts of the page about ${educator.name}`}>
      {educatorTabs.map((it) => (
        <Link
          key={it}
          ref={it === tab ? shown : undefined}
          to={addressOfTab(id, { ...filters, tab: it })}
          aria-current={it === tab ? 'page' : undefined}
          preventScrollReset
        >
          {titles[it]}
          {numbers[it] ? ` ${numbers[it]}` : ''}
        </Link>
      ))}
    </nav>
  )
}
