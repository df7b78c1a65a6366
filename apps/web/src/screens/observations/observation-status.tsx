import type { ToldDelivery } from '@corridor/contract/observations/delivery'
import {
  type ObservationStatus,
  observationStatusTitles,
} from '@corridor/domain/observation/observation-words'
import { Tag } from '@corridor/ui/tag'
import {
  type Icon,
  IconCalendarExclamation,
  IconCircleCheck,
  IconClock,
  IconEye,
  IconMailOff,
  IconMailOpened,
  IconMessageQuestion,
  IconPencil,
  IconSend,
} from '@tabler/icons-react'

const looks: Readonly<Record<ObservationStatus, { Icon: Icon; tone: 'accent' | 'brand' | 'plain' }>> = {
  draft: { Icon: IconPencil, tone: 'accent' },
  completed: { Icon: IconCircleCheck, tone: 'plain' },
  sent: { Icon: IconSend, tone: 'brand' },
  acknowledged: { Icon: IconEye, tone: 'brand' },
}

const waits = { Icon: IconClock, tone: 'plain', words: 'Waiting to be sent' } as const

const onTheWay = {
  queued: waits,
  opened: { Icon: IconMailOpened, tone: 'brand', words: 'Opened' },
} as const

/** Tells the educator that an observation is not sent yet, and waits for their answer. */
export function AsksTag() {
  return (
    <Tag tone="accent">
      <IconMessageQuestion size={14} stroke={2} aria-hidden /> Asks you something
    </Tag>
  )
}

/** Says that the day of a visit has to be corrected before it counts. */
export function AheadTag() {
  return (
    <Tag tone="accent">
      <IconCalendarExclamation size={14} stroke={2} aria-hidden /> Dated in the future
    </Tag>
  )
}

/** Says that an observation waits on this device to be sent: there is nothing left to do. */
export function WaitsTag() {
  return (
    <Tag tone={waits.tone}>
      <waits.Icon size={14} stroke={2} aria-hidden /> {waits.words}
    </Tag>
  )
}

interface StatusProps {
  readonly status: ObservationStatus
  /** Whether the observation was sent and nothing has reached the educator. */
  readonly isOutOfReach?: boolean
  /** How the observation went out, where that is the reader’s to know. */
  readonly delivery?: ToldDelivery['state'] | null | undefined
}

/** The status of an observation; never “Sent” where it waits, came back or never left. */
export function StatusTag({ status, isOutOfReach = false, delivery }: StatusProps) {
  if (isOutOfReach || delivery === 'bounced' || delivery === 'failed')
    return (
      <Tag tone="accent">
        <IconMailOff size={14} stroke={2} aria-hidden /> Not delivered
      </Tag>
    )
  if (status === 'sent' && (delivery === 'queued' || delivery === 'opened')) {
    const { Icon, tone, words } = onTheWay[delivery]
    return (
      <Tag tone={tone}>
        <Icon size={14} stroke={2} aria-hidden /> {words}
      </Tag>
    )
  }
  const { Icon, tone } = looks[status]
  return (
    <Tag tone={tone}>
      <Icon size={14} stroke={2} aria-hidden /> {observationStatusTitles[status]}
    </Tag>
  )
}
