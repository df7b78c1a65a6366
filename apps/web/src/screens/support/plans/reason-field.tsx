import { Button, Textarea } from '@mantine/core'
import styles from './plans.module.css'

const MOST = 500

interface Props {
  readonly value: string
  readonly onChange: (reason: string) => void
}

/** A field for the reason why the vendor does something for a district. */
export function ReasonField({ value, onChange }: Props) {
  return (
    <Textarea
      label="Reason"
      description={`The district reads it under Activity. Name no person. At most ${MOST} characters.`}
      rows={3}
      required
      withAsterisk={false}
      size="md"
      maxLength={MOST}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

interface ActionsProps {
  readonly word: string
  /** Whether the action takes something away. */
  readonly isDanger?: boolean
  readonly isPending: boolean
  readonly isReady: boolean
  readonly onCancel: () => void
}

export function ActionButtons({ word, isDanger = false, isPending, isReady, onCancel }: ActionsProps) {
  return (
    <div className={styles.buttons}>
      <Button
        type="submit"
        loading={isPending}
        disabled={!isReady}
        {...(isDanger && isReady && { color: 'var(--danger)', c: 'var(--surface)' })}
      >
        {word}
      </Button>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
