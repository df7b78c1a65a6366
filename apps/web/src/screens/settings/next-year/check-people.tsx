import type { EducatorId } from '@corridor/domain/people/ids'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { useState } from 'react'
import styles from './next-year.module.css'

interface Named {
  readonly educatorId: EducatorId
  readonly name: string
}

interface Props<Person extends Named> {
  readonly title: string
  readonly people: readonly Person[]
  readonly say: (person: Person) => string
}

const AT_FIRST = 50

/** A list of people by name, A to Z; of many the first fifty until somebody asks for all. */
export function PeopleList<Person extends Named>({ title, people, say }: Props<Person>) {
  const [isWhole, setIsWhole] = useState(false)
  if (people.length === 0) return null
  const shown = isWhole ? people : people.slice(0, AT_FIRST)
  return (
    <Card title={title} subtitle={counted(people.length, 'educator')}>
      <ul className={styles.named}>
        {shown.map((person) => (
          <li key={`${person.educatorId} ${say(person)}`}>
            <strong>{person.name}</strong>
            <span>{say(person)}</span>
          </li>
        ))}
      </ul>
      {shown.length < people.length && (
        <Button variant="default" onClick={() => setIsWhole(true)}>
          Show all {people.length}
        </Button>
      )}
    </Card>
  )
}
