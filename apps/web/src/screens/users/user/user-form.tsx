import type { contract as Contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import type { User } from '@corridor/contract/people/users'
import { keepFocus } from '@corridor/ui/keep-focus'
import { Button, Drawer, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { call, contract } from '../../../api/client.ts'
import { submits } from '../../../forms/form-actions.tsx'
import { useSubmit } from '../../../forms/use-submit.ts'
import { useLeaveQuestion } from '../../../frame/messages/leave-question.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import { AssignmentList } from '../assignments/assignment-list.tsx'
import styles from '../side-drawer.module.css'
import { userChanged } from '../user-queries.ts'
import { LIST_HEADING } from '../users-address.ts'
import { UserAccount } from './user-account.tsx'
import { UserHead } from './user-head.tsx'
import { atUserFields, detailsOf, type UserValues, userFaults, valuesOf } from './user-values.ts'

interface Props {
  readonly user: User
  readonly choices: ResponseOf<typeof Contract.users.choices>
  readonly onClose: () => void
}

export function UserForm({ user, choices, onClose }: Props) {
  const form = useForm<UserValues>({
    initialValues: valuesOf(user),
    validate: userFaults,
    validateInputOnBlur: ['name', 'jobTitle'],
  })
  const mayLeave = useLeaveQuestion(() => form.isDirty())
  const leave = () => {
    mayLeave()
    onClose()
  }
  const leaveForGood = () => {
    leave()
    // The row that would get the focus back is gone.
    document.getElementById(LIST_HEADING)?.focus()
  }
  const save = async (values: UserValues) => {
    const request = { params: { userId: user.id }, body: detailsOf(values) }
    const saved = await call(contract.users.change, request)
    await userChanged(saved)
    leave()
    toast('User saved', saved.name)
  }
  const submit = useSubmit(form, save, {
    message: 'The user was not saved. What you typed is still here. Please try again later.',
    at: {
      'user-not-yours': 'name',
      'grant-not-allowed': 'assignments',
      'school-not-found': 'assignments',
      'last-admin': 'assignments',
    },
    rename: atUserFields,
  })

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Drawer.Body className={styles.body ?? ''}>
        <UserHead user={user} today={choices.today} />
        <TextInput label="Name" autoComplete="off" {...form.getInputProps('name')} />
        <TextInput label="Job title, optional" autoComplete="off" {...form.getInputProps('jobTitle')} />
        <AssignmentList form={form} held={user.assignments} choices={choices} />
        <UserAccount user={user} today={choices.today} onWithdrawn={leaveForGood} />
      </Drawer.Body>
      <footer className={styles.footer}>
        <Button variant="default" size="md" onClick={onClose} onMouseDown={keepFocus}>
          Cancel
        </Button>
        <Button size="md" loading={form.submitting} disabled={!form.isDirty()} {...submits}>
          Save changes
        </Button>
      </footer>
    </form>
  )
}
