import type { RosterImport, RosterPlanItem } from '@corridor/contract/people/roster-shapes'
import { counted, grouped } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import roster from '../roster.module.css'
import { PAGE, planAt, startOf } from '../roster-queries.ts'
import { Paging } from './paging.tsx'
import styles from './plan.module.css'

interface Props {
  readonly it: RosterImport
  readonly isOpen: boolean
  readonly onMend: (mending: Mending) => void
}

/** A row that somebody says more about, and which of its faults. */
export interface Mending {
  readonly item: RosterPlanItem
  readonly fault: RosterPlanItem['faults'][number]
}

const buttons = { address: 'Type address', rows: 'Choose row', school: 'Choose school' } as const

/** Rows that cannot be imported as they are: where, what the file says, and what to do. */
export function FaultsCard({ it, isOpen, onMend }: Props) {
  const [turned, setSkip] = useState(0)
  const skip = startOf(turned, it.counts.fault)
  const asked = { kind: 'fault', search: '', field: null, skip } as const
  const page = useQuery(planAt(it, asked)).data
  const found = page?.found ?? 0
  return (
    <Card
      title={`${counted(it.counts.fault, 'row')} with faults`}
      icon={<IconAlertTriangle size={20} stroke={1.8} aria-hidden />}
      className={styles.plan}
      aside={
        <span className={roster.small}>
          {isOpen ? 'Fixed here, or in your file and uploaded again' : 'Left out'}
        </span>
      }
    >
      <div className={styles.faultsHead}>
        <span>Where</span>
        <span>What the file says</span>
        <span>What to do</span>
      </div>
      <ul className={styles.faults}>
        {(page?.items ?? []).map((item) =>
          item.faults.map((fault) => (
            <li key={`${item.position} ${fault.column} ${fault.sentence}`}>
              <span>
                <strong>{fault.row === null ? (item.externalId ?? 'No id') : `Row ${fault.row}`}</strong>
                <small>{[fault.file, fault.column].filter((part) => part !== null).join(', ')}</small>
              </span>
              <span>
                <strong>{fault.says || '(empty)'}</strong>
                {fault.says !== item.name && <small>{item.name}</small>}
              </span>
              <span>{fault.sentence}</span>
              {isOpen && fault.mending && (
                <Button variant="default" size="xs" onClick={() => onMend({ item, fault })}>
                  {buttons[fault.mending.by]}
                </Button>
              )}
            </li>
          )),
        )}
      </ul>
      {found > PAGE && <Paging skip={skip} found={found} what={grouped(found)} onSkip={setSkip} />}
    </Card>
  )
}
