import type { EducatorPage } from '@corridor/contract/people/educators'
import { firstName } from '@corridor/domain/people/first-name'
import { Button } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { toast } from '../../../frame/messages/toasts.tsx'
import { educatorChanged } from '../../../people/educator-queries.ts'

/** Invites an educator by the address in their file; accepting signs in as this educator. */
export function EducatorInvite({ educator }: { readonly educator: EducatorPage }) {
  const { id, name, email, isInvited, mayInvite } = educator
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(contract.educators.invite, { params: { educatorId: id } }),
    onSuccess: async (changed) => {
      await educatorChanged(changed)
      toast('Invited', `The invitation goes to ${changed.email}.`)
    },
    onError: (error) => failed(error, { message: 'Nobody was invited. Please try again later.' }),
  })
  if (!mayInvite || email === null) return null
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconMailForward size={18} stroke={1.8} />}
      onClick={() => mutate()}
    >
      {isInvited ? 'Invite again' : `Invite ${firstName(name)}`}
    </Button>
  )
}
