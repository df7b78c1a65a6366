import { Card } from '@corridor/ui/card'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useRevalidator } from 'react-router'
import { cache } from '../../../api/cache.ts'
import { call, contract } from '../../../api/client.ts'
import { isGranted, reloadUser } from '../../../api/session.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { useUser } from '../../../frame/use-user.ts'
import styles from './profile.module.css'

interface Props {
  readonly name: string
  readonly email: string
}

export function NameCard({ name, email }: Props) {
  const { revalidate } = useRevalidator()
  const { roles } = useUser()
  const form = useForm({
    initialValues: { name },
    validate: { name: (it) => (it.trim() ? null : 'Enter your name.') },
    validateInputOnBlur: true,
  })
  const save = async (values: { name: string }) => {
    await call(contract.profile.change, { body: values })
    await reloadUser()
    await Promise.all([cache.invalidateQueries({ queryKey: [contract.profile.show.path] }), revalidate()])
    form.resetDirty()
    toast('Name saved')
  }
  const submit = useSubmit(form, save, { message: 'Your name was not saved. Please try again later.' })

  return (
    <Card title="You" subtitle={email}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          label="Name"
          autoComplete="name"
          description={isGranted(roles, 'observation.create') && 'Educators see it on what you send.'}
          {...form.getInputProps('name')}
        />
        <Button type="submit" loading={form.submitting} disabled={!form.isDirty()}>
          Save name
        </Button>
      </form>
    </Card>
  )
}
