import type { Icon } from '@tabler/icons-react'

/** Something that a search leads to. */
export interface Option {
  /** Where it leads; no two lead to the same place. */
  readonly to: string
  readonly title: string
  readonly detail: string
  readonly icon: Icon
}

export interface OptionGroup {
  readonly title: string
  readonly options: readonly Option[]
}
