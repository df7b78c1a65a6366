import type { ActionStep } from '@corridor/contract/people/educators'
import { RANDOM_BYTES, uuidV7 } from '@corridor/domain/data/uuid-v7'
import type { EducatorId } from '@corridor/domain/people/ids'
import { keepFocus } from '@corridor/ui/keep-focus'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { call, contract } from '../../../api/client.ts'
import { submits } from '../../../forms/form-actions.tsx'
import { faultsOf } from '../../../forms/form-faults.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { askToDiscard, useLeaveQuestion } from '../../../frame/messages/leave-question.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import { stepSaved } from '../../../people/educator-queries.ts'
import styles from './steps-card.module.css'

const { saveStep } = contract.educators

interface Props {
  readonly educatorId: EducatorId
  /** The step to edit; absent: a new one. */
  readonly step?: ActionStep
  readonly onClose: () => void
}

export function StepForm({ educatorId, step, onClose }: Props) {
  // The id stays as long as the form is open: however often it is sent, it is one step.
  const [id] = useState(() => step?.id ?? newId())
  const form = useForm({
    initialValues: { text: step?.text ?? '', dueOn: step?.dueOn ?? '' },
    validate: (values) => faultsOf(saveStep.body, detailsOf(values)),
  })
  const mayLeave = useLeaveQuestion(() => form.isDirty())
  const save = async (values: Values) => {
    const params = { educatorId, stepId: id }
    const saved = await call(saveStep, { params, body: detailsOf(values) })
    await stepSaved(educatorId, saved)
    mayLeave()
    onClose()
    toast(step ? 'Step saved' : 'Step added')
  }
  const submit = useSubmit(form, save, {
    message: 'The step was not saved. What you typed is still here. Please try again later.',
  })
  const cancel = () => (form.isDirty() ? askToDiscard({ proceed: onClose }) : onClose())
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Textarea label="What is tried next" size="md" rows={3} autoFocus {...form.getInputProps('text')} />
      <TextInput label="Due, optional" type="date" {...form.getInputProps('dueOn')} />
      <div className={styles.actions}>
        <Button loading={form.submitting} {...submits}>
          {step ? 'Save step' : 'Add step'}
        </Button>
        <Button variant="default" onClick={cancel} onMouseDown={keepFocus}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

interface Values {
  readonly text: string
  readonly dueOn: string
}

function detailsOf({ text, dueOn }: Values) {
  return { text, dueOn: dueOn || null, status: 'open' as const }
}

function newId(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)))
}
