import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { failed } from '../../api/failed.tsx'
import { markRead } from './mark-read.ts'

interface Props {
  /** The first page: what has come since stays unread. */
  readonly list: ResponseOf<typeof contract.notices.list>
}

export function MarkAllRead({ list: { items, unread } }: Props) {
  const [newest] = items
  const mark = useMutation({
    mutationFn: (until: string) => markRead({ until }),
    onError: (error) => failed(error, { message: 'They were not marked as read. Please try again later.' }),
  })
  return (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={<IconChecks size={18} stroke={1.8} />}
      // The button stays where it is when nothing is unread, so that it keeps the focus.
      aria-disabled={unread === 0}
      loading={mark.isPending}
      onClick={() => newest && unread > 0 && mark.mutate(newest.id)}
    >
      Mark all as read
    </Button>
  )
}
