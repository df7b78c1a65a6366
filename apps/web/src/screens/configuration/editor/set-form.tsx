import type { LookForSet } from '@corridor/tools/tools/custom-look-for/set/look-for-set.shape'
import { AboutFields } from './about-fields.tsx'
import styles from './editor-form.module.css'
import type { ContentFormProps } from './kind.ts'
import { textFieldsOf } from './text-fields.ts'

export function SetForm({ content, ...form }: ContentFormProps<LookForSet>) {
  const text = textFieldsOf({ thing: content, ...form })
  return (
    <div className={styles.form}>
      <AboutFields
        title={text('title')}
        about={{
          ...text('purpose'),
          label: 'What it is for',
          description: 'One line. Observers see it above the items.',
        }}
      />
    </div>
  )
}
