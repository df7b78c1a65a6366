import type { Observation } from '@corridor/contract/observations/observation-read'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { firstName } from '@corridor/domain/people/first-name'
import { Card } from '@corridor/ui/card'
import { Tag } from '@corridor/ui/tag'
import { Button } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isSaid, type Said } from '../../../device/said/said.ts'
import { useMayObserve } from '../../../frame/navigation/observe-link.tsx'
import styles from '../readers/observation-cards.module.css'
import header from '../record/record-header.module.css'
import { ReplyForm } from './reply-form.tsx'
import type { Saying } from './use-said.ts'

type Reply = Pick<Observation['replies'][number], 'key' | 'kind' | 'by' | 'text' | 'at' | 'isMine'>

interface Props {
  readonly observation: Observation
  readonly saying: Saying
}

/** The replies of educator and observer after the sending, with those still on their way from here. */
export function RepliesCard({ observation, saying }: Props) {
  const { replies, mayReply, isAboutMe, educator, observer } = observation
  const going = saying.own
    .filter((it) => isOnItsWay(it, replies))
    .toSorted((a, b) => a.at.localeCompare(b.at))
  const isAllMine = replies.every(({ isMine }) => isMine)
  const isEmpty = replies.length + going.length === 0
  return (
    <Card
      title={isAboutMe && isAllMine ? 'Your reply' : 'Replies'}
      subtitle={
        isAboutMe && (
          <span className={header.screenOnly}>Add context, ask something, or disagree. Optional.</span>
        )
      }
      className={isEmpty ? styles.screenOnly : undefined}
    >
      {!isEmpty && (
        <ul className={styles.replies}>
          {replies.map((it) => (
            <Item
              key={it.key}
              reply={it}
              small={<About reply={it} words={`· ${momentIn(observation.record.timeZone, it.at)}`} />}
            />
          ))}
          {going.map((it) => (
            <Item
              key={it.key}
              reply={{
                ...it,
                kind: letterOf(it),
                by: isAboutMe ? educator.name : observer.name,
                isMine: true,
              }}
              small={goingWords(it, saying.state)}
            />
          ))}
        </ul>
      )}
      {!isAboutMe && <PlanMeeting observation={observation} />}
      {mayReply && <ReplyForm observation={observation} saying={saying} />}
    </Card>
  )
}

function Item({ reply, small }: { readonly reply: Reply; readonly small: ReactNode }) {
  const { kind, text, isMine } = reply
  return (
    <li>
      {kind === 'meet' && (
        <Tag tone="accent">
          <IconCalendarEvent size={14} stroke={2} aria-hidden />
          <About reply={reply} words={isMine ? 'asked to meet' : 'asks to meet'} />
        </Tag>
      )}
      <p className={styles.evidence}>{text}</p>
      <p>{small}</p>
    </li>
  )
}

/** Offers a conference to an observer who is asked to meet. */
function PlanMeeting({ observation }: { readonly observation: Observation }) {
  const { replies, educator, mayReply } = observation
  const mayObserve = useMayObserve()
  const last = replies.findLast(({ kind }) => kind !== 'response')
  if (!mayReply || !mayObserve || last?.kind !== 'meet') return null
  return (
    <Button
      className={styles.plan}
      variant="default"
      component={Link}
      to={`/observations/10/create/${educator.id}`}
      leftSection={<IconCalendarEvent size={18} stroke={1.8} />}
    >
      Plan a conference with {firstName(educator.name)}
    </Button>
  )
}

function isOnItsWay(said: Said, replies: Observation['replies']): boolean {
  const isLetter = said.kind === 'reply' || said.kind === 'meet' || said.kind === 'response'
  return isSaid(said) && isLetter && !said.isDraft && !replies.some(({ key }) => key === said.key)
}

function letterOf({ kind }: Said): Reply['kind'] {
  return kind === 'meet' || kind === 'response' ? kind : 'reply'
}

interface AboutProps {
  readonly reply: Reply
  /** The words after the name. */
  readonly words: string
}

/** Names the author of a reply: “You” on the screen, by name on paper. */
function About({ reply: { by, isMine }, words }: AboutProps) {
  if (!isMine) return `${by} ${words}`
  return (
    <>
      <span className={header.screenOnly}>You {words}</span>
      <span className={header.paperOnly}>
        {by} {words}
      </span>
    </>
  )
}

function goingWords({ trouble }: Said, state: string): string {
  if (trouble) return `Not sent: ${trouble}`
  if (state === 'saved') return 'You · just now'
  return state === 'on-device' ? 'On this device. It is sent by itself.' : 'Sending…'
}
