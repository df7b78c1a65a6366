import { Checkbox, Switch, TextInput } from '@mantine/core'
import type { ConfigureProps } from '../capture-view.ts'
import { type CategoryKey, categories, NOT_OBSERVED } from './categories.ts'
import styles from './keeping-time.configure.module.css'
import type { KeepingTimeConfig } from './keeping-time.shape.ts'

type Setting = KeepingTimeConfig['categories'][CategoryKey]

/** Letters and patterns stay: whoever reads a ribbon of another year reads the same one. */
export function CategorySettings({ value, change, isReadOnly, faults }: ConfigureProps<KeepingTimeConfig>) {
  const set = (key: CategoryKey, next: Partial<Setting>) =>
    change({
      ...value,
      categories: { ...value.categories, [key]: { ...value.categories[key], ...next } },
    })
  return (
    <fieldset className={styles.part}>
      <legend>Categories</legend>
      <p className={styles.text}>
        Their letters are their keys. “Not observed” is the pause and is always shown.
      </p>
      {faults.categories && <p className={styles.fault}>{faults.categories}</p>}
      {categories.map(({ key, letter }) => {
        const setting = value.categories[key]
        return (
          <div key={key} className={styles.category}>
            <b className={styles.letter} aria-hidden>
              {letter}
            </b>
            <TextInput
              aria-label={`Name of ${letter}`}
              size="md"
              value={setting.label}
              readOnly={isReadOnly}
              error={faults[`categories.${key}.label`]}
              onChange={(event) => set(key, { label: event.currentTarget.value })}
            />
            <Switch
              aria-label={`Show ${setting.label}`}
              label="Shown"
              size="md"
              checked={setting.isOn}
              disabled={isReadOnly || key === NOT_OBSERVED}
              onChange={(event) => set(key, { isOn: event.currentTarget.checked })}
            />
            <Checkbox
              aria-label={`${setting.label} counts as instruction`}
              label="Instruction"
              size="md"
              checked={setting.isInstructional}
              disabled={isReadOnly || key === NOT_OBSERVED}
              onChange={(event) => set(key, { isInstructional: event.currentTarget.checked })}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
