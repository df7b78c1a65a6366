import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import styles from './chips-field.module.css'

/** A field to choose several of a list, each a chip. */
export function ChipsField(props: MultiSelectProps) {
  return (
    <MultiSelect
      size="md"
      searchable
      rightSection={<IconChevronDown size={18} stroke={1.8} />}
      classNames={{ pill: styles.chip ?? '', inputField: styles.typed ?? '' }}
      {...props}
    />
  )
}
