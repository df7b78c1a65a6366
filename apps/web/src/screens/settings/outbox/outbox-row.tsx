import type { WaitingMail } from '@corridor/contract/district/outbox'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { troubleWords } from '@corridor/domain/mail/delivery'
import { counted } from '@corridor/domain/words/count-words'
import { type Icon, IconBell, IconFileDescription, IconUserPlus } from '@tabler/icons-react'
import { toolOf } from '../../../tool-looks.ts'
import { HandOver } from './hand-over.tsx'

const kinds: Readonly<Record<WaitingMail['kind'], { readonly Icon: Icon; readonly words: string }>> = {
  record: { Icon: IconFileDescription, words: 'Record of an observation' },
  invitation: { Icon: IconUserPlus, words: 'Invitation' },
  notice: { Icon: IconBell, words: 'Notice' },
}

interface Props {
  readonly mail: WaitingMail
  readonly timeZone: string
}

export function OutboxRow({ mail, timeZone }: Props) {
  const { to, kind, since, attempts, trouble, observation } = mail
  const { Icon, words } = kinds[kind]
  return (
    <li>
      <Icon size={20} stroke={1.8} aria-hidden />
      <div>
        <strong>{to}</strong>
        <p>
          {words} · waiting since {momentIn(timeZone, since)}
        </p>
        {observation && (
          <p>
            {toolOf(observation.toolTypeId).title} with {observation.educator}, by {observation.observer}
          </p>
        )}
        {attempts > 0 && trouble && (
          <p>
            Tried {counted(attempts, 'time')}. {troubleWords[trouble]}
          </p>
        )}
      </div>
      {observation && <HandOver observation={observation} />}
    </li>
  )
}
