import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { UnstyledButton } from '@mantine/core'
import { useUser } from '../../../frame/use-user.ts'
import styles from './parts.module.css'

interface Props {
  readonly items: readonly RosterImport[]
  readonly onOpen: (id: string) => void
}

const MOST = 5

/** The last imports, and those that wait. */
export function LastImports({ items, onOpen }: Props) {
  const { time_zone } = useUser().district
  const told = items.filter(({ state }) => state !== 'cancelled' && state !== 'stopped').slice(0, MOST)
  if (told.length === 0) return null
  return (
    <Card title="Last imports">
      <ul className={styles.last}>
        {told.map((it) => (
          <li key={it.id}>
            <span>
              <UnstyledButton onClick={() => onOpen(it.id)}>
                {momentIn(time_zone, it.startedAt)}
              </UnstyledButton>
              <small>{it.fileName}</small>
            </span>
            <span>{stateWords(it)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function stateWords({ state, read }: RosterImport): string {
  const rows = counted(read?.staff ?? 0, 'row')
  switch (state) {
    case 'done':
      return rows
    case 'undone':
      return `${rows}, undone`
    case 'checked':
      return `${rows}, checked`
    default:
      // How many there are shows once the file is read.
      return read ? `${rows}, under way` : 'Under way'
  }
}
