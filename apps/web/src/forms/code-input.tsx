import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import styles from './code-input.module.css'

/** A field for a code from the app or, without the phone at hand, for one of the recovery codes. */
export function CodeInput(props: TextInputProps) {
  const [isRecovery, setIsRecovery] = useState(false)
  const words = isRecovery ? recovery : app
  return (
    <div className={styles.code}>
      <TextInput
        {...props}
        label={words.label}
        description={props.error ? undefined : words.description}
        autoComplete="one-time-code"
        // A phone that shows digits alone could not type a recovery code.
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
      />
      <button type="button" className={styles.other} onClick={() => setIsRecovery(!isRecovery)}>
        {words.other}
      </button>
    </div>
  )
}

const app = {
  label: 'Code',
  description: 'The six digits that your authenticator app shows now.',
  other: 'Use a recovery code',
}

const recovery = {
  label: 'Recovery code',
  description: 'One of the ten that you kept. Each works once; dashes do not matter.',
  other: 'Use the authenticator app',
}
