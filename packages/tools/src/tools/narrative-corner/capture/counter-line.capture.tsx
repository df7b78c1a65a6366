import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@corridor/ui/capture/button'
import { IconTag } from '@tabler/icons-react'
import { Fragment, memo } from 'react'
import type { Visit } from '../../../definition/tool.ts'
import { countBy, groupOf, groups, groupTitles, isUntagged } from '../lines.ts'
import type { Line } from '../narrative-corner.shape.ts'
import styles from './counter-line.module.css'
import { Stamp } from './stamp.capture.tsx'

interface Props {
  readonly lines: readonly Line[]
  readonly visit: Visit
  readonly now: () => number
  /** `onUntagged` must be the same function in every render. */
  readonly onUntagged: () => void
}

/** Counts of lines by who spoke, and nothing about how. */
export const CounterLine = memo(function CounterLine({ lines, visit, now, onUntagged }: Props) {
  const counts = countBy(lines, groups, groupOf)
  const used = groups.filter((group) => counts[group] > 0)
  const untagged = lines.filter(isUntagged).length
  return (
    <header className={styles.counter}>
      <p>
        <strong>{counted(lines.length, 'entry', 'entries')}</strong>
        <span className={styles.elapsed}>
          {' in '}
          <Stamp visit={visit} at={undefined} now={now} />
        </span>
        <span className={styles.groups}>
          {used.map((group, place) => (
            <Fragment key={group}>
              {place > 0 && ' '}
              <span>
                {groupTitles[group]} {counts[group]}
                {place < used.length - 1 && ' ·'}
              </span>
            </Fragment>
          ))}
        </span>
      </p>
      <Button
        shape="pill"
        className={styles.untagged}
        aria-disabled={untagged === 0}
        icon={<IconTag size={18} stroke={1.8} aria-hidden />}
        onClick={onUntagged}
      >
        Untagged {untagged}
      </Button>
    </header>
  )
})
