import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { isConference } from '@corridor/domain/observation/conference'
import { firstName } from '@corridor/domain/people/first-name'
import { listed } from '@corridor/domain/words/listed'
import card from '@corridor/ui/card.module.css'
import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconSend } from '@tabler/icons-react'
import { shortSchool } from '../../../people/short-school.ts'
import styles from './send-cards.module.css'

interface Props {
  /** The names of the recipients, the educator first. */
  readonly people: readonly string[]
  readonly record: ObservationRecord | undefined
  /** How many tools go out. */
  readonly tools: number
  readonly isOffline: boolean
  readonly isBusy: boolean
  readonly isReady: boolean
  /** Whether the sending reaches nobody but on paper. */
  readonly isHandedOver: boolean
  /** The chosen moment at which the sending goes out: “Oct 22, 9:45 PM”. */
  readonly later: string | undefined
  /** Whether it can go out as it is chosen; asked before the question. */
  readonly onCheck: () => boolean
  readonly onSend: () => void
}

const MOST_NAMES = 3

export function SendButton(props: Props) {
  const { people, tools, isBusy, isReady, later, onCheck, onSend } = props
  const what = tools > 1 ? 'Send visit' : 'Send'
  const [educator = ''] = people
  const ask = () =>
    modals.openConfirmModal({
      title: (
        <strong>
          {what} to {listed(people)}
          {later && ` on ${later}`}?
        </strong>
      ),
      withCloseButton: false,
      children: `Each of them can read this copy, and ${firstName(educator)} can reply. ${later ? 'You can change or cancel it until it goes out.' : 'It cannot be taken back.'}`,
      labels: { confirm: later ? 'Send later' : 'Send', cancel: 'Cancel' },
      onConfirm: onSend,
    })
  const press = () => {
    if (!onCheck()) return
    if (people.length > 1) ask()
    else onSend()
  }
  return (
    <section className={`${card.card} ${styles.send}`}>
      <Button
        size="lg"
        fullWidth
        classNames={{ root: styles.button ?? '', label: styles.label ?? '' }}
        loading={isBusy}
        disabled={!isReady}
        leftSection={<IconSend size={20} stroke={1.8} />}
        onClick={press}
      >
        {labelOf(props, what)}
      </Button>
      <p>{tools > 0 ? freezeWords(firstName(educator), props) : 'Tick at least one tool.'}</p>
    </section>
  )
}

function labelOf({ people, isOffline, isHandedOver, later }: Props, what: string): string {
  if (isHandedOver) return 'Mark as handed over'
  if (isOffline) return `${what} when online`
  return `${what} to ${namesWords(people)}${later ? ' later' : ''}`
}

function namesWords(people: readonly string[]): string {
  const names = people.map(firstName)
  if (names.length <= MOST_NAMES) return listed(names)
  return `${names[0]} and ${names.length - 1} more`
}

function freezeWords(name: string, { record, isHandedOver, later }: Props): string {
  const paper = isHandedOver ? `Nothing is emailed: you gave ${name} the PDF yourself. ` : ''
  const first = later
    ? 'You can change or cancel it until it goes out. Then this exact copy is kept. To change it after that'
    : `${paper}This exact copy is kept. To change it later`
  const kept = `${first}, reopen it with a reason; ${name} sees both copies.`
  if (record?.purpose === 'coaching') return `${kept} No one else can see what comes from coaching.`
  const sent = record && isConference(record.toolTypeId) ? 'conferences' : 'visits'
  return record
    ? `${kept} Sent ${sent} are visible to school leaders at ${shortSchool(record.school)}.`
    : kept
}
