import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { Card } from '@corridor/ui/card'
import { Initials } from '@corridor/ui/initials'
import { Tag } from '@corridor/ui/tag'
import { ActionIcon, Select } from '@mantine/core'
import { IconUserPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import rows from '../../../frame/list/list-rows.module.css'
import { NoWay } from '../readers/no-way.tsx'
import styles from './send-cards.module.css'

export type Readers = ResponseOf<typeof contract.observations.readers>

interface Props {
  readonly educator: string
  /** The educator’s id; null for somebody who was met at the door. */
  readonly educatorId: number | null
  /** Who may read it; undefined without a connection. */
  readonly readers: Readers | undefined
  readonly chosen: readonly number[]
  readonly onChoose: (ids: readonly number[]) => void
  /** The button for the record’s PDF, for an educator who gets no mail. */
  readonly paper: ReactNode
}

/** Whether a mail, or Corridor itself, brings it to the educator; true as long as that is not known. */
export function isReached(readers: Readers | undefined): boolean {
  return readers?.educator.way !== 'none'
}

export function SendPeople({ educator, educatorId, readers, chosen, onChoose, paper }: Props) {
  const colleagues = readers?.colleagues ?? []
  const isMailOff = readers?.isMailOff ?? false
  const isHeld = isMailOff && readers?.educator.way === 'link'
  const offered = colleagues.filter(({ id }) => !chosen.includes(id))
  return (
    <Card title="Who receives it, and how">
      <ul className={styles.people}>
        <li>
          <Person name={educator} small={readers && addressWords(readers)} />
          <Tag tone="brand">Educator</Tag>
        </li>
        {colleagues
          .filter(({ id }) => chosen.includes(id))
          .map(({ id, name, role }) => (
            <li key={id}>
              <Person name={name} small={`${role}. ${colleagueWords(isMailOff)}`} />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={`Do not send to ${name}`}
                onClick={() => onChoose(chosen.filter((it) => it !== id))}
              >
                <IconX size={18} stroke={1.8} />
              </ActionIcon>
            </li>
          ))}
      </ul>
      {readers && (!isReached(readers) || isHeld) && (
        <NoWay
          educator={{ id: educatorId, name: educator }}
          hasAddress={readers.educator.email !== null}
          wasSent={false}
          isMailOff={isMailOff}
          isHeld={isHeld}
          paper={paper}
        />
      )}
      {offered.length > 0 && (
        <Select
          aria-label="Add a person who may see it"
          placeholder="Add a person who may see it"
          size="md"
          searchable
          nothingFoundMessage="No one with access has that name."
          leftSection={<IconUserPlus size={18} stroke={1.8} />}
          data={offered.map(({ id, name, role }) => ({ value: String(id), label: `${name}, ${role}` }))}
          value={null}
          onChange={(id) => id && onChoose([...chosen, Number(id)])}
          withScrollArea={false}
          classNames={{ options: styles.choices ?? '' }}
        />
      )}
      {!readers && <p className={styles.hint}>Colleagues can be added when there is a connection.</p>}
    </Card>
  )
}

function Person({ name, small }: { readonly name: string; readonly small: string | undefined }) {
  return (
    <div className={rows.who}>
      <Initials name={name} />
      <div>
        <strong>{name}</strong>
        {small && <small>{small}</small>}
      </div>
    </div>
  )
}

/** How the educator is reached, said before anything is sent. */
function addressWords({ educator: { email, way }, isMailOff }: Readers): string {
  if (way === 'none') return 'No way to reach them: nothing is emailed'
  if (isMailOff && way === 'link') return `${email}. No email leaves yet: hand over the PDF`
  if (way === 'link') return `${email}. Link by email that opens with a code`
  if (isMailOff) return 'Reads it in Corridor, with their account. No email leaves yet'
  return email ? `${email}. Signs in with their account` : 'They find it in Corridor'
}

/** How a colleague is reached. */
function colleagueWords(isMailOff: boolean): string {
  return isMailOff ? 'Reads only, in Corridor. No email leaves yet' : 'Reads only, in Corridor, with an email'
}
