import type { Snapshot } from '@corridor/contract/observations/device'
import { Button } from '@corridor/ui/capture/button'
import { Sheet } from '@corridor/ui/capture/sheet'
import { useState } from 'react'
import { factsWords, type VisitFacts } from '../visit/visit-facts.ts'
import { VisitFactsFields } from '../visit/visit-facts-fields.tsx'
import styles from './tool-choice.module.css'

interface Props {
  readonly snapshot: Snapshot
  readonly schoolId: number
  readonly facts: VisitFacts
  readonly onChange: (facts: VisitFacts) => void
}

export function StartFooter({ snapshot, schoolId, facts, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <footer className={styles.footer}>
      <p>
        <span>This visit will be</span>
        <strong>{factsWords(facts)}</strong>
      </p>
      <Button onClick={() => setIsOpen(true)}>Edit</Button>
      {isOpen && (
        <Sheet title="Visit facts" onClose={() => setIsOpen(false)}>
          <VisitFactsFields snapshot={snapshot} schoolId={schoolId} facts={facts} onChange={onChange} />
        </Sheet>
      )}
    </footer>
  )
}
