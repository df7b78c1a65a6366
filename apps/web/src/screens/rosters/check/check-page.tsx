import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import type { SchoolId } from '@corridor/domain/people/ids'
import type { PlanKind } from '@corridor/domain/roster/plan/roster-plan'
import { Card } from '@corridor/ui/card'
import { useState } from 'react'
import { useIsPhone } from '../../../frame/use-is-phone.ts'
import { LastImports } from '../parts/last-imports.tsx'
import styles from '../roster.module.css'
import { isUnderWay } from '../roster-queries.ts'
import type { Uploading } from '../use-upload.ts'
import { ChoiceCard } from './choice-card.tsx'
import { ColumnsCard } from './columns-card.tsx'
import { CountsRow, kindsFor } from './counts-row.tsx'
import { FaultsCard, type Mending } from './faults-card.tsx'
import { MendDialog } from './mend-dialog.tsx'
import { PlanCard } from './plan-card.tsx'
import { ProgressCard } from './progress-card.tsx'
import { ResultCard } from './result-card.tsx'

interface Props {
  readonly it: RosterImport
  readonly items: readonly RosterImport[]
  readonly schools: readonly { readonly id: SchoolId; readonly name: string }[]
  readonly uploading: Uploading
  readonly onOpen: (id: string | null) => void
}

/** The check of a roster: what it would do, and what somebody decides about it. */
export function CheckPage({ it, items, schools, uploading, onOpen }: Props) {
  const [chosen, setChosen] = useState<PlanKind | null>(null)
  // Here and not in the card of faults, which a phone that is turned shows in another place.
  const [mending, setMending] = useState<Mending | null>(null)
  const isPhone = useIsPhone()
  const last = <LastImports items={items} onOpen={onOpen} />
  if (it.state === 'checking')
    return (
      <div className={styles.columns}>
        <ProgressCard it={it} onCancelled={uploading.stop} />
        {last}
      </div>
    )
  const kinds = kindsFor(it)
  const asked = kinds.find((kind) => kind === chosen) ?? null
  // A phone shows people only once somebody asks for them, right below the counts.
  const kind = isPhone ? asked : (asked ?? firstOf(it, kinds))
  const isMine = it.state === 'checked' && it.mayDecide
  const faults = it.counts.fault > 0 && <FaultsCard it={it} isOpen={isMine} onMend={setMending} />
  const people = kind && kind !== 'fault' && <PlanCard key={kind} it={it} kind={kind} />
  const isFirst = isPhone && kind === 'fault'
  return (
    <>
      <CountsRow it={it} kind={kind} onKind={(next) => setChosen(isPhone && next === asked ? null : next)} />
      {isFirst ? faults : isPhone && people}
      <div className={styles.columns}>
        <div className={styles.main}>
          {!isFirst && faults}
          {!isPhone && people}
          {isMine && !it.isPulled && <ColumnsCard it={it} uploading={uploading} />}
        </div>
        <div className={styles.side}>
          <Decision it={it} uploading={uploading} onOpen={onOpen} />
          {last}
        </div>
      </div>
      {mending && <MendDialog it={it} {...mending} schools={schools} onClose={() => setMending(null)} />}
    </>
  )
}

/** How far an import is, what is to be decided about it, or what became of it. */
function Decision({ it, uploading, onOpen }: Pick<Props, 'it' | 'uploading' | 'onOpen'>) {
  if (isUnderWay(it)) return <ProgressCard it={it} onCancelled={uploading.stop} />
  if (it.state !== 'checked') return <ResultCard it={it} onOpen={onOpen} />
  if (it.mayDecide) return <ChoiceCard key={it.version} it={it} onOpen={onOpen} />
  return (
    <Card title={`Waits for ${it.by.name}`}>{it.reason ?? 'Only who brought a file decides about it.'}</Card>
  )
}

/** The kind of change to show first. */
function firstOf({ counts }: RosterImport, kinds: readonly PlanKind[]): PlanKind {
  const order: readonly PlanKind[] = ['changed', 'new', 'invite', 'leaving', 'unchanged']
  return order.find((it) => kinds.includes(it) && counts[it] > 0) ?? kinds[0] ?? 'new'
}
