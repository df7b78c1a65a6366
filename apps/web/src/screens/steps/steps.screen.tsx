import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import type { QueryClient } from '@tanstack/react-query'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { contract, query } from '../../api/client.ts'
import { PageHeader } from '../../frame/header/page-header.tsx'
import { askedIn, useListAddress } from '../../frame/list/list-address.ts'
import { isOwn, leaveSchool, settleSchool } from '../../frame/navigation/chosen-school.ts'
import { screen } from '../../routing/screen.ts'
import { Promises } from './promises.tsx'
import { StepItem } from './step-item.tsx'
import styles from './steps.module.css'
import { StepsFilters } from './steps-filters.tsx'
import { UndoLine } from './undo-line.tsx'
import type { LastChange } from './use-step-change.ts'

const { list: listed } = contract.steps

export default screen({ load, Component: Steps })

async function load(cache: QueryClient, url: URL) {
  // One's own steps are not a school's: the choice of a school does not stand over them.
  if (isOwn(url.searchParams)) leaveSchool(url)
  else settleSchool(url)
  await cache.fetchQuery({ ...stepsAt(url.searchParams), staleTime: 0 })
}

/** The steps that an address asks for. */
function stepsAt(search: URLSearchParams) {
  return query(listed, { query: askedIn(search, listed.query) })
}

/** The id of the list that takes the focus when the button that had it is gone. */
const STEPS_LIST = 'steps-list'

/** Action steps of everybody whom the reader sees, or their own: what is due, what is late, what became of each. */
function Steps() {
  const list = useListAddress('/steps')
  const { items, next, counts, promises, today } = useSuspenseQuery(stepsAt(list.search)).data
  const isWaiting = useNavigation().state === 'loading'
  const [last, setLast] = useState<LastChange | null>(null)
  return (
    <>
      <PageHeader title="Action steps">
        {counts.open} open, {counts.overdue} past due
      </PageHeader>
      <StepsFilters list={list} counts={counts} />
      {last && <UndoLine last={last} place={STEPS_LIST} onUndone={() => setLast(null)} />}
      {promises.length > 0 && <Promises promises={promises} today={today} />}
      {items.length === 0 ? (
        <None isFiltered={list.search.has('state')} />
      ) : (
        <ul
          id={STEPS_LIST}
          tabIndex={-1}
          className={styles.list}
          aria-label="Action steps"
          aria-busy={isWaiting}
        >
          {items.map((step) => (
            <StepItem key={step.id} step={step} today={today} place={STEPS_LIST} onChanged={setLast} />
          ))}
        </ul>
      )}
      {(next || list.search.has('after')) && (
        <div className={styles.turns}>
          {list.search.has('after') && (
            <Button variant="default" component={Link} to={list.choosing({})}>
              First page
            </Button>
          )}
          {next && (
            <Button variant="default" component={Link} to={list.choosing({ after: next })}>
              Next
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function None({ isFiltered }: { readonly isFiltered: boolean }) {
  return (
    <Empty title={isFiltered ? 'No steps here' : 'No open steps'}>
      <p>
        {isFiltered
          ? 'Choose another state, or look at all open ones.'
          : 'Steps are agreed in a visit, in a conference, or on an educator’s page.'}
      </p>
    </Empty>
  )
}
