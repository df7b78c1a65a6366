import type { UserId } from '@corridor/domain/people/ids'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { SideDrawer } from '../side-drawer.tsx'
import { choices, userOf } from '../user-queries.ts'
import { useUsersAddress } from '../users-address.ts'
import { UserForm } from './user-form.tsx'
import { UserReadOnly } from './user-read-only.tsx'

/** The drawer at a user’s address. While it closes it still shows the person it was open for. */
export function UserDrawer({ id }: { readonly id: UserId | undefined }) {
  const { list } = useUsersAddress()
  const navigate = useNavigate()
  const [shown, setShown] = useState(id)
  if (id !== undefined && id !== shown) setShown(id)
  const close = () => navigate(list)
  return (
    <SideDrawer isOpen={id !== undefined} title="Edit user" onClose={close}>
      {shown !== undefined && <Shown key={shown} id={shown} onClose={close} />}
    </SideDrawer>
  )
}

interface Props {
  readonly id: UserId
  readonly onClose: () => void
}

function Shown({ id, onClose }: Props) {
  const user = useSuspenseQuery(userOf(id)).data
  const { data } = useSuspenseQuery(choices)
  return user.mayChange && !user.isMe ? (
    <UserForm user={user} choices={data} onClose={onClose} />
  ) : (
    <UserReadOnly user={user} today={data.today} onClose={onClose} />
  )
}
