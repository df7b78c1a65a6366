import type { AskedInvitation } from '@corridor/contract/observations/contributions'
import type { Observation } from '@corridor/contract/observations/observation-read'
import { firstName } from '@corridor/domain/people/first-name'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button, Progress } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import observed from '../readers/observation-cards.module.css'
import { RatingField } from './rating-field.tsx'
import styles from './ratings-card.module.css'
import { SavedState } from './saved-state.tsx'
import type { Saying } from './use-said.ts'

/** The hash of an address that leads to the next open rating. */
const NEXT_RATING = '#next'

interface Props {
  readonly observation: Observation
  readonly saying: Saying
}

/** The page where the educator rates their lesson: saved as they choose, theirs until “Done”. */
export function RatingsCard({ observation, saying }: Props) {
  const ratings = observation.invitations.filter(({ kind, isOpen }) => kind === 'self-rating' && isOpen)
  const chosen = ratings.map((it) => saying.find(it.kind, it.key)?.text ?? it.answer)
  const rated = chosen.filter((it) => it !== null).length
  const next = useNext(chosen.indexOf(null))
  const trouble = saying.own.find((it) => it.trouble)?.trouble
  if (ratings.length === 0) return null
  const name = firstName(observation.observer.name)
  return (
    <Card title="Your levels" subtitle={ratings[0]?.hint} className={observed.screenOnly}>
      <div className={styles.progress}>
        <p>
          <strong>{rated}</strong> of {counted(ratings.length, 'indicator')}
        </p>
        <SavedState state={saying.state} isUntouched={rated === 0} trouble={trouble} />
        <Progress value={(100 * rated) / ratings.length} aria-label="Rated so far" />
      </div>
      <ol className={styles.ratings}>
        {ratings.map((it, place) => (
          <li key={it.key} {...(chosen[place] === null && place === chosen.indexOf(null) && { ref: next })}>
            <RatingField invitation={it} chosen={chosen[place] ?? null} saying={saying} />
          </li>
        ))}
      </ol>
      <Done ratings={ratings} rated={rated} saying={saying} name={name} />
    </Card>
  )
}

/** Scrolls to the next open rating for an educator who comes back to go on. */
function useNext(place: number) {
  const next = useRef<HTMLLIElement>(null)
  const { hash } = useLocation()
  const isWanted = useRef(hash === NEXT_RATING && place > 0)
  // The browser's own scrolling, once the page is drawn.
  useEffect(() => {
    if (isWanted.current) next.current?.scrollIntoView({ block: 'center' })
    isWanted.current = false
  }, [])
  return next
}

interface DoneProps {
  readonly ratings: readonly AskedInvitation[]
  readonly rated: number
  readonly saying: Saying
  readonly name: string
}

function Done({ ratings, rated, saying, name }: DoneProps) {
  const said = saying.find('done', 'done')
  const isChangedSince = saying.own.some(
    (it) => it.kind === 'self-rating' && !it.trouble && it.at > (said?.at ?? ''),
  )
  const isPending = ratings.some(({ answer, isDone }) => answer !== null && !isDone)
  const isDone = rated > 0 && !isChangedSince && (said !== undefined || !isPending)
  if (isDone) {
    return (
      <p className={styles.done} role="status">
        <IconCheck size={18} stroke={2} aria-hidden />
        {said && saying.state !== 'saved'
          ? `Done. ${name} gets it as soon as it is saved.`
          : `Done. ${name} sees your levels, and you see theirs, once both are done. Until it is sent you can still change one.`}
      </p>
    )
  }
  return (
    <div className={styles.finish}>
      <Button
        size="md"
        disabled={rated === 0}
        leftSection={<IconCheck size={18} stroke={2} />}
        onClick={() => saying.say({ kind: 'done', key: 'done', text: '' })}
      >
        Done
      </Button>
      <p>
        {rated === 0
          ? 'Rate at least one. Before you say “Done”, nobody else sees what you choose.'
          : `${rated < ratings.length ? `${ratings.length - rated} not rated; that is fine. ` : ''}Before you say “Done”, nobody else sees what you choose.`}
      </p>
    </div>
  )
}
