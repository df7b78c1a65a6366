import { Card } from '@corridor/ui/card'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconSearch } from '@tabler/icons-react'
import { call, contract } from '../../api/client.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import type { FoundPerson } from './found-person.ts'
import styles from './support.module.css'

interface Props {
  readonly onFound: (person: FoundPerson | undefined) => void
}

export function FindCard({ onFound }: Props) {
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (it) => (it.trim() ? null : 'Enter the person’s email address.') },
  })
  const find = async (values: { email: string }) => {
    onFound(undefined)
    onFound(await call(contract.impersonation.find, { query: values }))
  }
  const submit = useSubmit(form, find, {
    message: 'We could not look this up. What you typed is still here. Please try again later.',
    at: { 'person-not-found': 'email', 'second-factor-setup-required': 'email' },
  })

  return (
    <Card title="Find a person" subtitle="By the whole address with which they sign in, in any district.">
      <form className={styles.find} onSubmit={submit} noValidate>
        <TextInput
          label="Email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('email')}
        />
        <Button
          type="submit"
          loading={form.submitting}
          leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
        >
          Find
        </Button>
      </form>
    </Card>
  )
}
