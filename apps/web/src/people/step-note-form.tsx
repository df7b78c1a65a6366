import type { EducatorId } from '@corridor/domain/people/ids'
import { Button, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cache } from '../api/cache.ts'
import { call, contract } from '../api/client.ts'
import { failed } from '../api/failed.tsx'
import styles from './step-note-form.module.css'
import { historyOf, stepsChanged } from './step-notes.ts'

interface Props {
  readonly educatorId: EducatorId
  readonly stepId: string
  /** Who reads the note besides its writer. */
  readonly reader: string
  readonly onSaved?: () => void
  /** Takes the form away; it takes the focus when it opens. */
  readonly onLeave?: () => void
}

/** A field for the next note beside an action step; what is typed stays until it is stored. */
export function StepNoteForm({ educatorId, stepId, reader, onSaved, onLeave }: Props) {
  const [text, setText] = useState('')
  // The note keeps its id until it is stored: sent twice, it is one.
  const [noteId, setNoteId] = useState(() => crypto.randomUUID())
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const params = { educatorId, stepId, noteId }
      return call(contract.steps.note, { params, body: { text: text.trim() } })
    },
    onSuccess: async (history) => {
      setText('')
      setNoteId(crypto.randomUUID())
      cache.setQueryData(historyOf(educatorId, stepId).queryKey, history)
      onSaved?.()
      await stepsChanged()
    },
    onError: (error) => failed(error, { message: 'The note was not saved. What you typed is still here.' }),
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '' && !isPending) mutate()
      }}
    >
      <Textarea
        label="Add a note"
        description={`${reader} reads it, too.`}
        value={text}
        maxLength={1000}
        rows={2}
        autoFocus={onLeave !== undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="default" loading={isPending} disabled={text.trim() === ''}>
          Save note
        </Button>
        {onLeave && (
          <Button variant="subtle" onClick={onLeave}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
