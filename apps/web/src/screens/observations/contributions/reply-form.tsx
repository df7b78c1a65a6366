import type { Observation } from '@corridor/contract/observations/observations'
import { RANDOM_BYTES, uuidV7 } from '@corridor/domain/data/uuid-v7'
import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconMessageReply } from '@tabler/icons-react'
import { useState } from 'react'
import { call, contract } from '../../../api/client.ts'
import { submits } from '../../../forms/form-actions.tsx'
import { faultsOf } from '../../../forms/form-faults.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { useLeaveQuestion } from '../../../frame/messages/leave-question.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import { observationChanged } from '../observation-queries.ts'
import styles from '../readers/observation-cards.module.css'

const { contribute } = contract.observations

export function ReplyForm({ observation }: { readonly observation: Observation }) {
  // One key as long as the form stands: however often it is sent, it is one reply.
  const [key] = useState(newId)
  const form = useForm({
    initialValues: { text: '' },
    validate: (values) => faultsOf(contribute.body, values),
  })
  const mayLeave = useLeaveQuestion(() => form.isDirty())
  const reply = async (body: { text: string }) => {
    const params = { observationId: observation.id, kind: 'reply' as const, key }
    const answered = await call(contribute, { params, body })
    mayLeave()
    await observationChanged(answered)
    toast('Reply sent')
  }
  const submit = useSubmit(form, reply, {
    message: 'Your reply was not sent. What you typed is still here. Please try again later.',
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Textarea aria-label="Your reply" size="md" rows={4} {...form.getInputProps('text')} />
      <Button
        variant="light"
        loading={form.submitting}
        leftSection={<IconMessageReply size={18} stroke={1.8} />}
        {...submits}
      >
        Send reply
      </Button>
    </form>
  )
}

function newId(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)))
}
