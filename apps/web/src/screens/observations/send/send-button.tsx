import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { firstName } from '@corridor/domain/people/first-name'
import { listed } from '@corridor/domain/people/role-words'
import { shortSchool } from '@corridor/domain/people/school-words'
import card from '@corridor/ui/card.module.css'
import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconSend } from '@tabler/icons-react'
import styles from './send-cards.module.css'

interface Props {
  /** The educator first. */
  readonly people: readonly string[]
  readonly record: ObservationRecord | undefined
  /** How many tools go out. */
  readonly tools: number
  readonly isOffline: boolean
  readonly isBusy: boolean
  readonly isReady: boolean
  readonly onSend: () => void
}

const MOST_NAMES = 3

export function SendButton({ people, record, tools, isOffline, isBusy, isReady, onSend }: Props) {
  const what = tools > 1 ? 'Send visit' : 'Send'
  const [educator = ''] = people
  const ask = () =>
    modals.openConfirmModal({
      title: (
        <strong>
          {what} to {listed(people)}?
        </strong>
      ),
      withCloseButton: false,
      children: `Each of them can read this copy, and ${firstName(educator)} can reply. It cannot be taken back.`,
      labels: { confirm: 'Send', cancel: 'Cancel' },
      onConfirm: onSend,
    })
  return (
    <section className={`${card.card} ${styles.send}`}>
      <Button
        size="lg"
        fullWidth
        loading={isBusy}
        disabled={!isReady}
        leftSection={<IconSend size={20} stroke={1.8} />}
        onClick={people.length > 1 ? ask : onSend}
      >
        {isOffline ? `${what} when online` : `${what} to ${namesWords(people)}`}
      </Button>
      <p>{tools > 0 ? freezeWords(firstName(educator), record) : 'Tick at least one tool.'}</p>
    </section>
  )
}

function namesWords(people: readonly string[]): string {
  const names = people.map(firstName)
  if (names.length <= MOST_NAMES) return listed(names)
  return `${names[0]} and ${names.length - 1} more`
}

function freezeWords(name: string, record: ObservationRecord | undefined): string {
  const kept = `This exact copy is kept. To change it later, reopen it with a reason; ${name} sees both copies.`
  if (record?.purpose === 'coaching') return `${kept} Coaching visits are seen by nobody else.`
  return record ? `${kept} Sent visits are visible to school leaders at ${shortSchool(record.school)}.` : kept
}
