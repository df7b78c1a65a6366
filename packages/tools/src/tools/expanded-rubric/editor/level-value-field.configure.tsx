import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Level } from '../expanded-rubric.shape.ts'
import { valueFault } from './level-values.ts'
import styles from './levels-field.module.css'

interface Props {
  readonly label: string
  readonly value: number
  readonly others: readonly Level[]
  readonly isReadOnly: boolean
  readonly isWrong: boolean
  readonly onChange: (value: number) => void
  /** Called with what to do about the typed value; undefined where it will do. */
  readonly onFault: (words: string | undefined) => void
}

/**
 * The field for a level’s place in the scale. It counts once the field is left: half typed, it could be that of
 * another level.
 */
export function LevelValueField({ label, value, others, isReadOnly, isWrong, onChange, onFault }: Props) {
  const [typed, setTyped] = useState(String(value))
  const [isRefused, setIsRefused] = useState(false)
  const leave = () => {
    const words = valueFault(typed, others)
    setIsRefused(words !== undefined)
    onFault(words && `${label}: ${words} Until then it stays ${value}.`)
    if (!words && Number(typed) !== value) onChange(Number(typed))
  }
  return (
    <TextInput
      aria-label={label}
      className={styles.value ?? ''}
      size="md"
      inputMode="numeric"
      maxLength={3}
      value={typed}
      readOnly={isReadOnly}
      error={isWrong || isRefused}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={leave}
    />
  )
}
