import { AboutFields } from '../../../set-editor/about-fields.configure.tsx'
import { useContent } from '../../../set-editor/editing.configure.tsx'
import styles from '../../../set-editor/set-form.module.css'
import { textFieldsOf } from '../../../set-editor/text-fields.ts'
import type { LookForSet } from '../set/look-for-set.shape.ts'

export function SetForm() {
  const { content, ...form } = useContent<LookForSet>()
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
