import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import type { PlanKind } from '@corridor/domain/roster/plan/roster-plan'
import { grouped } from '@corridor/domain/words/count-words'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  type Icon,
  IconAlertTriangle,
  IconDoorExit,
  IconEqual,
  IconMail,
  IconPencil,
  IconUserPlus,
} from '@tabler/icons-react'
import styles from './counts-row.module.css'

const signs: Readonly<Record<PlanKind, Icon>> = {
  new: IconUserPlus,
  changed: IconPencil,
  leaving: IconDoorExit,
  unchanged: IconEqual,
  fault: IconAlertTriangle,
  invite: IconMail,
}
const titles: Readonly<Record<PlanKind, string>> = {
  new: 'New',
  changed: 'Changed',
  leaving: 'Leaving',
  unchanged: 'Unchanged',
  fault: 'Rows with faults',
  invite: 'To invite',
}

/**
 * The kinds of change in a check. Users are suggested and never leave by a file; a partial roster speaks of nobody
 * who is missing.
 */
export function kindsFor({ who, isWhole, counts, state }: RosterImport): PlanKind[] {
  const hasLeaving = who === 'educators' && (isWhole || counts.leaving > 0)
  const isOver = state === 'done' || state === 'undone' || state === 'undoing'
  const kinds: (PlanKind | false)[] = [
    who === 'educators' && 'new',
    (who === 'users' || counts.invite > 0) && 'invite',
    'changed',
    hasLeaving && 'leaving',
    !isOver && 'unchanged',
    'fault',
  ]
  return kinds.filter((it) => it !== false)
}

interface Props {
  readonly it: RosterImport
  readonly kind: PlanKind | null
  readonly onKind: (kind: PlanKind) => void
}

/** The counts of a check, which choose what the table shows. */
export function CountsRow({ it, kind, onKind }: Props) {
  return (
    <fieldset className={styles.counts}>
      <legend>
        <VisuallyHidden>What to show</VisuallyHidden>
      </legend>
      {kindsFor(it).map((name) => {
        const Sign = signs[name]
        return (
          <UnstyledButton
            key={name}
            className={styles.count}
            aria-pressed={name === kind}
            data-fault={(name === 'fault' && it.counts.fault > 0) || undefined}
            onClick={() => onKind(name)}
          >
            <span>
              <Sign size={16} stroke={1.8} aria-hidden />
              {titles[name]}
            </span>
            <strong>{grouped(it.counts[name])}</strong>
          </UnstyledButton>
        )
      })}
    </fieldset>
  )
}
