import { IconAlertTriangle } from '@tabler/icons-react'
import { useId } from 'react'
import { Button } from '../capture/button.tsx'
import styles from './error-dialog.module.css'

interface Props {
  readonly title?: string
  readonly message: string
  readonly onClose: () => void
  /** Offers to try again, where that can help. */
  readonly onTryAgain?: () => void
}

/** A dialog by the browser’s own element: screens without the UI kit say with it what went wrong. */
export function ErrorDialog({ title = 'Error', message, onClose, onTryAgain }: Props) {
  const id = useId()
  return (
    <dialog
      className={styles.dialog}
      ref={(dialog) => void (dialog?.isConnected && !dialog.open && dialog.showModal())}
      aria-labelledby={id}
      onClose={onClose}
    >
      <h2 id={id}>
        <IconAlertTriangle size={24} stroke={1.8} aria-hidden />
        {title}
      </h2>
      <p>{message}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>Close</Button>
        {onTryAgain && (
          <Button look="brand" onClick={onTryAgain}>
            Try again
          </Button>
        )}
      </div>
    </dialog>
  )
}
