import { counted } from '@corridor/domain/count-words'
import { momentIn } from '@corridor/domain/day-words'
import type { Conflict } from '@corridor/domain/observation'
import { placeWords } from '@corridor/domain/place-words'
import { areTexts, type Choice, settle } from '@corridor/domain/settle'
import { IconArrowsSplit2 } from '@tabler/icons-react'
import type { Device } from '../../device/device.ts'
import type { Kept } from '../../device/kept.ts'
import { valueWords } from './conflict-words.ts'
import styles from './conflicts.module.css'

interface Props {
  readonly device: Device
  readonly kept: Kept
}

/** Both values stay until somebody chooses; until then one goes on capturing. */
export function Conflicts({ device, kept: { id, document } }: Props) {
  const choose = (conflict: Conflict, choice: Choice) =>
    device.change(id, (it) => settle(it, conflict.id, choice))
  return (
    <details className={styles.conflicts}>
      <summary>
        <IconArrowsSplit2 size={20} stroke={1.8} aria-hidden />
        <strong>Two devices changed the same thing</strong>
        <span>{counted(document.conflicts.length, 'place')} to look at before sending</span>
      </summary>
      <ul>
        {document.conflicts.map((it) => (
          <Clash
            key={it.id}
            conflict={it}
            timeZone={document.timeZone}
            onChoose={(choice) => choose(it, choice)}
          />
        ))}
      </ul>
    </details>
  )
}

interface ClashProps {
  readonly conflict: Conflict
  readonly timeZone: string
  readonly onChoose: (choice: Choice) => void
}

function Clash({ conflict, timeZone, onChoose }: ClashProps) {
  const { path, mine, theirs, by, at } = conflict
  return (
    <li>
      <h3>{placeWords(path)}</h3>
      <div className={styles.sides}>
        <div>
          <p className={styles.who}>Kept for now</p>
          <p className={styles.value}>{valueWords(theirs, timeZone)}</p>
          <button type="button" onClick={() => onChoose('theirs')}>
            Keep this one
          </button>
        </div>
        <div>
          <p className={styles.who}>
            {by}, {momentIn(timeZone, at)}
          </p>
          <p className={styles.value}>{valueWords(mine, timeZone)}</p>
          <button type="button" onClick={() => onChoose('mine')}>
            Keep this one instead
          </button>
        </div>
      </div>
      {areTexts(conflict) && (
        <button type="button" onClick={() => onChoose('both')}>
          Keep both
        </button>
      )}
    </li>
  )
}
