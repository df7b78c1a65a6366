import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { settings } from '../../settings.ts'
import styles from './dialogs.module.css'

interface ErrorWords {
  readonly title: string
  readonly message: string
  readonly retry?: () => void
}

export function showErrorDialog({ title, message, retry }: ErrorWords) {
  const id = open(<IconAlertTriangle />, title, message, [
    <Button
      key="close"
      variant={retry ? 'default' : 'filled'}
      data-autofocus
      onClick={() => modals.close(id)}
    >
      Close
    </Button>,
    retry && (
      <Button
        key="retry"
        onClick={() => {
          modals.close(id)
          retry()
        }}
      >
        Try again
      </Button>
    ),
  ])
}

export function showDemoDialog() {
  const message = `This account is view only and cannot create or edit data. Contact support at ${settings.supportEmail}.`
  tell('Demo Account', message)
}

/** Tells support, which is impersonating `name`, that nothing was saved. */
export function showReadOnlyDialog(name: string) {
  const message = `You are viewing as ${name}: you can read this page, and nothing was saved. To change something of your own, choose Stop at the top first.`
  tell('Read only', message)
}

function tell(title: string, message: string) {
  const id = open(<IconInfoCircle />, title, message, [
    <Button key="ok" data-autofocus onClick={() => modals.close(id)}>
      OK
    </Button>,
  ])
}

function open(icon: ReactNode, title: string, message: string, actions: ReactNode[]): string {
  return modals.open({
    withCloseButton: false,
    // We draw the whole dialog; the kit names it by this title.
    title: (
      <span className={styles.title}>
        {icon} {title}
      </span>
    ),
    children: (
      <>
        <p className={styles.message}>{message}</p>
        <div className={styles.actions}>{actions}</div>
      </>
    ),
  })
}
