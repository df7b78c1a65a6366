import { Checkbox } from '@mantine/core'
import { type ConfigureProps, sealConfigure } from '../capture-view.ts'
import { AbbreviationRows } from './abbreviation-rows.configure.tsx'
import { kinds, kindTitles } from './kinds.ts'
import styles from './narrative-corner.configure.module.css'
import type { NarrativeConfig } from './narrative-corner.shape.ts'

function NarrativeSettings({ value, change, isReadOnly, faults }: ConfigureProps<NarrativeConfig>) {
  return (
    <div className={styles.fields}>
      <Checkbox.Group
        label="Kinds of lines"
        description="What an observer chooses from while writing. Alt and a digit choose them in this order."
        size="md"
        value={value.kinds}
        readOnly={isReadOnly}
        error={faults.kinds}
        onChange={(chosen) => change({ ...value, kinds: kinds.filter((kind) => chosen.includes(kind)) })}
      >
        <div className={styles.kinds}>
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              value={kind}
              size="md"
              label={kindTitles[kind]}
              disabled={isReadOnly && !value.kinds.includes(kind)}
            />
          ))}
        </div>
      </Checkbox.Group>
      <AbbreviationRows
        abbreviations={value.abbreviations}
        change={(abbreviations) => change({ ...value, abbreviations })}
        isReadOnly={isReadOnly}
        faults={faults}
      />
    </div>
  )
}

export default sealConfigure({ Component: NarrativeSettings })
