import { IconAlertTriangle, IconCloudCheck, IconDeviceFloppy, IconRefresh } from '@tabler/icons-react'
import type { SyncState } from '../../../device/kept.ts'
import styles from './invitations-card.module.css'

const looks = {
  saved: { Icon: IconCloudCheck, words: 'Saved' },
  saving: { Icon: IconRefresh, words: 'Saving…' },
  'on-device': { Icon: IconDeviceFloppy, words: 'On this device' },
  'needs-you': { Icon: IconAlertTriangle, words: 'Not saved yet' },
} satisfies Record<SyncState, object>

interface Props {
  readonly state: SyncState
  /** Whether nothing is chosen or written yet: then the words say what will become of it. */
  readonly isUntouched?: boolean
  /** Why the server would not take it. */
  readonly trouble?: string | undefined
}

/** Says where what was chosen and written is; never “Saved” of what the server does not have. */
export function SavedState({ state, isUntouched = false, trouble }: Props) {
  const { Icon, words } = looks[state]
  return (
    <p className={styles.state} role="status" data-state={state}>
      <Icon size={16} stroke={1.8} aria-hidden />
      {state === 'saved' && isUntouched ? 'Saved as you go' : words}
      {trouble && `: ${trouble}`}
    </p>
  )
}
