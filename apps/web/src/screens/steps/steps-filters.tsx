import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import tabs from '../../frame/list/link-tabs.module.css'
import type { ListAddress } from '../../frame/list/list-address.ts'
import { ListFilter } from '../../frame/list/list-filter.tsx'
import filters from '../../frame/list/list-filters.module.css'
import { isOnlyObserved } from '../../frame/navigation/navigation-entries.ts'
import { useUser } from '../../frame/use-user.ts'
import styles from './steps.module.css'

type Counts = ResponseOf<typeof contract.steps.list>['counts']

interface Props {
  readonly list: ListAddress
  readonly counts: Counts
}

/** The filters of steps: their state as tabs, their owner as a choice. All of it is in the address. */
export function StepsFilters({ list, counts }: Props) {
  const user = useUser()
  const shown = list.search.get('state') ?? 'open'
  const tab = useRef<HTMLAnchorElement>(null)
  // On a phone the tabs scroll: the one that is shown is in view. A browser may answer with a promise, which is no
  // cleanup.
  useEffect(() => void tab.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }), [])
  const owners = [
    { value: 'by-me', title: 'Agreed by me' },
    ...(user.educator_id === undefined ? [] : [{ value: 'mine', title: 'Mine to try' }]),
  ]
  return (
    <>
      <nav className={`${tabs.tabs} ${styles.states}`} aria-label="State">
        {tabsOf(counts).map(({ state, title }) => (
          <Link
            key={state}
            ref={state === shown ? tab : undefined}
            to={list.choosing({ state: state === 'open' ? '' : state })}
            aria-current={state === shown ? 'page' : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      {(!isOnlyObserved(user) || list.search.has('educator')) && (
        <div className={filters.filters}>
          {!isOnlyObserved(user) && (
            <ListFilter list={list} part="whose" title="Whose" usual="All I see" choices={owners} />
          )}
          {list.search.has('educator') && (
            <Button
              className={filters.filter}
              variant="default"
              component={Link}
              to={list.choosing({ educator: '' })}
              rightSection={<IconX size={16} stroke={1.8} />}
            >
              Only one educator
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function tabsOf({ open, due, overdue, carried }: Counts) {
  return [
    { state: 'open', title: `Open ${open}` },
    { state: 'due', title: `Due this week ${due}` },
    { state: 'overdue', title: `Past due ${overdue}` },
    { state: 'carried', title: `Carried ${carried}` },
    { state: 'done', title: 'Done' },
    { state: 'mastered', title: 'Mastered' },
    { state: 'dropped', title: 'Dropped' },
  ]
}
