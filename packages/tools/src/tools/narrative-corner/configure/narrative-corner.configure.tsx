import { type ConfigureProps, sealConfigure } from '../../../definition/capture-view.ts'
import { ChoicesField } from '../../../fields/choices-field.configure.tsx'
import styles from '../../../fields/fields.configure.module.css'
import { kinds, kindTitles } from '../kinds.ts'
import type { NarrativeConfig } from '../narrative-corner.shape.ts'
import { AbbreviationRows } from './abbreviation-rows.configure.tsx'

function NarrativeSettings({ value, change, isReadOnly, faults }: ConfigureProps<NarrativeConfig>) {
  return (
    <div className={styles.fields}>
      <ChoicesField
        label="Kinds of lines"
        description="What an observer chooses from while writing. Alt and a digit choose them in this order."
        options={kinds}
        titles={kindTitles}
        value={value.kinds}
        isReadOnly={isReadOnly}
        fault={faults.kinds}
        onChange={(chosen) => change({ ...value, kinds: chosen })}
      />
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
