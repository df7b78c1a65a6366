import { firstName } from '@corridor/domain/people/first-name'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { useFromDevice } from '../../../device/use-device.ts'
import { AskAheadOf } from '../contributions/ask-ahead.tsx'
import { SendButton } from './send-button.tsx'
import { SendIncluded } from './send-included.tsx'
import { SendMessage } from './send-message.tsx'
import { type Readers, SendPeople } from './send-people.tsx'
import styles from './send-sheet.module.css'
import { SendTools } from './send-tools.tsx'
import { SendTrouble } from './send-trouble.tsx'
import { SendUnready } from './send-unready.tsx'
import type { UnsentWords } from './unsent-words.ts'
import { useSend } from './use-send.ts'
import type { ToolToSend } from './visit-to-send.ts'

interface Props {
  readonly kept: Kept
  readonly device: Device
  readonly unsent: UnsentWords
  /** All of the visit that was not sent yet. */
  readonly tools: readonly ToolToSend[]
  readonly readers: Readers | undefined
  readonly onSent: (id: string) => void
}

export function SendForm({ kept, device, unsent, tools, readers, onSent }: Props) {
  const { words, write } = unsent
  const going = tools.filter(({ isChosen }) => isChosen)
  const ids = going.map((it) => it.kept.id)
  const { send, isBusy, fault } = useSend({ device, ids, unsent, onSent })
  const { name } = kept.document.educator
  const colleagues = readers?.colleagues.filter(({ id }) => words.recipients.includes(id)) ?? []
  // Who has no account is not asked.
  const mayRate = readers?.educator.hasAccount ?? true
  const unratedBy = mayRate && going.some(({ isUnrated }) => isUnrated) ? firstName(name) : undefined
  const unready = going.filter(({ unsendable }) => unsendable.length > 0)
  const choose = (id: string, isChosen: boolean) => {
    const others = (words.leftOut ?? []).filter((it) => it !== id)
    write({ leftOut: isChosen ? others : [...others, id] })
  }
  const [first, ...more] = tools
  return (
    <div className={styles.form}>
      <SendTrouble tools={tools} />
      {more.length > 0 && <SendTools tools={tools} unratedBy={unratedBy} onChoose={choose} />}
      <SendPeople
        educator={name}
        educatorId={kept.document.educatorId}
        readers={readers}
        chosen={words.recipients}
        onChoose={(recipients) => write({ recipients })}
      />
      <SendMessage
        name={name}
        value={words.message}
        fault={fault}
        tools={going.length}
        onWrite={(message) => write({ message })}
      />
      {first && more.length === 0 && (
        <SendIncluded record={first.record} written={first.written} unratedBy={unratedBy} />
      )}
      {mayRate && going.map((it) => it.isUnrated && <AskAheadOf key={it.kept.id} id={it.kept.id} />)}
      {unready.map((it) => (
        <SendUnready
          key={it.kept.id}
          kept={it.kept}
          title={more.length > 0 ? it.title : undefined}
          words={it.unsendable}
        />
      ))}
      <SendButton
        people={[name, ...colleagues.map((it) => it.name)]}
        record={going[0]?.record}
        tools={going.length}
        isOffline={useFromDevice((it) => it.isOffline(), false)}
        isBusy={isBusy}
        isReady={going.length > 0 && unready.length === 0}
        onSend={send}
      />
    </div>
  )
}
