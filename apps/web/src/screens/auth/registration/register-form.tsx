import { Registration, RegistrationAtOnce } from '@corridor/contract/sign-in/registration'
import { Button, Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { faultsOf } from '../../../forms/form-faults.ts'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { timeZoneChoices } from '../../../forms/time-zones.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import page from '../auth-page.module.css'
import { NewPasswordField } from '../password/new-password-field.tsx'
import styles from './register.module.css'
import type { Opens } from './registration.ts'
import { useRegister } from './use-register.ts'

// How many of some 400 time zones are listed: the usual ones come first, and typing finds the others.
const MOST_SHOWN = 40

interface Props {
  readonly opens: Opens
  /** What was typed before, when somebody comes back to change it. */
  readonly typed: RegistrationAtOnce | undefined
  readonly onMailed: (registration: RegistrationAtOnce) => void
}

export function RegisterForm({ opens, typed, onMailed }: Props) {
  const { register, refusal } = useRegister(opens, onMailed)
  const form = useForm<RegistrationAtOnce>({
    initialValues: typed ?? {
      districtName: '',
      timeZone: ownTimeZone(),
      schoolName: '',
      gradeSpan: '',
      name: '',
      email: '',
      password: '',
    },
    validate: (values) => faultsIn(values, opens),
    validateInputOnBlur: true,
  })
  const submit = useSubmit(form, register, {
    message: 'Your district was not registered. What you typed is still here. Please try again later.',
  })

  return (
    <form className={page.fields} onSubmit={submit} noValidate>
      <FormRefusal words={refusal} />
      <fieldset className={styles.part}>
        <legend>Your district</legend>
        <TextInput
          label="District name"
          autoComplete="organization"
          size="lg"
          autoFocus={!typed}
          {...form.getInputProps('districtName')}
        />
        <Select
          label="Time zone"
          size="lg"
          data={timeZoneChoices(form.getInitialValues().timeZone || 'America/New_York')}
          searchable
          limit={MOST_SHOWN}
          allowDeselect={false}
          nothingFoundMessage="No time zone has this name."
          // The list itself scrolls: no key would reach a scrolled box around it.
          withScrollArea={false}
          classNames={{ options: styles.choices ?? '' }}
          {...form.getInputProps('timeZone')}
        />
        <div className={styles.school}>
          <TextInput
            label="First school"
            description={form.errors.schoolName ? undefined : 'You can add others later.'}
            autoComplete="off"
            size="lg"
            {...form.getInputProps('schoolName')}
          />
          <TextInput
            label="Grades"
            description={form.errors.gradeSpan ? undefined : 'Such as K–5.'}
            autoComplete="off"
            size="lg"
            {...form.getInputProps('gradeSpan')}
          />
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>You</legend>
        <TextInput label="Name" autoComplete="name" size="lg" {...form.getInputProps('name')} />
        <TextInput
          label="Work email"
          type="email"
          autoComplete="username"
          size="lg"
          autoFocus={Boolean(typed)}
          {...form.getInputProps('email')}
        />
        {opens === 'at-once' && (
          <NewPasswordField label="Choose a password" {...form.getInputProps('password')} />
        )}
      </fieldset>
      <Button type="submit" size="lg" loading={form.submitting}>
        {opens === 'at-once' ? 'Start the trial' : 'Email me the link'}
      </Button>
    </form>
  )
}

function faultsIn({ password, ...others }: RegistrationAtOnce, opens: Opens) {
  return opens === 'at-once'
    ? faultsOf(RegistrationAtOnce, { ...others, password })
    : faultsOf(Registration, others)
}

/** The browser’s time zone; empty where the contract does not know it, and then it is asked for. */
function ownTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return Intl.supportedValuesOf('timeZone').includes(timeZone) ? timeZone : ''
}
