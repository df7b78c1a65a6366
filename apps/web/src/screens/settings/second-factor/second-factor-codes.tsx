import { Button } from '@mantine/core'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { failed } from '../../../api/failed.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import styles from './second-factor.module.css'

interface Props {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

export function RecoveryCodes({ codes, onKept }: Props) {
  const text = `Recovery codes for Corridor. Each works once.\n\n${codes.join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast('Copied')
    } catch (error) {
      failed(error, { message: 'The codes were not copied. Download them, or write them down.' })
    }
  }
  return (
    <div className={styles.stack}>
      {/* The message takes the focus: the form that had it is gone. */}
      <p ref={(it) => it?.focus()} tabIndex={-1} role="status">
        <strong>Keep these recovery codes.</strong> Without your phone, each signs you in once. They are shown
        only now.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="default" leftSection={<IconCopy size={18} stroke={1.8} />} onClick={copy}>
          Copy
        </Button>
        <Button
          component="a"
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.8} />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="corridor-recovery-codes.txt"
        >
          Download
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  )
}
