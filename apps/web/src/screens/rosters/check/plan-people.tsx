import type { RosterPlanItem } from '@corridor/contract/people/roster-shapes'
import type { PlanKind } from '@corridor/domain/roster/plan/roster-plan'
import { fieldTitles } from '@corridor/domain/roster/roster-words'
import { IconArrowRight } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useIsPhone } from '../../../frame/use-is-phone.ts'
import styles from './plan.module.css'

interface Props {
  readonly items: readonly RosterPlanItem[]
  readonly kind: PlanKind
  /** Whether the import is still to come. */
  readonly isAhead: boolean
}

/** People of a check and what becomes of each: a table, or below 768 px a list. */
export function PlanPeople(props: Props) {
  return useIsPhone() ? <Items {...props} /> : <Table {...props} />
}

function Items({ items }: Props) {
  return (
    <ul className={styles.people}>
      {items.map((item) => (
        <li key={item.position}>
          <Person item={item} />
          {item.row !== null && <small>Row {item.row}</small>}
          {item.kind === 'changed' ? (
            item.changes.map((change) => (
              <p key={change.field}>
                <small>{fieldTitles[change.field]}</small>
                {change.from ?? 'None'} <After change={change} />
              </p>
            ))
          ) : (
            <p>{aboutOf(item)}</p>
          )}
          <Notes item={item} />
        </li>
      ))}
    </ul>
  )
}

function Table({ items, kind, isAhead }: Props) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Person</th>
            <th scope="col">{kind === 'changed' ? 'Field' : 'About'}</th>
            {kind === 'changed' && <th scope="col">{isAhead ? 'In Corridor now' : 'Before the import'}</th>}
            {kind === 'changed' && <th scope="col">After the import</th>}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <PlanRows key={item.position} item={item} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const outcomes = {
  undone: 'Undone',
  visited: 'Stays: visits, steps or groups refer to them',
  edited: 'Stays: changed since',
} as const

function PlanRows({ item }: { readonly item: RosterPlanItem }) {
  if (item.kind !== 'changed')
    return (
      <tr>
        <td>{item.row ?? ''}</td>
        <td>
          <Person item={item} />
        </td>
        <td>
          {aboutOf(item)}
          <Notes item={item} />
        </td>
      </tr>
    )
  return item.changes.map((change, index) => (
    <tr key={change.field} data-more={index > 0 || undefined}>
      {index === 0 ? (
        <Fragment>
          <td>{item.row ?? ''}</td>
          <td>
            <Person item={item} />
          </td>
        </Fragment>
      ) : (
        <td colSpan={2} />
      )}
      <td className={styles.field}>{fieldTitles[change.field]}</td>
      <td>{change.from ?? 'None'}</td>
      <td>
        <After change={change} />
        {index === 0 && <Notes item={item} />}
      </td>
    </tr>
  ))
}

function After({ change: { to, note } }: { readonly change: RosterPlanItem['changes'][number] }) {
  return (
    <span className={styles.after}>
      <IconArrowRight size={15} stroke={1.8} aria-label="becomes" className={styles.arrow} />
      <mark>{to ?? 'None'}</mark>
      {note && <small>{note}</small>}
    </span>
  )
}

/** Where somebody is and how they are written to. */
function aboutOf({ schools, email }: RosterPlanItem): string {
  return [schools.join(', '), email].filter((it) => it).join(' · ')
}

/** What is worth knowing besides, and what an undo did. */
function Notes({ item: { hint, outcome } }: { readonly item: RosterPlanItem }) {
  return (
    <>
      {hint && <small>{hint}</small>}
      {outcome && <small>{outcomes[outcome]}</small>}
    </>
  )
}

function Person({ item }: { readonly item: RosterPlanItem }) {
  return (
    <>
      <strong>{item.name}</strong>
      {item.externalId && <small>{item.externalId}</small>}
    </>
  )
}
