import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import styles from './fold-card.module.css'

interface Props {
  readonly title: string
  /** The facts that show without opening the card. */
  readonly facts: ReactNode
  readonly tag?: ReactNode
  readonly children: (close: () => void) => ReactNode
}

/** A card of facts that opens into a form. */
export function FoldCard({ title, facts, tag, children }: Props) {
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
  const word = isOpen ? 'Close' : 'Edit'
  return (
    <Card
      title={title}
      subtitle={facts}
      className={isOpen ? undefined : styles.closed}
      aside={
        <div className={styles.aside}>
          {tag}
          <Button
            ref={toggleButton}
            variant="default"
            aria-expanded={isOpen}
            aria-label={`${word} ${title}`}
            onClick={toggle}
          >
            {word}
          </Button>
        </div>
      }
    >
      {/* A form that was closed keeps what was typed. */}
      {wasOpen && <div hidden={!isOpen}>{children(close)}</div>}
    </Card>
  )
}
