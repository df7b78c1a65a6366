import { TextInput } from '@mantine/core'
import { useState } from 'react'

interface Props {
  readonly label: string
  /** The day in the address; empty where none is chosen. */
  readonly value: string
  readonly onChoose: (day: string) => void
}

/** A day to filter by; a new address replaces it. */
export function ListDay({ label, value, onChoose }: Props) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setTyped(value)
  }
  return (
    <TextInput
      label={label}
      type="date"
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        // Typing 2026 passes through the years 2, 20 and 202.
        if (!currentTarget.value.startsWith('0')) onChoose(currentTarget.value)
      }}
    />
  )
}
