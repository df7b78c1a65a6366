import type { AskedInvitation } from '@corridor/contract/observations/contributions'
import { Textarea } from '@mantine/core'
import { useId, useState } from 'react'
import styles from './invitations-card.module.css'
import type { Saying } from './use-said.ts'

interface Props {
  readonly invitation: AskedInvitation
  readonly saying: Saying
}

/** One question, answered in words. Each change is kept at once; an empty answer counts as none. */
export function AnswerField({ invitation: { kind, key, prompt, hint, answer }, saying }: Props) {
  const id = useId()
  const said = saying.find(kind, key)
  // Typed text shows at once: the device hears of it a moment later.
  const [typed, setTyped] = useState<string>()
  // What the device has may be changed in another tab.
  if (typed !== undefined && typed === said?.text) setTyped(undefined)
  return (
    <div className={styles.form}>
      <h3 id={id}>{prompt}</h3>
      {hint && <p className={styles.hint}>{hint}</p>}
      <Textarea
        aria-labelledby={id}
        size="md"
        rows={3}
        maxLength={4_000}
        value={typed ?? said?.text ?? answer ?? ''}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          saying.say({ kind, key, text: value })
        }}
      />
      {said?.trouble && (
        <p className={styles.hint} role="alert">
          {said.trouble}
        </p>
      )}
    </div>
  )
}
