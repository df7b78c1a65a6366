import type { ExpandedRubricConfig } from '@corridor/tools/tools/expanded-rubric/expanded-rubric.shape'
import { AboutFields } from './about-fields.tsx'
import styles from './editor-form.module.css'
import type { ContentFormProps } from './kind.ts'
import { LevelsField } from './levels-field.tsx'
import { textFieldsOf } from './text-fields.ts'

/** What holds for the whole rubric: its name, whose words they are, and its scale. */
export function RubricForm(props: ContentFormProps<ExpandedRubricConfig>) {
  const { content, ...form } = props
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
      <LevelsField {...props} />
    </div>
  )
}
