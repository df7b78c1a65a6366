import type { CoverageRow, SchoolDashboard } from '@corridor/contract/reports/dashboard'
import type { Day } from '@corridor/domain/calendar/calendar'
import { periodWords } from '@corridor/domain/people/teaching-words'
import { Card } from '@corridor/ui/card'
import { Initials } from '@corridor/ui/initials'
import { ActionIcon, Menu } from '@mantine/core'
import { IconCheck, IconClock, IconFilter, IconFilterFilled, IconMapPin } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { ObserveEducator } from '../../frame/navigation/observe-link.tsx'
import { isDue, whoNext } from '../../people/who-next.ts'
import styles from './who-next-card.module.css'

interface Props extends Pick<SchoolDashboard, 'coverage' | 'followUps' | 'yearStartsOn' | 'steps'> {
  readonly today: Day
  /** Whether only the reader’s own visits are known. */
  readonly isOwnAlone?: boolean
}

/** Whom the card shows: everybody, or some of them. */
const choices = [
  { value: '', title: 'Everybody', none: '' },
  { value: 'here', title: 'Here now', none: 'Nobody teaches right now, as far as periods are entered.' },
  { value: 'due', title: 'Something due', none: 'No follow-up and no action step is due.' },
] as const

export function WhoNextCard({ coverage, today, yearStartsOn, followUps, steps, isOwnAlone = false }: Props) {
  const [search, setSearch] = useSearchParams()
  const chosen = choices.find(({ value }) => value === search.get('next')) ?? choices[0]
  const choose = (value: string) =>
    setSearch((parts) => {
      if (value) parts.set('next', value)
      else parts.delete('next')
      return parts
    })
  const rows = coverage.rows.filter(
    ({ educator }) =>
      chosen.value === '' ||
      (chosen.value === 'here' ? educator.lesson?.isNow : isDue({ followUps, steps }, educator.id)),
  )
  const listed = whoNext({ rows, followUps, steps, yearStartsOn, today, isOwnAlone })
  return (
    <Card
      title="Who next"
      subtitle={subtitleOf(coverage.rows)}
      aside={<Filter chosen={chosen.value} onChoose={choose} />}
    >
      {listed.length === 0 && <p className={styles.none}>{chosen.none}</p>}
      <ol className={styles.list}>
        {listed.map(({ educator, isPromised, reasons }, index) => (
          <li key={educator.id} data-promised={isPromised || undefined}>
            <Initials name={educator.name} />
            <div className={styles.who}>
              <Link className={styles.name ?? ''} to={`/educators/${educator.id}`}>
                {educator.name}
              </Link>
              <p>{[educator.teaching, educator.room].filter(Boolean).join(' · ')}</p>
              {reasons.map((reason) => (
                <strong key={reason}>{reason}</strong>
              ))}
              {educator.lesson && <Lesson {...educator.lesson} />}
            </div>
            <ObserveEducator educator={educator} isFirst={index === 0} place="list" />
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The card’s subtitle, which leaves periods out where nobody’s are known. */
function subtitleOf(rows: readonly CoverageRow[]): string {
  const isKnown = rows.some(({ educator }) => educator.lesson !== null)
  return `Longest wait, due follow-ups${isKnown ? ', teaching now' : ''}`
}

function Lesson({ period, isNow }: NonNullable<CoverageRow['educator']['lesson']>) {
  const Icon = isNow ? IconMapPin : IconClock
  return (
    <p className={styles.lesson} data-now={isNow || undefined}>
      <Icon size={14} stroke={2} aria-hidden /> {isNow ? 'Here now,' : 'Teaches'} {periodWords(period)}
    </p>
  )
}

interface FilterProps {
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

function Filter({ chosen, onChoose }: FilterProps) {
  const Icon = chosen ? IconFilterFilled : IconFilter
  const title = choices.find(({ value }) => value === chosen)?.title ?? ''
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          className={styles.filter}
          variant="default"
          size={36}
          aria-label={`Show in Who next: ${title}`}
        >
          <Icon size={18} stroke={1.8} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((it) => (
          <Menu.Item
            key={it.value}
            rightSection={it.value === chosen && <IconCheck size={16} stroke={1.8} aria-label="shown" />}
            onClick={() => onChoose(it.value)}
          >
            {it.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
