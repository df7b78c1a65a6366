import type { Rollover } from '@corridor/contract/district/rollover'
import { yearTitle } from '@corridor/domain/calendar/school-calendar'
import { isYearEnding, yearAfter } from '@corridor/domain/rollover/next-year'
import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { cache } from '../../../api/cache.ts'
import { contract, query } from '../../../api/client.ts'
import { Crumbs } from '../../../frame/header/crumbs.tsx'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import { screen } from '../../../routing/screen.ts'
import { DoneCard } from './done-card.tsx'
import styles from './next-year.module.css'
import { PlanPage } from './plan-page.tsx'

const shown = query(contract.rollover.show, {})

// The plan is always asked for anew: others may have changed it since.
export default screen({ load: (it) => it.fetchQuery({ ...shown, staleTime: 0 }), Component: NextYear })

function NextYear() {
  const { data } = useSuspenseQuery({ ...shown, staleTime: Number.POSITIVE_INFINITY, refetchOnMount: false })
  const [isEarly, setIsEarly] = useState(false)
  const changed = (rollover: Rollover) => {
    cache.setQueryData(shown.queryKey, rollover)
    // Everything else may have changed with the plan.
    void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== shown.queryKey[0] })
    setIsEarly(false)
  }
  const { lastYear, draft, done, today } = data
  if (!lastYear) return <NoYear />
  const isOpen = draft !== null || isEarly || isYearEnding(lastYear, today) || done === null
  if (isOpen)
    return (
      <PlanPage
        key={`${done?.id} ${draft === null}`}
        rollover={data}
        lastYear={lastYear}
        onChanged={changed}
      />
    )
  return (
    <>
      <Crumbs from={{ path: '/settings/district', title: 'District' }} />
      <PageHeader
        title="Next school year"
        action={
          <Button variant="default" onClick={() => setIsEarly(true)}>
            Prepare {yearTitle(yearAfter(lastYear))}
          </Button>
        }
      />
      <div className={styles.page}>
        <DoneCard
          done={done}
          onUndone={(rollover) => {
            changed(rollover)
            toast('Undone. The plan is here as it was.')
          }}
        />
      </div>
    </>
  )
}

function NoYear() {
  return (
    <Empty title="There is no school year yet">
      <p>
        Add the first one under <Link to="/settings/district">District</Link>; the next ones are prepared
        here.
      </p>
    </Empty>
  )
}
