import { Button } from '@corridor/ui/capture/button'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { LookFor } from '../../set/look-for-set.shape.ts'
import { quickShares } from '../../share-buckets.ts'
import type { Acts } from '../use-acts.capture.tsx'
import styles from './number-answer.module.css'

interface Props {
  readonly item: LookFor
  readonly percent: number | null
  readonly studentsPresent: number | null
  readonly acts: Acts
}

/** A share of the students: one tap, then finer where it matters. */
export function ShareAnswer({ item, percent, studentsPresent, acts }: Props) {
  return (
    <fieldset className={styles.share} aria-label={`${item.code}, share of students`}>
      <div className={styles.quick}>
        {quickShares.map((share, index) => (
          <Button
            key={share}
            aria-pressed={share === percent}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => (share === percent ? acts.clear(item) : acts.number(item, () => share))}
          >
            {`${share}%`}
          </Button>
        ))}
      </div>
      {percent !== null && (
        <div className={styles.finer}>
          <Button
            aria-label="5% fewer"
            icon={<IconMinus size={20} stroke={1.8} aria-hidden />}
            onClick={() => acts.number(item, (before) => (before ?? 0) - 5)}
          />
          <output className={styles.number}>{`${percent}%`}</output>
          <Button
            aria-label="5% more"
            icon={<IconPlus size={20} stroke={1.8} aria-hidden />}
            onClick={() => acts.number(item, (before) => (before ?? 0) + 5)}
          />
          {studentsPresent !== null && (
            <span className={styles.about}>
              about {Math.round((percent * studentsPresent) / 100)} of {studentsPresent}
            </span>
          )}
        </div>
      )}
    </fieldset>
  )
}
