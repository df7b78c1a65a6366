import { momentIn } from '@corridor/domain/calendar/day-words'
import { firstName } from '@corridor/domain/people/first-name'
import type { ReactNode } from 'react'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { useFromDevice } from '../../../device/use-device.ts'
import { useUser } from '../../../frame/use-user.ts'
import { AskAheadOf } from '../contributions/ask-ahead.tsx'
import { PreviewPdf } from './preview-pdf.tsx'
import { SendButton } from './send-button.tsx'
import { SendIncluded } from './send-included.tsx'
import { SendMessage } from './send-message.tsx'
import { SendOptions } from './send-options.tsx'
import { isReached, type Readers, SendPeople } from './send-people.tsx'
import styles from './send-sheet.module.css'
import { SendTools } from './send-tools.tsx'
import { SendRefused } from './standing/send-planned.tsx'
import { SendTrouble } from './standing/send-trouble.tsx'
import { SendUnready } from './standing/send-unready.tsx'
import type { UnsentWords } from './standing/unsent-words.ts'
import { useSend } from './use-send.ts'
import type { ToolToSend } from './visit-to-send.ts'

interface Props {
  readonly kept: Kept
  readonly device: Device
  readonly unsent: UnsentWords
  /** All tools of the visit that were not sent yet. */
  readonly tools: readonly ToolToSend[]
  readonly readers: Readers | undefined
  readonly onSent: (id: string) => void
  readonly onPlanned: () => void
  /** The id of the planned sending that is changed. */
  readonly plannedId: string | undefined
  /** Stands above the read mark: the way to the preview where it is not beside the form. */
  readonly children?: ReactNode
}

export function SendForm(props: Props) {
  const { kept, device, unsent, tools, readers, plannedId, children } = props
  const { words, write } = unsent
  const going = tools.filter(({ isChosen }) => isChosen)
  const isHandedOver = !isReached(readers) && words.recipients.length === 0
  const { onSent, onPlanned } = props
  const sending = { device, tools: going, unsent, onSent, onPlanned, plannedId, isHandedOver }
  const { send, check, isBusy, faults, forgetFaults } = useSend(sending)
  const { time_zone: timeZone } = useUser().district
  const isOffline = useFromDevice((it) => it.isOffline(), false)
  const { choices = {} } = words
  // Whom it goes to, whatever name the document was written with.
  const { name } = readers?.educator ?? kept.document.educator
  const colleagues = readers?.colleagues.filter(({ id }) => words.recipients.includes(id)) ?? []
  // An educator whom nothing reaches is not asked to rate.
  const mayRate = isReached(readers)
  const isMailOff = readers?.isMailOff ?? false
  const unratedBy = mayRate && going.some(({ isUnrated }) => isUnrated) ? firstName(name) : undefined
  const unready = going.filter(({ unsendable }) => unsendable.length > 0)
  const choose = (id: string, isChosen: boolean) => {
    const others = (words.leftOut ?? []).filter((it) => it !== id)
    write({ leftOut: isChosen ? others : [...others, id] })
  }
  const leaveOut = (id: string, titles: readonly string[]) =>
    write({ leftOutParts: { ...words.leftOutParts, [id]: titles } })
  const interpretation = {
    tools: going,
    isOut: choices.withInterpretation ?? false,
    onChoose: (withInterpretation: boolean) => write({ choices: { ...choices, withInterpretation } }),
  }
  const [first, ...more] = tools
  return (
    <div className={styles.form}>
      <SendTrouble tools={tools} />
      {readers?.planned?.state === 'refused' && (
        <SendRefused kept={kept} planned={readers.planned} unsent={unsent} />
      )}
      {more.length > 0 && (
        <SendTools
          tools={tools}
          unratedBy={unratedBy}
          isMailOff={isMailOff}
          onChoose={choose}
          onLeaveOut={leaveOut}
          interpretation={interpretation}
        />
      )}
      <SendPeople
        educator={name}
        educatorId={kept.document.educatorId}
        readers={readers}
        chosen={words.recipients}
        onChoose={(recipients) => write({ recipients })}
        paper={<PreviewPdf tools={going} words={words} label="PDF to hand over" />}
      />
      <SendMessage
        name={name}
        value={words.message}
        fault={faults.message}
        tools={going.length}
        onWrite={(message) => write({ message })}
      />
      {first && more.length === 0 && (
        <SendIncluded
          tool={first}
          unratedBy={unratedBy}
          onLeaveOut={(titles) => leaveOut(first.kept.id, titles)}
          interpretation={interpretation}
        />
      )}
      {mayRate &&
        going.map(
          (it) => it.isUnrated && <AskAheadOf key={it.kept.id} id={it.kept.id} isMailOff={isMailOff} />,
        )}
      {unready.map((it) => (
        <SendUnready
          key={it.kept.id}
          kept={it.kept}
          title={more.length > 0 ? it.title : undefined}
          words={it.unsendable}
        />
      ))}
      {/* What is handed over on paper goes at no other time, and nobody can mark it as read. */}
      {isHandedOver ? (
        children
      ) : (
        <SendOptions
          name={firstName(name)}
          words={words}
          isOffline={isOffline}
          fault={faults.sendAt}
          onWrite={(part) => {
            if ('sendAt' in part) forgetFaults()
            write(part)
          }}
        >
          {children}
        </SendOptions>
      )}
      <SendButton
        people={[name, ...colleagues.map((it) => it.name)]}
        record={going[0]?.record}
        tools={going.length}
        isOffline={isOffline}
        isHandedOver={isHandedOver}
        later={words.sendAt && !isHandedOver ? momentIn(timeZone, words.sendAt) : undefined}
        isBusy={isBusy}
        isReady={going.length > 0 && going.every(hasPart) && unready.length === 0}
        onCheck={check}
        onSend={send}
      />
    </div>
  )
}

/** Whether the tool has a part that goes out; without any, only the message would. */
function hasPart({ parts }: ToolToSend): boolean {
  return parts.length === 0 || parts.some(({ isIncluded }) => isIncluded)
}
