import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { SideDrawer } from '../side-drawer.tsx'
import { choices } from '../user-queries.ts'
import { useUsersAddress } from '../users-address.ts'
import { InviteForm } from './invite-form.tsx'

export function InviteDrawer({ isOpen }: { readonly isOpen: boolean }) {
  const { list } = useUsersAddress()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(choices)
  const close = () => navigate(list)
  return (
    <SideDrawer isOpen={isOpen} title="Invite a user" onClose={close}>
      <InviteForm choices={data} onClose={close} />
    </SideDrawer>
  )
}
