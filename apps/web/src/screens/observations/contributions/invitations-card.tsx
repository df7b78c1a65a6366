import type { AskedInvitation } from '@corridor/contract/observations/contributions'
import type { Observation } from '@corridor/contract/observations/observations'
import { firstName } from '@corridor/domain/people/first-name'
import { Card } from '@corridor/ui/card'
import { IconLock } from '@tabler/icons-react'
import { InvitationForm } from './invitation-form.tsx'
import styles from './invitations-card.module.css'

/** What the educator is asked: each is saved for itself. What is closed stays to be read. */
export function InvitationsCard({ observation }: { readonly observation: Observation }) {
  const { invitations, observer } = observation
  const name = firstName(observer.name)
  // A signature stands where it was given.
  const isInPlace = ({ isOpen, kind, answer }: AskedInvitation) =>
    isOpen || (kind === 'signature' && answer !== null)
  const open = invitations.filter(isInPlace)
  // Of what is closed, only what was said is worth a line.
  const closed = invitations.filter((it) => !isInPlace(it) && it.answer !== null)
  const isAhead = open.some((it) => it.isAhead)
  if (open.length + closed.length === 0) return null
  return (
    <Card
      title={isAhead ? `${name} asks you` : 'Asked of you'}
      subtitle={
        isAhead && 'Answer what you like, when you like. You can change your answers until it is sent.'
      }
    >
      {open.length > 0 && (
        <ol className={styles.list}>
          {open.map((it) => (
            <li key={`${it.kind} ${it.key}`}>
              <InvitationForm observation={observation} invitation={it} />
            </li>
          ))}
        </ol>
      )}
      {closed.length > 0 && <Closed invitations={closed} />}
      <p className={styles.private}>
        <IconLock size={16} stroke={1.8} aria-hidden />
        You and {name} can read your answers, no one else.
      </p>
    </Card>
  )
}

/** What was answered ahead, the copy has in its place already. */
function Closed({ invitations }: { readonly invitations: Observation['invitations'] }) {
  const areAhead = invitations.every(({ isAhead }) => isAhead)
  return (
    <details className={styles.closed} open={!areAhead}>
      <summary>{areAhead ? 'What you answered in advance' : 'What you answered'}</summary>
      <ol className={styles.list}>
        {invitations.map((it) => (
          <li key={`${it.kind} ${it.key}`}>
            <h3>{it.prompt}</h3>
            <p className={styles.evidence}>{labelOf(it)}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}

function labelOf({ answer, choices }: AskedInvitation) {
  return choices?.find(({ value }) => value === answer)?.label ?? answer
}
