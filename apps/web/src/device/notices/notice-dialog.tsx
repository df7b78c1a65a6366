import { Button } from '@corridor/ui/capture/button'
import { IconInfoCircle } from '@tabler/icons-react'
import { useId } from 'react'
import { settings } from '../../settings.ts'
import type { Notice } from '../device.ts'
import styles from './notice-dialog.module.css'

const words: Readonly<Record<Notice, { readonly title: string; readonly message: string }>> = {
  demo: {
    title: 'Demo Account',
    message: `This account is view only and cannot create or edit data. Contact support at ${settings.supportEmail}.`,
  },
  'demo-needs-connection': {
    title: 'No connection',
    message: 'The demo needs a connection: it keeps nothing on this device.',
  },
  'read-only': {
    title: 'Read only',
    message: 'You are viewing Corridor as someone else: you can read this page, and nothing is saved.',
  },
}

interface Props {
  readonly notice: Notice
  readonly onClose: () => void
}

/** A notice as a dialog. Drawn without the UI kit: capture screens load without it. */
export default function NoticeDialog({ notice, onClose }: Props) {
  const title = useId()
  return (
    <dialog ref={show} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <IconInfoCircle size={24} stroke={1.8} aria-hidden />
      <h2 id={title}>{words[notice].title}</h2>
      <p>{words[notice].message}</p>
      <Button look="brand" size="small" onClick={onClose}>
        OK
      </Button>
    </dialog>
  )
}

function show(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.open) dialog.showModal()
}
