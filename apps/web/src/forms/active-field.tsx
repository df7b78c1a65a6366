import { Radio } from '@mantine/core'
import styles from './form.module.css'

interface Props {
  readonly label: string
  /** What becomes of it when it is no longer active. */
  readonly description: string
}

/** A choice whether a school or an educator is in use. It takes the props of the form’s input as well. */
export function ActiveField(props: Props) {
  return (
    <Radio.Group size="md" {...props}>
      <div className={styles.radios}>
        <Radio value="yes" label="Active" />
        <Radio value="no" label="Inactive" />
      </div>
    </Radio.Group>
  )
}
