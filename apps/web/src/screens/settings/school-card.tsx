import type { School } from '@corridor/contract/schools'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import styles from './school.module.css'
import { SchoolForm } from './school-form.tsx'
import { schoolFacts } from './school-words.ts'

interface Props {
  readonly school: School
  readonly mayDelete: boolean
}

export function SchoolCard({ school, mayDelete }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const toggleButton = useRef<HTMLButtonElement>(null)
  const toggle = () => {
    setIsOpen(!isOpen)
    setWasOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    toggleButton.current?.focus()
  }
  return (
    <Card
      title={school.name}
      subtitle={schoolFacts(school)}
      className={isOpen ? undefined : styles.closed}
      aside={
        <div className={styles.aside}>
          <span className={styles.tag} data-active={school.isActive}>
            {school.isActive ? 'Active' : 'Inactive'}
          </span>
          <Button
            ref={toggleButton}
            variant="default"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Close' : 'Edit'} ${school.name}`}
            onClick={toggle}
          >
            {isOpen ? 'Close' : 'Edit'}
          </Button>
        </div>
      }
    >
      {/* A form that was closed keeps what was typed. */}
      {wasOpen && (
        <div hidden={!isOpen}>
          <SchoolForm school={school} mayDelete={mayDelete} onSaved={close} />
        </div>
      )}
    </Card>
  )
}
