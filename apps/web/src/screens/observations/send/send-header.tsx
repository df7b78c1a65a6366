import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Kept } from '../../../device/kept.ts'
import { PageHeader } from '../../../frame/page-header.tsx'
import { dayWords } from '../../../observation/observation-words.ts'
import { toolOf } from '../../../tool-looks.ts'

export function SendHeader({ kept: { id, document } }: { readonly kept: Kept }) {
  const { toolTypeId, educator, startedAt, timeZone } = document
  return (
    <PageHeader
      title={`Send to ${educator.name}`}
      action={
        <Button
          variant="default"
          component={Link}
          to={`/observations/${toolTypeId}/update/${id}`}
          leftSection={<IconPencil size={18} stroke={1.8} />}
        >
          Back to the observation
        </Button>
      }
    >
      {toolOf(toolTypeId).title} · {dayWords(timeZone, startedAt)}
    </PageHeader>
  )
}
