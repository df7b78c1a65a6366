import { AboutFields } from '../../../set-editor/about-fields.configure.tsx'
import { useContent } from '../../../set-editor/editing.configure.tsx'
import styles from '../../../set-editor/set-form.module.css'
import { textFieldsOf } from '../../../set-editor/text-fields.ts'
import type { ExpandedRubricConfig } from '../expanded-rubric.shape.ts'
import { LevelsField } from './levels-field.configure.tsx'

/** The form of the whole rubric: its name, whose words they are, and its scale. */
export function RubricForm() {
  const { content, ...form } = useContent<ExpandedRubricConfig>()
  const text = textFieldsOf({ thing: content, ...form })
  return (
    <div className={styles.form}>
      <AboutFields
        title={text('title')}
        about={{
          ...text('attribution'),
          label: 'Attribution and license',
          description: 'Whose words these are, and on what terms your district may use them.',
        }}
      />
      <LevelsField />
    </div>
  )
}
