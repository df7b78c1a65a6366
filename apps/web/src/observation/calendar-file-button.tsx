import { saveBytes } from '@corridor/ui/save-file'
import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { callForFile, contract } from '../api/client.ts'
import { failed } from '../api/failed.tsx'

interface Props {
  /** The conference’s id. */
  readonly id: string
  readonly words: string
  /** The educator’s name, where several buttons stand beside each other. */
  readonly about?: string
}

/** A button that saves a conference as a calendar file. */
export function CalendarFileButton({ id, words, about }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => callForFile(contract.conferences.calendar, { params: { observationId: id } }),
    onSuccess: ({ bytes, name }) => saveBytes(name || 'conference.ics', bytes, 'text/calendar'),
    onError: (error) => failed(error, { message: 'The calendar file could not be made. Please try again.' }),
  })
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconCalendarPlus size={18} stroke={1.8} />}
      aria-label={about ? `${words}: ${about}` : undefined}
      onClick={() => mutate()}
    >
      {words}
    </Button>
  )
}
