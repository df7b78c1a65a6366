import { type RosterField, rosterFields } from '@corridor/domain/roster/roster-field'
import { Select } from '@mantine/core'
import { fieldChoices } from '../roster-words.ts'
import type { ColumnsSaid } from '../use-upload.ts'
import styles from './parts.module.css'

interface Column {
  readonly heading: string
  readonly field: RosterField | null
  /** Cells below the heading, where somebody has to tell what the column holds. */
  readonly samples?: readonly string[]
}

interface Props {
  readonly columns: readonly Column[]
  readonly said: ColumnsSaid
  readonly onSaid: (said: ColumnsSaid) => void
}

const NOTHING = 'nothing'
const choices = [
  { value: NOTHING, label: 'Not read' },
  ...rosterFields.map((value) => ({ value, label: fieldChoices[value] })),
]

/** The choice of what each column of a file is read as. */
export function ColumnChoices({ columns, said, onSaid }: Props) {
  // A column without a heading cannot be remembered; of two with the same heading the first counts.
  const headings = [...new Map(columns.toReversed().map((column) => [column.heading, column])).values()]
    .toReversed()
    .filter(({ heading }) => heading !== '')
  return (
    <ul className={styles.headings}>
      {headings.map(({ heading, field, samples }) => (
        <li key={heading}>
          <Select
            label={heading}
            description={samples && (samples.join(' · ') || 'Empty in the first rows')}
            allowDeselect={false}
            data={choices}
            value={(said.has(heading) ? said.get(heading) : field) ?? NOTHING}
            onChange={(value) => {
              const meant = rosterFields.find((name) => name === value) ?? null
              onSaid(new Map([...said, [heading, meant]]))
            }}
          />
        </li>
      ))}
    </ul>
  )
}
