import type { AskedInvitation } from '@corridor/contract/observations/contributions'
import type { Observation } from '@corridor/contract/observations/observation-read'
import { firstName } from '@corridor/domain/people/first-name'
import { Card } from '@corridor/ui/card'
import { IconLock } from '@tabler/icons-react'
import { askedOf } from '../../../observation/asked-of.ts'
import { AnswerField } from './answer-field.tsx'
import styles from './invitations-card.module.css'
import { SavedState } from './saved-state.tsx'
import { SignForm } from './sign-form.tsx'
import type { Saying } from './use-said.ts'

interface Props {
  readonly observation: Observation
  readonly saying: Saying
}

/** The asks of the educator, except ratings: saved as they write. Closed ones stay to be read. */
export function InvitationsCard({ observation, saying }: Props) {
  const { id, invitations, observer } = observation
  const name = firstName(observer.name)
  // A signature stands where it was given.
  const isInPlace = ({ isOpen, kind, answer }: AskedInvitation) =>
    isOpen || (kind === 'signature' && answer !== null)
  const open = invitations.filter((it) => isInPlace(it) && it.kind !== 'self-rating')
  // Closed asks are listed only with an answer.
  const closed = invitations.filter((it) => !isInPlace(it) && it.answer !== null)
  const isAhead = open.some((it) => it.isAhead)
  if (open.length + closed.length === 0) return null
  const isAsked = open.some(({ isOpen }) => isOpen)
  const isUntouched = open.every(({ kind, key, answer }) => answer === null && !saying.find(kind, key))
  return (
    <Card
      title={isAhead ? `${name} asks you` : 'Asked of you'}
      subtitle={
        isAhead && 'Answer what you like, when you like. You can change your answers until it is sent.'
      }
      aside={isAsked && <SavedState state={saying.state} isUntouched={isUntouched} />}
      className={closed.length === 0 && isUntouched ? styles.screenOnly : undefined}
    >
      {open.length > 0 && (
        <ol id={askedOf(id)} className={styles.list}>
          {open.map((it) => (
            <li key={`${it.kind} ${it.key}`}>
              {it.kind === 'signature' ? (
                <SignForm invitation={it} saying={saying} />
              ) : (
                <AnswerField invitation={it} saying={saying} />
              )}
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

/** Closed asks with their answers; those answered ahead are folded, as the copy has them in its place already. */
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
            {!it.isDone && <p className={styles.hint}>Not handed over: you had not said “Done”.</p>}
          </li>
        ))}
      </ol>
    </details>
  )
}

function labelOf({ answer, choices }: AskedInvitation) {
  return choices?.find(({ value }) => value === answer)?.label ?? answer
}
