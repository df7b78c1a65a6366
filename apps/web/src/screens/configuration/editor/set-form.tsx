import type { LookForSet } from '@corridor/tools/custom-look-for/look-for-set.shape'
import { Textarea, TextInput } from '@mantine/core'
import styles from './editor-form.module.css'
import type { ContentFormProps } from './kind.ts'

export function SetForm({ content, change, isReadOnly, faults }: ContentFormProps<LookForSet>) {
  return (
    <div className={styles.form}>
      <TextInput
        label="Title"
        size="md"
        value={content.title}
        readOnly={isReadOnly}
        error={faults.title}
        onChange={(event) => change({ ...content, title: event.currentTarget.value })}
      />
      <Textarea
        label="What it is for"
        description="One line. Observers see it above the items."
        size="md"
        rows={1}
        classNames={{ input: styles.grows ?? '' }}
        value={content.purpose}
        readOnly={isReadOnly}
        error={faults.purpose}
        onChange={(event) => change({ ...content, purpose: event.currentTarget.value })}
      />
    </div>
  )
}
