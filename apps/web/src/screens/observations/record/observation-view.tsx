import type { Observation } from '@corridor/contract/observations/observation-read'
import { isSent } from '@corridor/domain/observation/observation-rules'
import { partTitle } from '@corridor/domain/observation/record-words'
import { useLocation } from 'react-router'
import { useUser } from '../../../frame/use-user.ts'
import { JUST_SENT } from '../../../observation/observation-words.ts'
import { toolOf } from '../../../tool-looks.ts'
import { AskAhead } from '../contributions/ask-ahead.tsx'
import { AskedView } from '../contributions/asked-view.tsx'
import { InvitationsCard } from '../contributions/invitations-card.tsx'
import { StatusTag } from '../observation-status.tsx'
import { CopiesCard } from '../readers/copies-card.tsx'
import { DeliveriesCard } from '../readers/deliveries-card.tsx'
import { ConflictsNotice } from './conflicts-notice.tsx'
import { fileOfRecord } from './file-of-record.ts'
import { LateNotice } from './late-notice.tsx'
import { ObservationActions } from './observation-actions.tsx'
import '../../../frame/print.css'
import { RepliesCard } from '../contributions/replies-card.tsx'
import { WithSaid } from '../contributions/with-said.tsx'
import { LinkCard } from '../readers/link-card.tsx'
import { NoWay } from '../readers/no-way.tsx'
import { SeenBy } from '../readers/seen-by.tsx'
import { SenderCard } from '../readers/sender-card.tsx'
import { StepsOfRecord } from '../readers/steps-of-record.tsx'
import styles from './observation-view.module.css'
import { PaperLine } from './paper-line.tsx'
import { PartLinks } from './part-links.tsx'
import { partsOfSending } from './parts-of-sending.ts'
import { ReadBar } from './read-bar.tsx'
import { readSignedIn } from './read-signed-in.ts'
import { RecordHeader } from './record-header.tsx'
import { RecordPage } from './record-page.tsx'
import { SentNow } from './sent-now.tsx'

/** A record beside what became of it: all that was sent together on one page. */
export function ObservationView({ observation }: { readonly observation: Observation }) {
  const { status, record, deliveries, replies, apart } = observation
  const isJustSent = useLocation().state === JUST_SENT && isSent(status)
  const { name: me } = useUser()
  if (status === 'draft' && observation.invitations.length > 0) return <AskedView observation={observation} />
  const parts = partsOfSending(observation)
  const isVisit = parts.length > 1
  const isToMe = observation.isAboutMe && isSent(status)
  // A response belongs to the tool whose page the educator wrote on.
  const answerable = observation.mayReply ? observation : parts.find(({ mayReply }) => mayReply)
  const unread = parts.find(({ mayAcknowledge }) => mayAcknowledge)
  return (
    <>
      {isJustSent && <SentNow observation={observation} tools={parts.length} />}
      <RecordHeader observation={observation} />
      {isToMe && (
        <div className={styles.sender}>
          <SenderCard parts={parts} />
        </div>
      )}
      <PartLinks parts={parts} apart={apart} timeZone={record.timeZone} />
      {observation.isOutOfReach && <NoWay educator={observation.educator} wasSent />}
      {!isVisit && <Notices part={observation} />}
      <div className={styles.columns}>
        <RecordPage
          addressOf={fileOfRecord}
          isMessageAbove={isToMe}
          parts={parts.map((part) => ({
            id: part.id,
            record: part.record,
            about: isVisit && <AboutPart part={part} />,
          }))}
        />
        <div className={styles.beside}>
          <StepsOfRecord observation={observation} />
          {parts.map(
            (part) =>
              part.invitations.length > 0 && (
                <WithSaid key={part.id} observation={part}>
                  {(saying) => <InvitationsCard observation={part} saying={saying} />}
                </WithSaid>
              ),
          )}
          {(answerable || replies.length > 0) && (
            <WithSaid observation={answerable ?? observation}>
              {(saying) => <RepliesCard observation={answerable ?? observation} saying={saying} />}
            </WithSaid>
          )}
          {deliveries.length > 0 && <DeliveriesCard observation={observation} />}
          <LinkCard observation={observation} />
          {parts.map((part) => (
            <Earlier key={part.id} part={part} isVisit={isVisit} />
          ))}
          {isSent(status) && <SeenBy observation={observation} me={me} />}
        </div>
      </div>
      <PaperLine>{paperWords(parts)}</PaperLine>
      <ReadBar observation={unread ?? observation} read={readSignedIn} />
    </>
  )
}

interface Part {
  readonly part: Observation
}

/** The actions for one tool among several: people who may can change or reopen it without the others. */
function AboutPart({ part }: Part) {
  const { mayEdit, maySend, mayReopen, isAboutMe, status, isOutOfReach, deliveries } = part
  return (
    <>
      {!isAboutMe && (
        <div className={styles.about}>
          <StatusTag
            status={status}
            isOutOfReach={isOutOfReach}
            delivery={deliveries.find((it) => it.isEducator)?.state}
          />
          {(mayEdit || maySend || mayReopen) && <ObservationActions observation={part} isPart />}
        </div>
      )}
      <Notices part={part} />
    </>
  )
}

function Notices({ part }: Part) {
  return (
    <>
      <ConflictsNotice observation={part} />
      <LateNotice observation={part} />
      <AskAhead observation={part} />
    </>
  )
}

/** The earlier copies, except the one that is shown. */
function Earlier({ part, isVisit }: Part & { readonly isVisit: boolean }) {
  const { id, toolTypeId, record, copies, mayReadCopies } = part
  const earlier = copies.filter(
    ({ version, reopenedBecause }) => version !== record.version || reopenedBecause,
  )
  if (earlier.length === 0) return null
  return (
    <CopiesCard
      copies={earlier}
      mayRead={mayReadCopies}
      timeZone={record.timeZone}
      {...(isVisit && {
        of: {
          title: partTitle(toolOf(toolTypeId).title, record.set),
          at: `/observations/${toolTypeId}/view/${id}`,
        },
      })}
    />
  )
}

function paperWords(parts: readonly Observation[]): string {
  if (!parts.every(({ status }) => isSent(status))) return 'Not sent.'
  const versions = [...new Set(parts.map(({ record }) => record.version))]
  return `${versions.length > 1 ? 'Copies' : 'Copy'} ${versions.join(', ')}, unchanged since sent.`
}
