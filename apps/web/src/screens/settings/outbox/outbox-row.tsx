import type { WaitingMail } from '@corridor/contract/district/outbox'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { troubleWords } from '@corridor/domain/mail/delivery'
import { sentNoun } from '@corridor/domain/observation/record-words'
import { capital } from '@corridor/domain/words/capital'
import { counted } from '@corridor/domain/words/count-words'
import { type Icon, IconBell, IconFileDescription, IconUserPlus } from '@tabler/icons-react'
import { toolOf } from '../../../tool-looks.ts'
import { HandOver } from './hand-over.tsx'

const icons: Readonly<Record<WaitingMail['kind'], Icon>> = {
  record: IconFileDescription,
  invitation: IconUserPlus,
  notice: IconBell,
}

interface Props {
  readonly mail: WaitingMail
  readonly timeZone: string
}

export function OutboxRow({ mail, timeZone }: Props) {
  const { to, kind, since, attempts, trouble, observation } = mail
  const Icon = icons[kind]
  return (
    <li>
      <Icon size={20} stroke={1.8} aria-hidden />
      <div>
        <strong>{to}</strong>
        <p>
          {kindWords(mail)} · waiting since {momentIn(timeZone, since)}
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

/** “Observation”, “Conference record”, “Invitation”: what a mail is, and never what it says. */
function kindWords({ kind, observation }: WaitingMail): string {
  if (kind === 'invitation') return 'Invitation'
  return kind === 'record' ? capital(sentNoun(observation?.toolTypeId ?? null)) : 'Notice'
}
