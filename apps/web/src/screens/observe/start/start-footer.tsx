import type { Snapshot } from '@corridor/contract/observations/device'
import { Button } from '@corridor/ui/capture/button'
import { Sheet } from '@corridor/ui/capture/sheet'
import { useState } from 'react'
import { factsWords, sightWords, type VisitFacts } from '../visit/visit-facts.ts'
import { VisitFactsFields } from '../visit/visit-facts-fields.tsx'
import type { Visited } from './start-draft.ts'
import styles from './tool-choice.module.css'

interface Props {
  readonly snapshot: Snapshot
  readonly visited: Visited
  readonly facts: VisitFacts
  readonly onChange: (facts: VisitFacts) => void
}

export function StartFooter({ snapshot, visited, facts, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [firstName = ''] = visited.educator.name.split(' ')
  return (
    <footer className={styles.footer}>
      <p>
        <span>This visit will be</span>
        <strong>{factsWords(facts)}</strong>
        <span>{sightWords(facts.purpose, firstName)}</span>
      </p>
      <Button onClick={() => setIsOpen(true)}>Edit</Button>
      {isOpen && (
        <Sheet title="Visit facts" onClose={() => setIsOpen(false)}>
          <VisitFactsFields
            snapshot={snapshot}
            schoolId={visited.schoolId}
            facts={facts}
            onChange={onChange}
          />
        </Sheet>
      )}
    </footer>
  )
}
