import { FieldGroup } from '@corridor/ui/forms/field-group'
import { Checkbox, Switch, TextInput } from '@mantine/core'
import type { ConfigureProps } from '../../../definition/capture-view.ts'
import { type CategoryKey, categories, NOT_OBSERVED } from '../categories.ts'
import type { KeepingTimeConfig } from '../keeping-time.shape.ts'
import styles from './keeping-time.configure.module.css'

type Setting = KeepingTimeConfig['categories'][CategoryKey]

/** The settings of categories. Letters and patterns stay, so that ribbons of other years read the same. */
export function CategorySettings({ value, change, isReadOnly, faults }: ConfigureProps<KeepingTimeConfig>) {
  const set = (key: CategoryKey, next: Partial<Setting>) =>
    change({
      ...value,
      categories: { ...value.categories, [key]: { ...value.categories[key], ...next } },
    })
  return (
    <FieldGroup label="Categories" hint="Their letters are their keys." fault={faults.categories}>
      <ul className={styles.categories}>
        {categories.map(({ key, letter }) => {
          const setting = value.categories[key]
          return (
            <li key={key}>
              <b aria-hidden>{letter}</b>
              <TextInput
                aria-label={`Name of ${letter}`}
                size="md"
                value={setting.label}
                readOnly={isReadOnly}
                error={faults[`categories.${key}.label`]}
                onChange={(event) => set(key, { label: event.currentTarget.value })}
              />
              {isReadOnly || key === NOT_OBSERVED ? (
                <p className={styles.told}>{wordsFor(key, setting)}</p>
              ) : (
                <>
                  <Switch
                    aria-label={`Show ${setting.label}`}
                    label={setting.isOn ? 'Shown' : 'Hidden'}
                    size="md"
                    withThumbIndicator={false}
                    checked={setting.isOn}
                    onChange={(event) => set(key, { isOn: event.currentTarget.checked })}
                  />
                  <Checkbox
                    aria-label={`${setting.label} counts as instruction`}
                    label="Instruction"
                    size="md"
                    checked={setting.isInstructional}
                    onChange={(event) => set(key, { isInstructional: event.currentTarget.checked })}
                  />
                </>
              )}
            </li>
          )
        })}
      </ul>
    </FieldGroup>
  )
}

function wordsFor(key: CategoryKey, { isOn, isInstructional }: Setting): string {
  if (key === NOT_OBSERVED) return 'The pause, always shown'
  return [isOn ? 'Shown' : 'Hidden', ...(isInstructional ? ['instruction'] : [])].join(', ')
}
