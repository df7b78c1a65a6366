import type { AskedInvitation } from '@corridor/contract/observations/contributions'
import { Button, TextInput } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { submits } from '../../../forms/form-actions.tsx'
import styles from './invitations-card.module.css'
import type { Saying } from './use-said.ts'

interface Props {
  readonly invitation: AskedInvitation
  readonly saying: Saying
}

/** A form to sign once, with a button of its own. What is typed is kept until then. */
export function SignForm({ invitation: { kind, key, prompt, hint, answer, isOpen }, saying }: Props) {
  const id = useId()
  const [fault, setFault] = useState('')
  const said = saying.find(kind, key)
  const signed = answer ?? (said && !said.isDraft && !said.trouble ? said.text : null)
  if (signed !== null || !isOpen)
    return (
      <div className={styles.form}>
        <h3>{prompt}</h3>
        <p className={styles.evidence}>{signed}</p>
        <p className={styles.hint} role="status">
          {answer === null && saying.state !== 'saved' ? 'Signed on this device' : 'Signed'}
        </p>
      </div>
    )
  const sign = (event: FormEvent) => {
    event.preventDefault()
    const text = said?.text.trim() ?? ''
    if (text) saying.say({ kind, key, text })
    else setFault('Write something first.')
  }
  return (
    <form className={styles.form} onSubmit={sign} noValidate>
      <h3 id={id}>{prompt}</h3>
      {hint && <p className={styles.hint}>{hint}</p>}
      <TextInput
        aria-labelledby={id}
        size="md"
        autoComplete="name"
        maxLength={200}
        value={said?.text ?? ''}
        error={fault || said?.trouble}
        onChange={({ currentTarget: { value } }) => saying.say({ kind, key, text: value, isDraft: true })}
      />
      <div className={styles.acts}>
        <Button variant="light" leftSection={<IconSignature size={18} />} {...submits}>
          Sign
        </Button>
      </div>
    </form>
  )
}
