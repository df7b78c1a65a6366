import { type ConfigureProps, sealConfigure } from '../capture-view.ts'
import styles from '../fields.configure.module.css'
import { CategorySettings } from './category-settings.configure.tsx'
import { GroupingSettings } from './grouping-settings.configure.tsx'
import type { KeepingTimeConfig } from './keeping-time.shape.ts'

function KeepingTimeSettings(props: ConfigureProps<KeepingTimeConfig>) {
  return (
    <div className={styles.fields}>
      <CategorySettings {...props} />
      <GroupingSettings {...props} />
    </div>
  )
}

export default sealConfigure({ Component: KeepingTimeSettings })
