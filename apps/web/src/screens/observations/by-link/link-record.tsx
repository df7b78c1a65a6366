import type { Observation } from '@corridor/contract/observations/observation-read'
import type { RecordByLink } from '@corridor/contract/observations/records'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { weekdayAndDay } from '@corridor/domain/calendar/day-words'
import type { FileRef } from '@corridor/domain/files/file-ref'
import { isConference } from '@corridor/domain/observation/conference'
import { isSent } from '@corridor/domain/observation/observation-rules'
import { recordKind } from '@corridor/domain/observation/record-words'
import { Button } from '@mantine/core'
import { IconLockOpen } from '@tabler/icons-react'
import { useState } from 'react'
import { failed } from '../../../api/failed.tsx'
import { shortSchool } from '../../../people/short-school.ts'
import { toolOf } from '../../../tool-looks.ts'
import { InvitationsCard } from '../contributions/invitations-card.tsx'
import { RatingsCard } from '../contributions/ratings-card.tsx'
import { RepliesCard } from '../contributions/replies-card.tsx'
import { CopiesCard } from '../readers/copies-card.tsx'
import { SeenBy } from '../readers/seen-by.tsx'
import { SenderCard } from '../readers/sender-card.tsx'
import { StepsOfRecord } from '../readers/steps-of-record.tsx'
import columns from '../record/observation-view.module.css'
import { PaperLine } from '../record/paper-line.tsx'
import { PartLinks } from '../record/part-links.tsx'
import { partsOfSending } from '../record/parts-of-sending.ts'
import { ReadBar } from '../record/read-bar.tsx'
import { RecordPage } from '../record/record-page.tsx'
import { callByLink, isOver, records } from './link-call.ts'
import { LinkCopy } from './link-copy.tsx'
import { LinkPaper } from './link-paper.tsx'
import styles from './link-record.module.css'
import { LinkTop } from './link-top.tsx'
import { MakeAccount } from './make-account.tsx'
import { ReadOn } from './read-on.tsx'
import { useSaidByLink } from './use-said-by-link.ts'
import '../../../frame/print.css'

interface Props {
  readonly token: string
  readonly record: RecordByLink
  /** Called with the observation when the page shows something new. */
  readonly onChange: (observation: Observation) => void
  readonly onClose: () => void
  /** Called when the page was left for too long, or its link revoked: it is asked for anew. */
  readonly onOver: () => void
}

interface Copy {
  readonly observationId: string
  readonly version: number
}

/**
 * What was sent together or is asked ahead, for an educator who came by a mailed link: the page that they would see
 * signed in.
 */
export function LinkRecord({ token, record: opened, onChange, onClose, onOver }: Props) {
  const { observation, email } = opened
  const { record, replies, educator } = observation
  const said = useSaidByLink(token, { onHeard: onChange, onOver })
  const [copy, setCopy] = useState<Copy>()
  const isAsked = !isSent(observation.status)
  const parts = partsOfSending(observation)
  const isVisit = parts.length > 1
  const answerable = parts.find(({ mayReply }) => mayReply)
  const unread = parts.find(({ mayAcknowledge }) => mayAcknowledge)
  const read = async ({ id, version }: Observation) => {
    try {
      onChange(await callByLink(records.acknowledge, { body: { observationId: id, version } }))
    } catch (error) {
      if (!isOver(error)) throw error
      onOver()
    }
  }
  const close = () =>
    callByLink(records.close, {}).then(onClose, (error) =>
      failed(error, { message: 'The page was not closed. Close the tab to be sure.' }),
    )
  return (
    <div className={styles.page}>
      <LinkTop
        title={isAsked ? askedTitle(observation) : `Your ${recordKind(record, isVisit).toLowerCase()}`}
        small={placeAndDay(observation)}
        isHeading
      >
        {!isAsked && <LinkPaper onOver={onOver} />}
      </LinkTop>
      <div className={styles.open}>
        <IconLockOpen size={18} stroke={1.8} aria-hidden />
        <p>
          Open for <strong>{email}</strong>
        </p>
        <Button variant="subtle" size="compact-md" onClick={close}>
          Close
        </Button>
      </div>
      <main className={styles.main}>
        {copy ? (
          <LinkCopy
            {...copy}
            sent={parts.find(({ id }) => id === copy.observationId)?.copies ?? []}
            onOver={onOver}
            onBack={() => setCopy(undefined)}
          />
        ) : isAsked ? (
          // Before the observation is sent, only its asks are shown.
          <>
            <RatingsCard observation={observation} saying={said(observation)} />
            <InvitationsCard observation={observation} saying={said(observation)} />
            {opened.mayMakeAccount && <MakeAccount onOver={onOver} />}
          </>
        ) : (
          <>
            <SenderCard parts={parts} />
            <PartLinks parts={parts} apart={[]} timeZone={record.timeZone} />
            <div className={columns.columns}>
              <RecordPage addressOf={fileByLink} parts={parts} isMessageAbove />
              <div className={columns.beside}>
                <StepsOfRecord observation={observation} />
                {parts.map(
                  (part) =>
                    part.invitations.length > 0 && (
                      <InvitationsCard key={part.id} observation={part} saying={said(part)} />
                    ),
                )}
                {(answerable || replies.length > 0) && (
                  <RepliesCard
                    observation={answerable ?? observation}
                    saying={said(answerable ?? observation)}
                  />
                )}
                {parts.map((part) => (
                  <Earlier
                    key={part.id}
                    part={part}
                    isVisit={isVisit}
                    onOpen={(version) => setCopy({ observationId: part.id, version })}
                  />
                ))}
                <SeenBy observation={observation} me={educator.name} />
                {opened.mayMakeAccount && <MakeAccount onOver={onOver} />}
              </div>
            </div>
            <PaperLine>
              Copy {[...new Set(parts.map((it) => it.record.version))].join(', ')}, unchanged since sent.
            </PaperLine>
            {unread ? <ReadBar observation={unread} read={read} /> : <ReadOn observation={observation} />}
          </>
        )}
      </main>
    </div>
  )
}

function placeAndDay({ record, status, toolTypeId }: Observation): string {
  const school = shortSchool(record.school)
  // A conference that is prepared has begun on no day yet: its draft was made on some other.
  if (isConference(toolTypeId) && !isSent(status)) return school
  return `${school} · ${weekdayAndDay(dayIn(record.timeZone, new Date(record.startedAt)))}`
}

function askedTitle({ invitations }: Observation): string {
  return invitations.some(({ kind }) => kind === 'self-rating') ? 'Rate your lesson' : 'Questions for you'
}

interface EarlierProps {
  readonly part: Observation
  readonly isVisit: boolean
  readonly onOpen: (version: number) => void
}

/** Earlier copies, except the one that is shown. */
function Earlier({ part, isVisit, onOpen }: EarlierProps) {
  const { record, copies, toolTypeId } = part
  const earlier = copies.filter((it) => it.version !== record.version || it.reopenedBecause)
  if (earlier.length === 0) return null
  return (
    <CopiesCard
      copies={earlier}
      mayRead
      timeZone={record.timeZone}
      onOpen={onOpen}
      {...(isVisit && { of: { title: toolOf(toolTypeId).title, at: '' } })}
    />
  )
}

async function fileByLink({ id, type }: FileRef): Promise<string | undefined> {
  try {
    const bytes = await callByLink(records.file, { params: { fileId: id } })
    return URL.createObjectURL(new Blob([bytes], { type }))
  } catch {
    return undefined
  }
}
