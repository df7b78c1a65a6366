import { type ObservationStatus, observationStatusTitles } from '@corridor/domain/observation-words'
import { Tag } from '@corridor/ui/tag'
import { type Icon, IconCircleCheck, IconEye, IconPencil, IconSend } from '@tabler/icons-react'

const looks: Readonly<Record<ObservationStatus, { Icon: Icon; tone: 'accent' | 'brand' | 'plain' }>> = {
  draft: { Icon: IconPencil, tone: 'accent' },
  completed: { Icon: IconCircleCheck, tone: 'plain' },
  sent: { Icon: IconSend, tone: 'brand' },
  acknowledged: { Icon: IconEye, tone: 'brand' },
}

export function StatusTag({ status }: { readonly status: ObservationStatus }) {
  const { Icon, tone } = looks[status]
  return (
    <Tag tone={tone}>
      <Icon size={14} stroke={2} aria-hidden /> {observationStatusTitles[status]}
    </Tag>
  )
}
