import { turnGrade } from '@corridor/domain/people/grades'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './filters.module.css'
import type { ReportFilter } from './report-filters.ts'
import type { Asking } from './use-asking.ts'

/** How many choices show without a search. */
const SEEN_AT_ONCE = 8

interface Props {
  readonly filter: ReportFilter
  readonly ask: Asking
}

export function FilterChoices({ filter: { name, title, choices, chosen }, ask }: Props) {
  const [typed, setTyped] = useState('')
  const word = typed.trim().toLowerCase()
  const found = choices.filter(({ label }) => label.toLowerCase().includes(word))
  const turn = (value: string) => {
    if (name === 'grades')
      return turnGrade(
        chosen,
        value,
        choices.map((it) => it.value),
      )
    return chosen.includes(value) ? chosen.filter((it) => it !== value) : [...chosen, value]
  }
  return (
    <div className={styles.choices}>
      {choices.length > SEEN_AT_ONCE && (
        <TextInput
          type="search"
          aria-label={`Search: ${title}`}
          placeholder="Search"
          leftSection={<IconSearch size={18} stroke={1.8} />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <ul className={styles.list} aria-label={title}>
        {found.map(({ value, label }) => (
          <li key={value}>
            <Checkbox
              label={label}
              size="md"
              checked={chosen.includes(value)}
              onChange={() => ask({ [name]: turn(value) })}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">Nothing here has “{typed.trim()}” in it.</p>}
      {chosen.length > 0 && (
        <Button
          className={styles.all}
          variant="subtle"
          size="compact-md"
          onClick={() => ask({ [name]: undefined })}
        >
          Show all
        </Button>
      )}
    </div>
  )
}
