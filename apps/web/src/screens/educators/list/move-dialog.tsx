import type { SeveralChange } from '@corridor/contract/people/educator-sets'
import { type EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { counted } from '@corridor/domain/words/count-words'
import { Button, Select, TextInput } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useState } from 'react'
import { cache } from '../../../api/cache.ts'
import { failed } from '../../../api/failed.tsx'
import { choices } from '../../../people/educator-queries.ts'
import styles from './several.module.css'

type Choices = Awaited<ReturnType<typeof loadChoices>>
type Chosen = (body: SeveralChange, school: string) => void

const loadChoices = () => cache.ensureQueryData(choices)

/** Asks to which school several educators move, and from which day on. */
export async function askWhereTo(ids: EducatorId[], onChosen: Chosen) {
  try {
    const offered = await loadChoices()
    const id = modals.open({
      title: <strong>Move {counted(ids.length, 'educator')} to a school</strong>,
      withCloseButton: false,
      children: (
        <MoveForm
          offered={offered}
          onClose={() => modals.close(id)}
          onChosen={(schoolId, startsOn, school) => {
            modals.close(id)
            onChosen({ kind: 'move', ids, to: { schoolId: SchoolId.parse(schoolId), startsOn } }, school)
          }}
        />
      ),
    })
  } catch (error) {
    failed(error, { message: 'The schools could not be read. Please try again.' })
  }
}

interface Props {
  readonly offered: Choices
  readonly onClose: () => void
  readonly onChosen: (schoolId: number, startsOn: string, school: string) => void
}

function MoveForm({ offered: { schools, today }, onClose, onChosen }: Props) {
  const [school, setSchool] = useState<string | null>(null)
  const [day, setDay] = useState<string>(today)
  const chosen = schools.find(({ id }) => String(id) === school)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen && day) onChosen(chosen.id, day, chosen.name)
      }}
    >
      <p>
        From that day on they are at this school only, as far as you manage their schools. Visits stay with
        the school where they happened.
      </p>
      <Select
        label="School"
        data={schools.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={school}
        onChange={setSchool}
        searchable
        data-autofocus
      />
      <TextInput
        label="First day there"
        type="date"
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <div className={styles.answers}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={!chosen || !day}>
          Move
        </Button>
      </div>
    </form>
  )
}
