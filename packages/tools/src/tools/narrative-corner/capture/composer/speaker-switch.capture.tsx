import { Choice } from '@corridor/ui/capture/choice'
import { memo, useState } from 'react'
import { MOST_SEATS } from '../../kinds.ts'
import styles from './switches.module.css'

interface Props {
  readonly value: string
  /** Whether the kind has a speaker; the switch keeps its room either way, so that nothing beside it moves. */
  readonly isUsed: boolean
  /** `onChange` must be the same function in every render. */
  readonly onChange: (speaker: string) => void
}

/** Who speaks: teacher, a student, or the student on a seat. Nobody is named. */
export const SpeakerSwitch = memo(function SpeakerSwitch({ value, isUsed, onChange }: Props) {
  const [isSeatAsked, setIsSeatAsked] = useState(false)
  const seat = value.slice(1)
  const isSeat = seat !== '' || (isSeatAsked && value === 'S')
  const options = [
    { value: 'T', label: 'T' },
    { value: 'S', label: 'S' },
    { value: 'seat', label: seat === '' ? 'Seat…' : value },
  ]
  return (
    <div className={styles.speaker} data-unused={!isUsed || undefined} aria-hidden={!isUsed}>
      <div className={styles.switch}>
        <Choice
          look="switch"
          label="Who"
          options={options}
          value={isSeat ? 'seat' : value}
          onChange={(next) => {
            setIsSeatAsked(next === 'seat')
            onChange(next === 'seat' ? 'S' : next)
          }}
        />
      </div>
      {isSeat && (
        <input
          className={styles.seat}
          aria-label="Seat number"
          inputMode="numeric"
          placeholder="No."
          autoComplete="off"
          value={seat}
          onChange={(event) => {
            const typed = Number(event.currentTarget.value.replace(/\D/g, ''))
            if (typed <= MOST_SEATS) onChange(typed > 0 ? `S${typed}` : 'S')
          }}
        />
      )}
    </div>
  )
})
