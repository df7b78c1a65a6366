import type { Observation } from '@corridor/contract/observations/observation-read'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { isConference, TEACHER_CONFERENCE } from '@corridor/domain/observation/conference'
import { firstName } from '@corridor/domain/people/first-name'
import { counted } from '@corridor/domain/words/count-words'
import { listed } from '@corridor/domain/words/listed'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { IconCalendarWeek, IconDoorEnter, IconFlag, IconMessages } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call, contract, query } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { useMayObserve } from '../../../frame/navigation/observe-link.tsx'
import { deliveryWords } from '../../../observation/delivery-words.ts'
import { whoNext } from '../../../people/who-next.ts'
import { observationChanged } from '../observation-queries.ts'
import { PdfButton } from './pdf-button.tsx'
import styles from './sent-now.module.css'

const icon = { size: 18, stroke: 1.8 }

interface Props {
  readonly observation: Observation
  /** How many tools were sent together. */
  readonly tools: number
}

/** Says after sending who got it and how, and what comes next. */
export function SentNow({ observation, tools }: Props) {
  const { educator, deliveries, record } = observation
  const isCoaching = record.purpose === 'coaching'
  return (
    <Card title={titleOf(observation)} subtitle={whatWords(observation, tools)} className={styles.card}>
      <ul className={styles.people}>
        {toTell(deliveries).map((it) => (
          <li key={it.name}>
            <strong>{it.name}</strong> {deliveryWords(it, record.timeZone)}
          </li>
        ))}
      </ul>
      <HandOver observation={observation} isVisit={tools > 1} />
      <div className={styles.next}>
        <NextDoor observation={observation} />
        {!isCoaching && (
          <Button
            variant="default"
            component={Link}
            to={`/educators/${educator.id}`}
            leftSection={<IconFlag {...icon} />}
          >
            Add a step
          </Button>
        )}
        <Button
          variant="default"
          component={Link}
          to={`/observations/${TEACHER_CONFERENCE}/create/${educator.id}`}
          leftSection={<IconMessages {...icon} />}
        >
          Plan a conference
        </Button>
        <Button variant="default" component={Link} to="/" leftSection={<IconCalendarWeek {...icon} />}>
          Back to the week
        </Button>
      </div>
    </Card>
  )
}

/** Offers to hand the record over on paper, where the educator gets no mail, and to note that it was given. */
function HandOver({
  observation,
  isVisit,
}: {
  readonly observation: Observation
  readonly isVisit: boolean
}) {
  const { id, deliveries, mayReopen } = observation
  const waiting = deliveries.filter(isOnPaper).map(({ name }) => firstName(name))
  const isNoted = deliveries.some(({ state }) => state === 'not-mailed')
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(contract.observations.handOver, { params: { observationId: id } }),
    onSuccess: observationChanged,
    onError: (error) => failed(error, { message: 'Nothing was noted. Please try again later.' }),
  })
  if (waiting.length === 0 || !mayReopen) return null
  return (
    <div className={styles.handOver}>
      <p>
        {listed(waiting)} still {waiting.length === 1 ? 'waits' : 'wait'} for it on paper.
      </p>
      <PdfButton id={id} isVisit={isVisit} label="PDF to hand over" />
      {isNoted && (
        <Button variant="default" loading={isPending} onClick={() => mutate()}>
          Mark as handed over
        </Button>
      )}
    </div>
  )
}

/** Whether paper is the only way to somebody: no mail reaches them, or none leaves and they do not sign in. */
function isOnPaper({ state, isHeld, hasAccount }: Observation['deliveries'][number]): boolean {
  return state === 'not-mailed' || (isHeld && !hasAccount)
}

/**
 * The title names those whom the sending reaches; people without mail or account are named below. Mail that waits is
 * not called sent.
 */
function titleOf({ deliveries, educator, record }: Observation): string {
  const mailed = deliveries.filter(({ state }) => isMailed(state))
  const left = mailed.filter(({ state }) => state !== 'queued')
  if (left.length > 0) return `Sent to ${listed(left.map(({ name }) => name))}`
  const [first] = mailed
  if (first) {
    const names = listed(mailed.map(({ name }) => name))
    const { waitsUntil, isHeld } = first
    if (isHeld) return `Kept for ${names}: no email leaves yet`
    return waitsUntil
      ? `Goes to ${names} ${momentIn(record.timeZone, waitsUntil)}, when quiet hours end`
      : `Waiting to be sent to ${names}`
  }
  return deliveries.some(({ state }) => state === 'handed-over')
    ? `Handed over to ${educator.name}`
    : `Kept for ${educator.name}: nothing was mailed`
}

/** The deliveries of which there is more to tell than the title, which names whose mail waits, and until when. */
function toTell(deliveries: Observation['deliveries']): Observation['deliveries'] {
  if (deliveries.some(({ state }) => isMailed(state) && state !== 'queued')) return deliveries
  return deliveries.filter((it) => it.state !== 'queued' || it.trouble || it.isHeld)
}

function whatWords({ deliveries, record }: Observation, tools: number): string {
  const isAnyMailed = deliveries.some(({ state, isHeld }) => isMailed(state) && !isHeld)
  const alone = isConference(record.toolTypeId) ? 'The conference' : 'One tool'
  const what = tools > 1 ? `${counted(tools, 'tool')} together` : alone
  return `${what}${isAnyMailed ? ', in one email with one link' : ''}. This exact copy is kept.`
}

function isMailed(state: Observation['deliveries'][number]['state']): boolean {
  return state !== 'not-mailed' && state !== 'handed-over'
}

/** Offers the next visit: to the educator who has waited longest at this school, or to somebody chosen at the door. */
function NextDoor({ observation: { educator, schoolId } }: Pick<Props, 'observation'>) {
  const mayObserve = useMayObserve()
  const { data } = useQuery({
    ...query(contract.dashboard.show, { query: { school: schoolId } }),
    retry: false,
  })
  const home = data?.shown ?? data?.group
  const [next] =
    data && home
      ? whoNext({
          ...home,
          steps: data.shown?.steps ?? null,
          rows: home.coverage.rows,
          today: data.today,
        }).filter((it) => it.educator.id !== educator.id)
      : []
  if (!mayObserve) return null
  return (
    <Button
      color="var(--accent)"
      c="var(--on-accent)"
      component={Link}
      to={next ? `/observations/start/${next.educator.id}` : '/observations/start'}
      leftSection={<IconDoorEnter {...icon} />}
    >
      {next ? `Next door: ${next.educator.name}` : 'Next door'}
    </Button>
  )
}
