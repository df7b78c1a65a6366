import type { Delivery } from '@corridor/contract/observations/delivery'
import type { Observation } from '@corridor/contract/observations/observation-read'
import { firstName } from '@corridor/domain/people/first-name'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { isGranted } from '../../../api/session.ts'
import { submits } from '../../../forms/form-actions.tsx'
import { faultsOf } from '../../../forms/form-faults.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { useUser } from '../../../frame/use-user.ts'
import { observationChanged } from '../observation-queries.ts'
import styles from './observation-cards.module.css'

const { sendAgain, correctAddress } = contract.observations

interface Props {
  readonly observation: Observation
  readonly delivery: Delivery
}

const isMissing = ({ state, isEducator, hasAccount }: Delivery) =>
  state === 'bounced' || state === 'failed' || (state === 'not-mailed' && isEducator && !hasAccount)

/** Tries a delivery that did not arrive again, to the same address or to the right one. */
export function DeliveryActions({ observation, delivery }: Props) {
  const { roles } = useUser()
  const [isCorrecting, setIsCorrecting] = useState(false)
  if (!isMissing(delivery)) return null
  const { address, isEducator, hasAccount, mayTryAgain } = delivery
  const isTheirs = isEducator && !hasAccount
  const mayCorrect = isTheirs && isGranted(roles, 'educator.manage')
  if (isCorrecting)
    return <Correction observation={observation} delivery={delivery} onEnd={() => setIsCorrecting(false)} />
  return (
    <>
      {address && <p>It went to {address}.</p>}
      {hasAccount && <p>It is the address with which {firstName(delivery.name)} signs in.</p>}
      <div className={styles.again}>
        {mayTryAgain && <TryAgain observation={observation} delivery={delivery} />}
        {mayCorrect && (
          <Button variant="default" size="sm" onClick={() => setIsCorrecting(true)}>
            {delivery.state === 'not-mailed' ? 'Add an address' : 'Correct the address'}
          </Button>
        )}
      </div>
      {isTheirs && !mayCorrect && (
        <p>
          {delivery.state === 'not-mailed' ? 'To add an address' : 'If the address is wrong'}, ask the
          school’s principal or the district office.
        </p>
      )}
    </>
  )
}

function TryAgain({ observation, delivery }: Props) {
  const [isSending, setIsSending] = useState(false)
  const again = async () => {
    setIsSending(true)
    try {
      const params = { observationId: observation.id }
      await observationChanged(await call(sendAgain, { params, body: { deliveryId: delivery.id } }))
      toast('Waiting to be sent', `Corridor emails ${firstName(delivery.name)} again.`)
    } catch (error) {
      failed(error, { message: 'It was not sent again. Please try again later.' })
    } finally {
      setIsSending(false)
    }
  }
  return (
    <Button
      variant="default"
      size="sm"
      loading={isSending}
      leftSection={<IconRefresh size={16} stroke={1.8} />}
      onClick={again}
    >
      Try again
    </Button>
  )
}

function Correction({ observation, delivery, onEnd }: Props & { readonly onEnd: () => void }) {
  const { id: deliveryId, name } = delivery
  const form = useForm({
    initialValues: { email: delivery.address ?? '' },
    validate: (values) => faultsOf(correctAddress.body, { ...values, deliveryId }),
  })
  const send = async ({ email }: { email: string }) => {
    const params = { observationId: observation.id }
    await observationChanged(await call(correctAddress, { params, body: { email, deliveryId } }))
    onEnd()
    toast(
      delivery.state === 'not-mailed' ? 'Address added' : 'Address corrected',
      `Corridor emails ${firstName(name)} again.`,
    )
  }
  const submit = useSubmit(form, send, {
    message: 'The address was not changed. What you typed is still here. Please try again later.',
    at: { 'educator-not-found': 'email', 'address-is-of-account': 'email' },
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label={`Email of ${name}`}
        description="It is kept with the educator, and the email goes out again."
        type="email"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('email')}
      />
      <div className={styles.acts}>
        <Button variant="default" size="sm" onClick={onEnd}>
          Cancel
        </Button>
        <Button size="sm" loading={form.submitting} {...submits}>
          {delivery.state === 'not-mailed' ? 'Add and send' : 'Correct and send again'}
        </Button>
      </div>
    </form>
  )
}
