import type { contract as Contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { keepFocus } from '@corridor/ui/keep-focus'
import { Button, Drawer } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconMail } from '@tabler/icons-react'
import { call, contract } from '../../../api/client.ts'
import { submits } from '../../../forms/form-actions.tsx'
import { useSubmit } from '../../../forms/use-submit.ts'
import { useLeaveQuestion } from '../../../frame/messages/leave-question.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import styles from '../side-drawer.module.css'
import { usersChanged } from '../user-queries.ts'
import { InviteAbility } from './invite-ability.tsx'
import { InvitePerson } from './invite-person.tsx'
import { InvitePlace } from './invite-place.tsx'
import { atFields, blankInvitation, type InviteValues, inviteFaults, newUserOf } from './invite-values.ts'
import { RoleField } from './role-field.tsx'

interface Props {
  readonly choices: ResponseOf<typeof Contract.users.choices>
  /** The values of somebody whom a roster named. */
  readonly suggested?: Partial<InviteValues>
  readonly onClose: () => void
}

export function InviteForm({ choices, suggested, onClose }: Props) {
  const form = useForm<InviteValues>({
    initialValues: { ...blankInvitation(choices.today, choices.schools), ...suggested },
    validate: inviteFaults,
    validateInputOnBlur: ['firstName', 'lastName', 'email', 'jobTitle'],
  })
  const mayLeave = useLeaveQuestion(() => form.isDirty())
  const send = async (values: InviteValues) => {
    const { email } = await call(contract.users.invite, { body: newUserOf(values) })
    mayLeave()
    await usersChanged()
    onClose()
    toast('Invited', email)
  }
  const submit = useSubmit(form, send, {
    message: 'The invitation was not sent. What you typed is still here. Please try again later.',
    at: { 'grant-not-allowed': 'role', 'school-not-found': 'schools' },
    rename: atFields,
  })

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Drawer.Body className={styles.body ?? ''}>
        <InvitePerson form={form} />
        <RoleField roles={choices.roles} {...form.getInputProps('role')} />
        <InvitePlace form={form} choices={choices} />
        <InviteAbility values={form.values} schools={choices.schools} />
      </Drawer.Body>
      <footer className={styles.footer}>
        <Button variant="default" size="md" onClick={onClose} onMouseDown={keepFocus}>
          Cancel
        </Button>
        <Button
          size="md"
          loading={form.submitting}
          leftSection={<IconMail size={18} stroke={1.8} />}
          {...submits}
        >
          Send invitation
        </Button>
      </footer>
    </form>
  )
}
