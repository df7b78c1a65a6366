import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { firstName } from '@corridor/domain/people/first-name'
import type { Block } from '@corridor/domain/report/block'
import { useFromDevice } from '../../../device/use-device.ts'
import { AskAheadOf } from '../contributions/ask-ahead.tsx'
import { SendButton } from './send-button.tsx'
import { SendIncluded } from './send-included.tsx'
import { SendMessage } from './send-message.tsx'
import type { Sent } from './send-page.tsx'
import { type Readers, SendPeople } from './send-people.tsx'
import styles from './send-sheet.module.css'
import { SendUnready } from './send-unready.tsx'
import type { UnsentWords } from './unsent-words.ts'
import { useSend } from './use-send.ts'

interface Props extends Sent {
  readonly unsent: UnsentWords
  readonly record: ObservationRecord | undefined
  /** All that the observer reads of the observation. */
  readonly written: readonly Block[]
  /** The educator was asked to rate their lesson, and has not. */
  readonly isUnrated: boolean
  readonly readers: Readers | undefined
  /** What has to change first. */
  readonly unsendable: readonly string[]
  readonly onSent: () => void
}

export function SendForm(props: Props) {
  const { kept, device, unsent, record, written, isUnrated, readers, unsendable, onSent } = props
  const { send, isBusy, fault } = useSend({ kept, device }, unsent, onSent)
  const { words, write } = unsent
  const colleagues = readers?.colleagues.filter(({ id }) => words.recipients.includes(id)) ?? []
  // Who has no account is not asked.
  const mayRate = readers?.educator.hasAccount ?? true
  return (
    <div className={styles.form}>
      <SendPeople
        educator={kept.document.educator.name}
        educatorId={kept.document.educatorId}
        readers={readers}
        chosen={words.recipients}
        onChoose={(recipients) => write({ recipients })}
      />
      <SendMessage
        name={kept.document.educator.name}
        value={words.message}
        fault={fault}
        onWrite={(message) => write({ message })}
      />
      <SendIncluded
        record={record}
        written={written}
        unratedBy={isUnrated && mayRate ? firstName(kept.document.educator.name) : undefined}
      />
      {isUnrated && mayRate && <AskAheadOf id={kept.id} />}
      {unsendable.length > 0 && <SendUnready kept={kept} words={unsendable} />}
      <SendButton
        people={[kept.document.educator.name, ...colleagues.map(({ name }) => name)]}
        record={record}
        isOffline={useFromDevice((it) => it.isOffline(), false)}
        isBusy={isBusy}
        isReady={unsendable.length === 0}
        onSend={send}
      />
    </div>
  )
}
