import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import styles from '../side-drawer.module.css'
import type { InviteValues } from './invite-values.ts'

export function InvitePerson({ form }: { readonly form: UseFormReturnType<InviteValues> }) {
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          label="First name"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('firstName')}
        />
        <TextInput label="Last name" autoComplete="off" {...form.getInputProps('lastName')} />
      </div>
      <TextInput
        label="School email"
        type="email"
        autoComplete="off"
        description="The invitation link works for 14 days."
        {...form.getInputProps('email')}
      />
      <TextInput label="Job title, optional" autoComplete="off" {...form.getInputProps('jobTitle')} />
    </>
  )
}
