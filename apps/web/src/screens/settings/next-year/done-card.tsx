import type { Rollover } from '@corridor/contract/district/rollover'
import { dayAndYear, momentIn } from '@corridor/domain/calendar/day-words'
import { yearTitle } from '@corridor/domain/calendar/school-calendar'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { useUser } from '../../../frame/use-user.ts'
import styles from './next-year.module.css'

type Done = NonNullable<Rollover['done']>

interface Props {
  readonly done: Done
  readonly onUndone: (rollover: Rollover) => void
}

/** The last school year that was set up here, and whether it can still be taken back. */
export function DoneCard({ done, onUndone }: Props) {
  const { district } = useUser()
  const [isUndoing, setIsUndoing] = useState(false)
  const title = yearTitle(done)
  const undo = async () => {
    setIsUndoing(true)
    try {
      onUndone(await call(contract.rollover.undo, { body: { id: done.id } }))
    } catch (error) {
      failed(error, { message: `The school year ${title} was not undone. Nothing changed. Reload the page.` })
    } finally {
      setIsUndoing(false)
    }
  }
  const ask = () =>
    modals.openConfirmModal({
      title: <strong>Undo the school year {title}?</strong>,
      withCloseButton: false,
      children: <p>{undoWords(done)}</p>,
      labels: { confirm: 'Undo', cancel: 'Keep it' },
      onConfirm: () => void undo(),
    })
  return (
    <Card
      title={`School year ${title} is set up`}
      subtitle={`By ${done.by}, ${momentIn(district.time_zone, done.at)}`}
      aside={
        done.keptBecause === null && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} stroke={1.8} />}
            loading={isUndoing}
            onClick={ask}
          >
            Undo
          </Button>
        )
      }
    >
      <p>
        {dayAndYear(done.startsOn)} to {dayAndYear(done.endsOn)}. {peopleWords(done)} {gradeWords(done)}
      </p>
      <p className={styles.remark}>
        {done.keptBecause === null
          ? `It can be undone until ${dayAndYear(done.startsOn)}.`
          : `${done.keptBecause} It can no longer be undone as a whole; people and days are changed one by one.`}
      </p>
    </Card>
  )
}

/** “1 educator leaves, 2 move.” */
function peopleWords({ leaving, moving }: Done): string {
  const parts = [
    leaving > 0 && counted(leaving, 'educator leaves', 'educators leave'),
    moving > 0 &&
      (leaving > 0 ? counted(moving, 'moves', 'move') : counted(moving, 'educator moves', 'educators move')),
  ].filter((it) => it !== false)
  return parts.length > 0 ? `${parts.join(', ')}.` : 'Nobody leaves or moves.'
}

function gradeWords({ grades, gradesDueOn }: Done): string {
  if (grades === 0) return ''
  const who = counted(grades, 'educator')
  return gradesDueOn === null
    ? `${who} got new grades.`
    : `New grades for ${who} on ${dayAndYear(gradesDueOn)}.`
}

function undoWords({ staying, isCalendarChanged }: Done): string {
  return [
    'Its calendar goes, and everybody who leaves or moves is back where they were.',
    isCalendarChanged ? 'The calendar was changed since it was set up; those changes go too.' : '',
    staying.length > 0
      ? `Changed by hand since, and left as they are: ${staying.slice(0, 20).join(', ')}${staying.length > 20 ? ` and ${staying.length - 20} more` : ''}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}
