import { counted } from '@corridor/domain/words/count-words'
import { Tag } from '@corridor/ui/tag'
import { Button } from '@mantine/core'
import { IconCheck, IconDoorEnter } from '@tabler/icons-react'
import { Link } from 'react-router'
import { leaveForStep } from '../../../frame/navigation/back-to-setup.tsx'
import type { OwnLine } from './first-visit-lines.ts'
import styles from './lines.module.css'
import type { Line } from './setup-lines.ts'

interface Props {
  readonly lines: readonly (Line | OwnLine)[]
  /** Whether there are buttons; without a plan nothing can be done. */
  readonly isOpen: boolean
}

/** The steps with how each stands. The first that is missing is next and has the only bold button; any order works. */
export function Lines({ lines, isOpen }: Props) {
  const next = isOpen ? lines.findIndex(({ isDone, to }) => !isDone && to !== null) : -1
  return (
    <ol className={styles.lines}>
      {lines.map((line, at) => (
        <li key={line.title} data-done={line.isDone || undefined} data-next={at === next || undefined}>
          <span className={styles.mark} aria-hidden>
            {line.isDone ? <IconCheck size={18} stroke={2.4} /> : at + 1}
          </span>
          <div className={styles.words}>
            <h3>
              {line.title}
              <span className={styles.hidden}>{line.isDone ? ', done' : ', not done yet'}</span>
              {at === next && <Tag tone="brand">{nextWords(line)}</Tag>}
            </h3>
            <p>{line.words}</p>
          </div>
          {isOpen && line.to !== null && <Way line={line} to={line.to} isNext={at === next} />}
        </li>
      ))}
    </ol>
  )
}

function nextWords(line: Line | OwnLine): string {
  return 'minutes' in line ? `Next, about ${counted(line.minutes, 'minute')}` : 'Next'
}

interface WayProps {
  readonly line: Line | OwnLine
  readonly to: string
  readonly isNext: boolean
}

function Way({ line: { title, isDone, action }, to, isNext }: WayProps) {
  const words = isDone ? (action ? 'Change' : 'Look') : action
  return (
    <Button
      component={Link}
      to={to}
      onClick={leaveForStep}
      className={styles.way ?? ''}
      variant={isDone ? 'subtle' : isNext ? 'filled' : 'default'}
      size="md"
      leftSection={to.startsWith('/observations') && <IconDoorEnter size={18} stroke={1.8} aria-hidden />}
      aria-label={`${words}: ${title}`}
    >
      {words}
    </Button>
  )
}
