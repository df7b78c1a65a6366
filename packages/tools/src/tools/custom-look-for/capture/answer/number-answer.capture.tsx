import { Button } from '@corridor/ui/capture/button'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { LookFor } from '../../set/look-for-set.shape.ts'
import type { Acts } from '../use-acts.capture.tsx'
import styles from './number-answer.module.css'

interface Props {
  readonly item: LookFor
  readonly number: number | null
  readonly acts: Acts
}

/** A counter, one up with each tap. Zero is counted too: it is not the same as not having looked. */
export function NumberAnswer({ item, number, acts }: Props) {
  return (
    <fieldset className={styles.numbers} aria-label={`${item.code}, count`}>
      <Button
        aria-label={number === null ? 'None' : 'One fewer'}
        aria-keyshortcuts="-"
        icon={number === null ? undefined : <IconMinus size={20} stroke={1.8} aria-hidden />}
        onClick={() => acts.number(item, (before) => (before ?? 1) - 1)}
      >
        {number === null && 'None'}
      </Button>
      <output className={styles.number}>{number ?? '–'}</output>
      <Button
        className={styles.more ?? ''}
        aria-keyshortcuts="+"
        icon={<IconPlus size={20} stroke={1.8} aria-hidden />}
        onClick={() => acts.number(item, (before) => (before ?? 0) + 1)}
      >
        One more
      </Button>
      {number !== null && (
        <Button look="quiet" onClick={() => acts.clear(item)}>
          Clear
        </Button>
      )}
    </fieldset>
  )
}
