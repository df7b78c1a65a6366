import type { AskedInvitation } from '@corridor/contract/observations/contributions'
import type { Observation } from '@corridor/contract/observations/observations'
import { Button, Radio, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconDeviceFloppy, IconSignature } from '@tabler/icons-react'
import { useId } from 'react'
import { call, contract } from '../../../api/client.ts'
import { submits } from '../../../forms/form-actions.tsx'
import { faultsOf } from '../../../forms/form-faults.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { useLeaveQuestion } from '../../../frame/messages/leave-question.tsx'
import { observationChanged } from '../observation-queries.ts'
import styles from './invitations-card.module.css'

const { contribute } = contract.observations

interface Props {
  readonly observation: Observation
  readonly invitation: AskedInvitation
}

/** One question, in words or by choice. What was typed stays until it is saved. */
export function InvitationForm({ observation, invitation }: Props) {
  const { kind, key, prompt, hint, answer } = invitation
  const id = useId()
  const form = useForm({
    initialValues: { text: answer ?? '' },
    validate: (values) => faultsOf(contribute.body, values),
  })
  useLeaveQuestion(() => form.isDirty())
  const save = async (body: { text: string }) => {
    const answered = await call(contribute, { params: { observationId: observation.id, kind, key }, body })
    form.resetDirty(body)
    await observationChanged(answered)
  }
  const submit = useSubmit(form, save, {
    message: 'Your answer was not saved. What you typed is still here. Please try again later.',
  })
  const isSignature = kind === 'signature'
  if (isSignature && !invitation.isOpen)
    return (
      <div className={styles.form}>
        <h3>{prompt}</h3>
        <p className={styles.evidence}>{answer}</p>
        <p className={styles.hint} role="status">
          Signed
        </p>
      </div>
    )
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h3 id={id}>{prompt}</h3>
      {hint && <p className={styles.hint}>{hint}</p>}
      <Answer id={id} invitation={invitation} field={form.getInputProps('text')} />
      <div className={styles.acts}>
        <Button
          variant="light"
          loading={form.submitting}
          leftSection={isSignature ? <IconSignature size={18} /> : <IconDeviceFloppy size={18} />}
          {...submits}
        >
          {isSignature ? 'Sign' : 'Save answer'}
        </Button>
        <p role="status">{answer !== null && !form.isDirty() && (isSignature ? 'Signed' : 'Saved')}</p>
      </div>
    </form>
  )
}

interface AnswerProps {
  readonly id: string
  readonly invitation: AskedInvitation
  readonly field: ReturnType<ReturnType<typeof useForm<{ text: string }>>['getInputProps']>
}

function Answer({ id, invitation: { kind, choices }, field }: AnswerProps) {
  const named = { 'aria-labelledby': id, size: 'md' } as const
  if (choices)
    return (
      <Radio.Group {...named} {...field}>
        <div className={styles.options}>
          {choices.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} size="md" />
          ))}
        </div>
      </Radio.Group>
    )
  if (kind === 'signature') return <TextInput {...named} autoComplete="name" {...field} />
  return <Textarea {...named} rows={3} {...field} />
}
