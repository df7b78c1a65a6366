import type { ObservationRecord } from '@corridor/contract/observations'
import { useFromDevice } from '../../device/use-device.ts'
import { SendButton } from './send-button.tsx'
import { SendIncluded } from './send-included.tsx'
import { SendMessage } from './send-message.tsx'
import type { Sent } from './send-page.tsx'
import { type Readers, SendPeople } from './send-people.tsx'
import styles from './send-sheet.module.css'
import { useSend } from './use-send.ts'
import type { UnsentWords } from './use-unsent-words.ts'

interface Props extends Sent {
  readonly unsent: UnsentWords
  readonly record: ObservationRecord | undefined
  readonly readers: Readers | undefined
  readonly onSent: () => void
}

export function SendForm({ kept, device, unsent, record, readers, onSent }: Props) {
  const { send, isBusy, fault } = useSend({ kept, device }, unsent, onSent)
  const { words, write } = unsent
  const colleagues = readers?.colleagues.filter(({ id }) => words.recipients.includes(id)) ?? []
  return (
    <div className={styles.form}>
      <SendPeople
        educator={kept.document.educator.name}
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
      <SendIncluded record={record} />
      <SendButton
        people={[kept.document.educator.name, ...colleagues.map(({ name }) => name)]}
        record={record}
        isOffline={useFromDevice((it) => it.isOffline(), false)}
        isBusy={isBusy}
        onSend={send}
      />
    </div>
  )
}
