import type { Observation } from '@corridor/contract/observations/observation-read'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { recordKind } from '@corridor/domain/observation/record-words'
import { firstName } from '@corridor/domain/people/first-name'
import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { modals } from '@mantine/modals'
import { call, contract } from '../../../api/client.ts'
import { currentUser } from '../../../api/session.ts'
import { currentDevice } from '../../../device/open-device.ts'
import { submits } from '../../../forms/form-actions.tsx'
import { faultsOf } from '../../../forms/form-faults.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { observationChanged } from '../observation-queries.ts'
import styles from './observation-actions.module.css'

const { reopen } = contract.observations

export function askToReopen(observation: Observation) {
  const id = modals.open({
    title: <strong>Reopen this {recordKind(observation).toLowerCase()}?</strong>,
    withCloseButton: false,
    // A slip of the finger must not close the dialog over what is typed.
    closeOnClickOutside: false,
    children: <ReopenForm observation={observation} onClose={() => modals.close(id)} />,
  })
}

interface Props {
  readonly observation: Observation
  readonly onClose: () => void
}

function ReopenForm({ observation, onClose }: Props) {
  const form = useForm({
    initialValues: { reason: '' },
    validate: (values) => faultsOf(reopen.body, values),
  })
  const send = async (body: { reason: string }) => {
    const params = { observationId: observation.id }
    const opened = await call(reopen, { params, body })
    const device = currentDevice()
    // An observer who reopens their own observation goes on with it on this device.
    if (device?.find(observation.id)) await device.refresh()
    await observationChanged(opened)
    onClose()
    const { id, name } = observation.observer
    const who = id === currentUser()?.id ? 'You' : firstName(name)
    toast('Reopened', `${who} can change it and send it again.`)
  }
  const submit = useSubmit(form, send, {
    message: 'It was not reopened. What you typed is still here. Please try again later.',
    at: { 'observation-not-sent': 'reason' },
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{whatHappens(observation)}</p>
      <Textarea
        label="Reason"
        description="It stays with the record and is shown beside the copy."
        size="md"
        rows={3}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      <div className={styles.answers}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={form.submitting} {...submits}>
          Reopen
        </Button>
      </div>
    </form>
  )
}

function whatHappens({ educator, observer, record, sentAt, hasLate }: Observation): string {
  const who = observer.id === currentUser()?.id ? 'You' : observer.name
  const day = sentAt && ` sent ${shortDay(dayIn(record.timeZone, new Date(sentAt)))}`
  const late = hasLate ? ' Changes that came from a device after it was sent are added.' : ''
  return `${firstName(educator.name)} keeps the copy${day ?? ''} and will see the new one beside it. ${who} can change it until it is sent again.${late}`
}
