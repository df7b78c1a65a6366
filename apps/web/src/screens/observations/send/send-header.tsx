import { recordKind } from '@corridor/domain/observation/record-words'
import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Kept } from '../../../device/kept.ts'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { dayWords } from '../../../observation/observation-words.ts'
import { toolOf } from '../../../tool-looks.ts'

interface Props {
  readonly kept: Kept
  /** How many tools the visit has to send. */
  readonly tools: number
}

export function SendHeader({ kept: { id, document }, tools }: Props) {
  const isVisit = tools > 1
  const { toolTypeId, educator, startedAt, timeZone } = document
  const single = `${toolOf(toolTypeId).title} · ${dayWords(timeZone, startedAt)}`
  return (
    <PageHeader
      title={`${isVisit ? 'Send visit to' : 'Send to'} ${educator.name}`}
      action={
        <Button
          variant="default"
          component={Link}
          to={`/observations/${toolTypeId}/update/${id}`}
          leftSection={<IconPencil size={18} stroke={1.8} />}
        >
          Back to the {recordKind(document, isVisit).toLowerCase()}
        </Button>
      }
    >
      {isVisit ? `Visit of ${dayWords(timeZone, startedAt)} · ${counted(tools, 'tool')}` : single}
    </PageHeader>
  )
}
