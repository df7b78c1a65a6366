import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Kept } from '../../../../device/kept.ts'
import styles from '../../notice.module.css'

interface Props {
  readonly kept: Kept
  /** The tool’s title, where there are several. */
  readonly title: string | undefined
  readonly words: readonly string[]
}

/** Says what the tool wants changed before the observation goes out. What was typed here stays. */
export function SendUnready({ kept: { id, document }, title, words }: Props) {
  return (
    <div className={styles.notice} role="status">
      <IconAlertTriangle size={20} stroke={1.8} aria-hidden />
      <div className={styles.words}>
        <strong>Before {title ?? 'this'} is sent</strong>
        {words.map((it) => (
          <p key={it}>{it}</p>
        ))}
      </div>
      <Button variant="default" component={Link} to={`/observations/${document.toolTypeId}/update/${id}`}>
        Change it
      </Button>
    </div>
  )
}
