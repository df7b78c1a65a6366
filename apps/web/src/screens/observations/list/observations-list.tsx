import type { ObservationRow } from '@corridor/contract/observations/observations'
import { timeIn } from '@corridor/domain/clock/time-in'
import { purposeTitle } from '@corridor/domain/observation/record-words'
import { Link } from 'react-router'
import rows from '../../../frame/list/list-rows.module.css'
import { ListedPerson } from '../../../frame/list/listed-person.tsx'
import { useIsPhone } from '../../../frame/use-is-phone.ts'
import { useUser } from '../../../frame/use-user.ts'
import { missedWords } from '../../../observation/delivery-words.ts'
import { addressOf, dayWords, goesOutWords } from '../../../observation/observation-words.ts'
import { shortSchool } from '../../../people/short-school.ts'
import { toolOf } from '../../../tool-looks.ts'
import { AheadTag, AsksTag, StatusTag, WaitsTag } from '../observation-status.tsx'
import styles from './observations-list.module.css'
import { OnDeviceTag } from './on-device-tag.tsx'

interface Props {
  readonly observations: readonly ObservationRow[]
  readonly hasSchools: boolean
  /** Ids of observations that wait on this device for the server. */
  readonly waiting: ReadonlySet<string>
  /** Ids of observations that wait on this device to be sent. */
  readonly queued: ReadonlySet<string>
}

/** A table, or below 768 px a list. */
export function ObservationsList(props: Props) {
  return useIsPhone() ? <Items {...props} /> : <Table {...props} />
}

/** Whether the reader is observed and does not observe: their own name would stand on every row. */
function useIsReceiver(): boolean {
  const { security } = useUser()
  return security.roles.length > 0 && security.roles.every((role) => role === 'teacher')
}

function Table({ observations, hasSchools, ...here }: Props) {
  const { time_zone: timeZone } = useUser().district
  const isReceiver = useIsReceiver()
  return (
    <table className={rows.table}>
      <thead>
        <tr>
          <th scope="col">{isReceiver ? 'Observer' : 'Educator'}</th>
          <th scope="col">Tool</th>
          <th scope="col">When</th>
          {!isReceiver && <th scope="col">Observer</th>}
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {observations.map((it) => (
          <tr key={it.id}>
            <td>
              <ListedPerson
                name={isReceiver ? it.observer.name : educatorWords(it)}
                to={addressOf(it)}
                small={placeWords(it, hasSchools)}
              />
            </td>
            <td>
              <Tool id={it.toolTypeId} />
            </td>
            <td className={styles.when}>
              {dayWords(timeZone, it.startedAt)} <small>{timeIn(timeZone, it.startedAt)}</small>
            </td>
            {!isReceiver && <td>{observerWords(it)}</td>}
            <td>
              <Tags observation={it} {...here} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Items({ observations, ...here }: Props) {
  const { time_zone: timeZone } = useUser().district
  return (
    <ul className={rows.items}>
      {observations.map((it) => (
        <li key={it.id}>
          <ListedPerson
            name={it.isAboutMe ? it.observer.name : it.educator.name}
            to={addressOf(it)}
            small={
              <>
                {toolOf(it.toolTypeId).title} ·{' '}
                <span className={styles.day}>{dayWords(timeZone, it.startedAt)}</span>
              </>
            }
          />
          <Tags observation={it} {...here} />
        </li>
      ))}
    </ul>
  )
}

function Tool({ id }: { readonly id: number }) {
  const { title, Icon } = toolOf(id)
  return (
    <span className={styles.tool}>
      <Icon size={18} stroke={1.8} aria-hidden /> {title}
    </span>
  )
}

interface TagsProps extends Pick<Props, 'waiting' | 'queued'> {
  readonly observation: ObservationRow
}

function Tags({ observation, waiting, queued }: TagsProps) {
  const { id, goesOutAt } = observation
  const isToBeSent = queued.has(id)
  return (
    <div className={styles.tags} data-planned={goesOutAt && ''}>
      {observation.asksMe ? (
        <AsksTag />
      ) : isToBeSent ? (
        <WaitsTag />
      ) : (
        <StatusTag
          status={observation.status}
          isOutOfReach={observation.isOutOfReach}
          delivery={observation.delivery?.isEducator ? observation.delivery.state : null}
        />
      )}
      {missedWords(observation) && <small className={styles.missed}>{missedWords(observation)}</small>}
      {observation.isAhead && <AheadTag />}
      {waiting.has(id) && <OnDeviceTag state="on-device" />}
      {mayBeSent(observation) && !isToBeSent && <SendLink observation={observation} />}
    </div>
  )
}

/** Leads to the page of sending, where a planned sending can be changed until it goes out. */
function SendLink({ observation: { id, toolTypeId, educator, goesOutAt } }: Pick<TagsProps, 'observation'>) {
  const { time_zone: timeZone } = useUser().district
  const words = goesOutAt ? goesOutWords(timeZone, goesOutAt) : 'Send'
  return (
    <Link
      className={styles.send ?? ''}
      to={`/observations/${toolTypeId}/send/${id}`}
      aria-label={`${words} ${goesOutAt ? 'with ' : ''}${toolOf(toolTypeId).title} to ${educator.name}`}
    >
      {words}
    </Link>
  )
}

/** Whether the observation is mine and finished: its page sends it with the other tools of the visit. */
function mayBeSent({ isMine, status }: ObservationRow): boolean {
  return isMine && status === 'completed'
}

function placeWords(row: ObservationRow, hasSchools: boolean): string {
  const title = purposeTitle(row)
  return hasSchools ? `${title} · ${shortSchool(row.school.name)}` : title
}

function educatorWords({ educator, isAboutMe }: ObservationRow): string {
  return isAboutMe ? 'You' : educator.name
}

function observerWords({ observer, isMine }: ObservationRow): string {
  return isMine ? 'You' : observer.name
}
