import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from 'react-router'
import { cache } from '../../api/cache.ts'
import { call, contract } from '../../api/client.ts'
import { reloadUser } from '../../api/session.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import type { FoundPerson } from './found-person.ts'
import styles from './support.module.css'

const FEWEST = 10
const MOST = 300

export function ReasonForm({ person }: { readonly person: FoundPerson }) {
  const navigate = useNavigate()
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: faultOf },
  })
  const start = async ({ reason }: { reason: string }) => {
    await call(contract.impersonation.start, { body: { userId: person.id, reason } })
    await reloadUser()
    cache.clear()
    await navigate('/')
  }
  const submit = useSubmit(form, start, {
    message: `You are not viewing as ${person.name}. What you typed is still here. Please try again later.`,
    at: {
      'may-not-impersonate': 'reason',
      'person-not-found': 'reason',
      'second-factor-setup-required': 'reason',
    },
  })
  const { length } = form.values.reason.trim()

  return (
    <form className={styles.reason} onSubmit={submit} noValidate>
      <Textarea
        label="Why do you need to look?"
        description={`The district and ${person.name} read this. Name no student.`}
        rows={3}
        autoFocus
        {...form.getInputProps('reason')}
      />
      <p className={styles.count} data-over={length > MOST || undefined}>
        {length} of {MOST} characters
      </p>
      <p className={styles.rules}>
        You see what {person.name} sees, for at most 60 minutes, and change nothing. {person.name} gets an
        email about it.
      </p>
      <Button type="submit" loading={form.submitting}>
        View as {person.name}
      </Button>
    </form>
  )
}

function faultOf(reason: string): string | null {
  const { length } = reason.trim()
  if (length < FEWEST) return 'Say in a sentence why: the district reads it.'
  return length > MOST ? `Use at most ${MOST} characters.` : null
}
