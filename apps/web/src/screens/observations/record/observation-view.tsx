import type { Observation } from '@corridor/contract/observations/observations'
import { isSent } from '@corridor/domain/observation/observation-rules'
import { AskAhead } from '../contributions/ask-ahead.tsx'
import { AskedView } from '../contributions/asked-view.tsx'
import { InvitationsCard } from '../contributions/invitations-card.tsx'
import { CopiesCard } from '../readers/copies-card.tsx'
import { DeliveriesCard } from '../readers/deliveries-card.tsx'
import { ConflictsNotice } from './conflicts-notice.tsx'
import { LateNotice } from './late-notice.tsx'
import '../../../frame/print.css'
import { RepliesCard } from '../contributions/replies-card.tsx'
import { NoWay } from '../readers/no-way.tsx'
import { SeenBy } from '../readers/seen-by.tsx'
import styles from './observation-view.module.css'
import { PaperLine } from './paper-line.tsx'
import { ReadBar } from './read-bar.tsx'
import { RecordHeader } from './record-header.tsx'
import { RecordPage } from './record-page.tsx'

/** What was seen, beside what became of it. */
export function ObservationView({ observation }: { readonly observation: Observation }) {
  const { status, record, deliveries, mayReply, replies } = observation
  const earlier = earlierCopies(observation)
  if (status === 'draft' && observation.invitations.length > 0) return <AskedView observation={observation} />
  return (
    <>
      <RecordHeader observation={observation} />
      <ConflictsNotice observation={observation} />
      <LateNotice observation={observation} />
      {observation.isOutOfReach && <NoWay educator={observation.educator} wasSent />}
      <AskAhead observation={observation} />
      <div className={styles.columns}>
        <RecordPage record={record} />
        <div className={styles.beside}>
          {observation.invitations.length > 0 && <InvitationsCard observation={observation} />}
          {(mayReply || replies.length > 0) && <RepliesCard observation={observation} />}
          {deliveries.length > 0 && <DeliveriesCard observation={observation} />}
          {earlier.length > 0 && (
            <CopiesCard copies={earlier} mayRead={observation.mayReadCopies} timeZone={record.timeZone} />
          )}
          {isSent(status) && <SeenBy observation={observation} />}
        </div>
      </div>
      <PaperLine>{isSent(status) ? `Copy ${record.version}, unchanged since sent.` : 'Not sent.'}</PaperLine>
      <ReadBar observation={observation} />
    </>
  )
}

/** What was sent, but for what is shown. */
function earlierCopies({ copies, record }: Observation) {
  return copies.filter(({ version, reopenedBecause }) => version !== record.version || reopenedBecause)
}
