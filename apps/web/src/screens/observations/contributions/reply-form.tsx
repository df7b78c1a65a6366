import type { Observation } from '@corridor/contract/observations/observation-read'
import { isConference } from '@corridor/domain/observation/conference'
import { firstName } from '@corridor/domain/people/first-name'
import { Button, Textarea } from '@mantine/core'
import { IconCalendarEvent, IconMessageReply } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { newId } from '../../../device/new-id.ts'
import { submits } from '../../../forms/form-actions.tsx'
import styles from '../readers/observation-cards.module.css'
import type { Saying } from './use-said.ts'

interface Props {
  readonly observation: Observation
  readonly saying: Saying
}

/** The form of a reply, kept on this device until it is sent; sent without a connection, it goes by itself. */
export function ReplyForm({ observation: { isAboutMe, observer, record, replies }, saying }: Props) {
  const kind = isAboutMe ? 'reply' : 'response'
  const draft = saying.own.find((it) => it.kind === kind && it.isDraft)
  // The key stays while one reply is written: however often it is sent, it is one reply.
  const [fresh, setFresh] = useState(newId)
  const [fault, setFault] = useState('')
  // Typed text shows at once: the device hears of it a moment later.
  const [typed, setTyped] = useState<string>()
  const key = draft?.key ?? fresh
  const text = typed ?? draft?.text ?? ''
  const write = (words: string) => {
    setFault('')
    setTyped(words)
    saying.say({ kind, key, text: words, isDraft: true })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return setFault('Write something first.')
    saying.say({ kind, key, text: text.trim() })
    setTyped('')
    setFresh(newId())
  }
  const askToMeet = () => {
    if (draft) saying.unsay(draft)
    // The second press of two asks under the same key, and so once.
    saying.say({ kind: 'meet', key: fresh, text: text.trim() || meetingWords(record.toolTypeId) })
    setTyped('')
    setFresh(newId())
  }
  const isAsked = isMeetingAsked(replies) || saying.own.some((it) => it.kind === 'meet' && !it.trouble)
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Textarea
        aria-label="Your reply"
        size="md"
        rows={4}
        maxLength={4_000}
        error={fault}
        value={text}
        onChange={({ currentTarget: { value } }) => write(value)}
      />
      <div className={styles.acts}>
        {isAboutMe && !isAsked && (
          <Button
            variant="default"
            leftSection={<IconCalendarEvent size={18} stroke={1.8} />}
            onClick={askToMeet}
          >
            Ask to meet
          </Button>
        )}
        <Button variant="light" leftSection={<IconMessageReply size={18} stroke={1.8} />} {...submits}>
          Send reply
        </Button>
      </div>
      {text && <p className={styles.kept}>Kept on this device until you send it.</p>}
      {isAboutMe && isAsked && <p className={styles.kept}>{firstName(observer.name)} is asked to meet.</p>}
    </form>
  )
}

/** What the educator asks who writes nothing themself. */
function meetingWords(toolTypeId: number): string {
  return `I would like to meet about this ${isConference(toolTypeId) ? 'conference' : 'visit'}.`
}

/** Whether the educator has asked to meet and the observer has not answered. */
function isMeetingAsked(replies: Observation['replies']): boolean {
  const asked = replies.findLastIndex(({ kind }) => kind === 'meet')
  return asked >= 0 && !replies.slice(asked).some(({ kind }) => kind === 'response')
}
