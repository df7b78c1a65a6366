import type { Snapshot } from '@corridor/contract/observations/device'
import { Button } from '@corridor/ui/capture/button'
import { Sheet } from '@corridor/ui/capture/sheet'
import { type FormEvent, useState } from 'react'
import styles from '../sheets.module.css'
import type { Visited } from './start-draft.ts'

interface Props {
  readonly snapshot: Snapshot
  readonly onAdd: (visited: Visited) => void
  readonly onClose: () => void
}

/** Adds an educator who is on no list yet. An administrator checks the facts later. */
export function AtTheDoor({ snapshot: { schools }, onAdd, onClose }: Props) {
  const [name, setName] = useState('')
  const [room, setRoom] = useState('')
  const [school, setSchool] = useState(schools[0]?.id)

  const add = (event: FormEvent) => {
    event.preventDefault()
    const provisional = { name: name.trim(), room: room.trim() }
    if (provisional.name === '' || school === undefined) return
    const educator = { ...provisional, grades: '', subject: '' }
    onAdd({ educatorId: null, provisional, educator, schoolId: school })
  }
  return (
    <Sheet title="Add a person at the door" onClose={onClose}>
      <form className={styles.form} onSubmit={add}>
        <label>
          Name
          <input
            required
            maxLength={120}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label>
          Room (optional)
          <input
            maxLength={40}
            autoComplete="off"
            value={room}
            onChange={(event) => setRoom(event.target.value)}
          />
        </label>
        {schools.length > 1 && (
          <label>
            School
            <select
              value={school}
              onChange={(event) => setSchool(schools.find(({ id }) => String(id) === event.target.value)?.id)}
            >
              {schools.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <p>They join your list when this device is online. Your office will check the details.</p>
        <Button type="submit" look="brand" size="large">
          Go on
        </Button>
      </form>
    </Sheet>
  )
}
