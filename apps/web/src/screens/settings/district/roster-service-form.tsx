import { type RosterConnection, RosterConnectionDetails } from '@corridor/contract/people/roster-connection'
import { Input, PasswordInput, SegmentedControl, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { call, contract } from '../../../api/client.ts'
import styles from '../../../forms/form.module.css'
import { FormActions } from '../../../forms/form-actions.tsx'
import { faultsOf } from '../../../forms/form-faults.ts'
import { useSubmit } from '../../../forms/use-submit.ts'

interface Props {
  readonly connection: RosterConnection['connection']
  readonly onSaved: (saved: RosterConnection) => void
}

const nothing = {
  address: '',
  tokenAddress: '',
  clientId: '',
  version: '1.2' as RosterConnectionDetails['version'],
  isNightly: true,
}

/** The form for how the roster service is reached. The stored secret is not shown; left empty, it stays. */
export function RosterServiceForm({ connection, onSaved }: Props) {
  const { address, tokenAddress, clientId, version, isNightly } = connection ?? nothing
  const form = useForm({
    initialValues: { address, tokenAddress, clientId, version, isNightly, secret: '' },
    validate: (values) => faultsOf(RosterConnectionDetails, bodyOf(values, connection !== null)),
    validateInputOnBlur: true,
  })
  const submit = useSubmit(
    form,
    async (values) => {
      const saved = await call(contract.rosterConnection.save, { body: bodyOf(values, connection !== null) })
      form.setInitialValues({ ...values, secret: '' })
      form.reset()
      onSaved(saved)
    },
    { message: 'The connection was not saved. What you typed is still here. Please try again later.' },
  )
  return (
    <form className={styles.form} onSubmit={submit} noValidate autoComplete="off">
      <TextInput label="Address of the service" placeholder="https://" {...form.getInputProps('address')} />
      <TextInput label="Token address" placeholder="https://" {...form.getInputProps('tokenAddress')} />
      <TextInput label="Client id" autoComplete="off" {...form.getInputProps('clientId')} />
      <PasswordInput
        label="Client secret"
        description={
          connection
            ? 'Kept locked, and never shown. Leave it empty to keep it.'
            : 'Kept locked, and never shown again.'
        }
        autoComplete="new-password"
        {...form.getInputProps('secret')}
      />
      <Input.Wrapper label="OneRoster version" labelElement="div" id="oneroster-version">
        <div>
          <SegmentedControl
            aria-labelledby="oneroster-version-label"
            data={['1.1', '1.2']}
            {...form.getInputProps('version')}
          />
        </div>
      </Input.Wrapper>
      <Switch label="Pull every night" {...form.getInputProps('isNightly', { type: 'checkbox' })} />
      <FormActions form={form} />
    </form>
  )
}

type Typed = typeof nothing & { readonly secret: string }

/** The request’s body; an empty secret means the stored one, where there is one. */
function bodyOf({ secret, ...rest }: Typed, isKept: boolean): RosterConnectionDetails {
  return { ...rest, secret: secret === '' && isKept ? null : secret }
}
