import type { Educator } from '@corridor/contract/people/educators'
import { digits } from '@corridor/domain/numbers/digits'
import { EducatorId } from '@corridor/domain/people/ids'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { matchPath, redirect, useLocation } from 'react-router'
import { loadChunk } from '../../loading/chunks.ts'
import { choices, educatorOf } from '../../people/educator-queries.ts'
import { screen } from '../../screen.ts'
import styles from './educator/educator.module.css'
import { EducatorFacts } from './educator/educator-facts.tsx'
import { EducatorHeader } from './educator/educator-header.tsx'
import { TimelineCard } from './educator/timeline-card.tsx'
import { StepsCard } from './steps/steps-card.tsx'

export default screen({ load, Component: Page })

// Most come to read.
const EducatorEdit = lazy(() => loadChunk(() => import('./form/educator-edit.tsx')))

async function load(cache: QueryClient, { pathname }: URL) {
  const { mayChange } = await cache.fetchQuery(educatorOf(idIn(pathname)))
  if (mayChange) await cache.ensureQueryData(choices)
}

function idIn(pathname: string): EducatorId {
  const { data } = EducatorId.safeParse(digits(matchPath('/educators/:id', pathname)?.params.id))
  if (data === undefined) throw redirect('/404')
  return data
}

function Page() {
  const { data } = useSuspenseQuery(educatorOf(idIn(useLocation().pathname)))
  return <Shown key={data.id} educator={data} />
}

function Shown({ educator }: { readonly educator: Educator }) {
  /** One thing is written at a time: the facts, a new step, or a step by its id. */
  const [writing, setWriting] = useState<string | null>(null)
  const { steps, mayAddSteps } = educator
  return (
    <>
      <EducatorHeader educator={educator} {...(!writing && { onEdit: () => setWriting('facts') })} />
      {writing === 'facts' ? (
        <Suspense>
          <EducatorEdit educator={educator} onClose={() => setWriting(null)} />
        </Suspense>
      ) : (
        <div className={styles.cards}>
          <EducatorFacts educator={educator} />
          {(mayAddSteps || steps.length > 0) && (
            <StepsCard educator={educator} writing={writing} onWrite={setWriting} />
          )}
          <TimelineCard educatorId={educator.id} visits={educator.visits} />
        </div>
      )}
      <p className={styles.caution}>Visits are not a random sample, and being observed changes a lesson.</p>
    </>
  )
}
