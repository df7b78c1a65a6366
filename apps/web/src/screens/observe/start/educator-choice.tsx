import type { Snapshot } from '@corridor/contract/observations/device'
import { Button } from '@corridor/ui/capture/button'
import { IconSearch, IconUserPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import styles from './educator-choice.module.css'
import { EducatorRow } from './educator-row.tsx'
import { Elsewhere } from './elsewhere.tsx'
import {
  isFound,
  type Listed,
  listEducators,
  orderEducators,
  type RosterEducator,
} from './order-educators.ts'

interface Props {
  readonly snapshot: Snapshot
  readonly now: Date
  readonly chosenId: number | null
  readonly heading: string
  readonly isOffline: boolean
  /** Called when the server found somebody whom this device did not have. */
  readonly onFound: (educators: readonly RosterEducator[]) => void
  readonly onChoose: (educator: RosterEducator) => void
  readonly onAtTheDoor: () => void
}

export function EducatorChoice(props: Props) {
  const { snapshot, now, chosenId, heading, isOffline, onFound, onChoose, onAtTheDoor } = props
  const [search, setSearch] = useState('')
  const id = useId()
  const words = search.trim()
  const row = (listed: Listed) => (
    <EducatorRow
      key={listed.educator.id}
      listed={listed}
      now={now}
      timeZone={snapshot.timeZone}
      isChosen={listed.educator.id === chosenId}
      onChoose={() => onChoose(listed.educator)}
    />
  )
  const found = words === '' ? undefined : listEducators(snapshot, now).filter((it) => isFound(it, words))
  return (
    <section className={styles.choice} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <label className={styles.search}>
        <IconSearch size={20} stroke={1.8} aria-hidden />
        <input
          type="search"
          aria-label="Find an educator"
          placeholder="Find a name, room or subject"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      {found && <ul aria-label="Found">{found.map(row)}</ul>}
      {found?.length === 0 && <p className={styles.none}>Nobody on your list matches “{words}”.</p>}
      {!found &&
        orderEducators(snapshot, now).map(({ title, listed }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul>{listed.map(row)}</ul>
          </section>
        ))}
      {snapshot.elsewhere && (
        <Elsewhere
          key={words}
          words={words}
          count={snapshot.elsewhere}
          isOffline={isOffline}
          onFound={onFound}
        />
      )}
      {snapshot.educators.length === 0 && (
        <p className={styles.none}>Your list of educators is empty. You can still visit somebody.</p>
      )}
      <Button
        className={styles.door}
        icon={<IconUserPlus size={20} stroke={1.8} aria-hidden />}
        onClick={onAtTheDoor}
      >
        Add a person at the door
      </Button>
    </section>
  )
}
