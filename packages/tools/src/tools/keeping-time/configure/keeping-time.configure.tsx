import { type ConfigureProps, sealConfigure } from '../../../definition/capture-view.ts'
import styles from '../../../fields/fields.configure.module.css'
import type { KeepingTimeConfig } from '../keeping-time.shape.ts'
import { CategorySettings } from './category-settings.configure.tsx'
import { GroupingSettings } from './grouping-settings.configure.tsx'

function KeepingTimeSettings(props: ConfigureProps<KeepingTimeConfig>) {
  return (
    <div className={styles.fields}>
      <CategorySettings {...props} />
      <GroupingSettings {...props} />
    </div>
  )
}

export default sealConfigure({ Component: KeepingTimeSettings })
