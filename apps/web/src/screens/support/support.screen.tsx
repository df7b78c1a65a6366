import { useState } from 'react'
import { takeImpersonationOver } from '../../api/session.ts'
import { PageHeader } from '../../frame/header/page-header.tsx'
import { screen } from '../../routing/screen.ts'
import { FindCard } from './find-card.tsx'
import type { FoundPerson } from './found-person.ts'
import { PersonCard } from './person-card.tsx'
import styles from './support.module.css'

export default screen({
  // Support comes here from an impersonation: nothing that it read then stays cached.
  load: async (cache) => cache.clear(),
  Component: Support,
})

function Support() {
  const [isOver] = useState(takeImpersonationOver)
  const [person, setPerson] = useState<FoundPerson>()
  return (
    <>
      <PageHeader title="Support">See Corridor as somebody in a district sees it, to help them.</PageHeader>
      <div className={styles.cards}>
        {isOver && (
          <p className={styles.over} role="status">
            <strong>The 60 minutes are over.</strong> You are back in your own account.
          </p>
        )}
        <FindCard onFound={setPerson} />
        {person && <PersonCard key={person.id} person={person} />}
      </div>
    </>
  )
}
