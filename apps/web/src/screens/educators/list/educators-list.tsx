import type { EducatorRow } from '@corridor/contract/people/educators'
import { weekdayAndDay } from '@corridor/domain/calendar/day-words'
import { teachingWords } from '@corridor/domain/people/teaching-words'
import { counted } from '@corridor/domain/words/count-words'
import { Checkbox } from '@mantine/core'
import rows from '../../../frame/list/list-rows.module.css'
import { ListedPerson } from '../../../frame/list/listed-person.tsx'
import { useIsPhone } from '../../../frame/use-is-phone.ts'
import { useSchoolsWords } from '../../../people/educator-schools.ts'
import { EducatorTags } from '../educator-tags.tsx'
import styles from './educators-list.module.css'
import several from './several.module.css'
import type { Selection } from './use-selection.ts'

interface Props {
  readonly educators: readonly EducatorRow[]
  /** The selection; absent for somebody who may change nobody. */
  readonly selection?: Selection | undefined
}

/** A table, or below 768 px a list. */
export function EducatorsList(props: Props) {
  return useIsPhone() ? <Items {...props} /> : <Table {...props} />
}

function Table({ educators, selection }: Props) {
  const schoolsWords = useSchoolsWords()
  return (
    <table className={rows.table}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.picks}>
              <Pick
                words="Choose everybody on this page"
                isPicked={educators.every(({ id }) => selection.has(id))}
                onPick={() => selection.turnAll(educators)}
              />
            </th>
          )}
          <th scope="col">Name</th>
          {schoolsWords && <th scope="col">School</th>}
          <th scope="col">Last visit</th>
          <th scope="col" className={styles.count}>
            Open steps
          </th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {educators.map((educator) => (
          <tr key={educator.id}>
            {selection && (
              <td className={styles.picks}>
                <PickOne educator={educator} selection={selection} />
              </td>
            )}
            <td>
              <Who educator={educator} />
            </td>
            {schoolsWords && <td>{schoolsWords(educator)}</td>}
            <td className={styles.visit}>{lastVisitWords(educator)}</td>
            <td className={styles.count}>{educator.openSteps}</td>
            <td>
              <EducatorTags educator={educator} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Items({ educators, selection }: Props) {
  const schoolsWords = useSchoolsWords()
  return (
    <ul className={rows.items}>
      {educators.map((educator) => (
        <li key={educator.id}>
          {selection ? (
            <div className={several.item}>
              <PickOne educator={educator} selection={selection} />
              <Who educator={educator} />
            </div>
          ) : (
            <Who educator={educator} />
          )}
          <p>
            {educator.lastVisitOn && 'Last visit '}
            {lastVisitWords(educator)}
            {educator.openSteps > 0 && ` · ${counted(educator.openSteps, 'open step')}`}
            {schoolsWords && ` · ${schoolsWords(educator)}`}
          </p>
          <div className={styles.tags}>
            <EducatorTags educator={educator} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function PickOne({ educator, selection }: { readonly educator: EducatorRow; readonly selection: Selection }) {
  return (
    <Pick
      words={`Choose ${educator.name}`}
      isPicked={selection.has(educator.id)}
      onPick={() => selection.turn(educator.id)}
    />
  )
}

interface PickProps {
  readonly words: string
  readonly isPicked: boolean
  readonly onPick: () => void
}

function Pick({ words, isPicked, onPick }: PickProps) {
  return (
    <span className={several.pick}>
      <Checkbox size="md" aria-label={words} checked={isPicked} onChange={onPick} />
    </span>
  )
}

function Who({ educator }: { readonly educator: EducatorRow }) {
  return (
    <ListedPerson name={educator.name} to={`/educators/${educator.id}`} small={teachingWords(educator)} />
  )
}

function lastVisitWords({ lastVisitOn }: EducatorRow): string {
  return lastVisitOn ? weekdayAndDay(lastVisitOn) : 'No visit yet'
}
