import { DistrictDetails } from '@corridor/contract/district/district'
import { Card } from '@corridor/ui/card'
import { Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { call, contract } from '../../../api/client.ts'
import styles from '../../../forms/form.module.css'
import { FormActions } from '../../../forms/form-actions.tsx'
import { faultsOf } from '../../../forms/form-faults.ts'
import { timeZoneChoices } from '../../../forms/time-zones.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { useAllChanged } from '../use-all-changed.ts'

interface Props {
  readonly name: string
  readonly timeZone: string
}

// How many of some 400 time zones are listed: the usual ones come first, and typing finds the others.
const MOST_SHOWN = 40

export function DistrictCard({ name, timeZone }: Props) {
  const allChanged = useAllChanged()
  const form = useForm<DistrictDetails>({
    initialValues: { name, timeZone },
    validate: (values) => faultsOf(DistrictDetails, values),
    validateInputOnBlur: true,
  })
  const save = async (values: DistrictDetails) => {
    const saved = await call(contract.district.change, { body: values })
    form.setInitialValues({ name: saved.name, timeZone: saved.timeZone })
    form.reset()
    await allChanged()
    toast('District saved')
  }
  const submit = useSubmit(form, save, {
    message: 'The district was not saved. What you typed is still here. Please try again later.',
  })

  return (
    <Card title="Name and time">
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput label="Name" autoComplete="off" {...form.getInputProps('name')} />
        <Select
          label="Time zone"
          description="Days and bell schedules follow it."
          size="md"
          data={timeZoneChoices(timeZone)}
          searchable
          limit={MOST_SHOWN}
          allowDeselect={false}
          nothingFoundMessage="No time zone has this name."
          comboboxProps={{ offset: 4 }}
          // The list itself scrolls: no key would reach a scrolled box around it.
          withScrollArea={false}
          classNames={{ options: styles.choices ?? '' }}
          {...form.getInputProps('timeZone')}
        />
        <FormActions form={form} />
      </form>
    </Card>
  )
}
