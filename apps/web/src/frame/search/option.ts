import type { Icon } from '@tabler/icons-react'

/** A result that a search leads to. */
export interface Option {
  /** The address it leads to, unique among the options. */
  readonly to: string
  readonly title: string
  readonly detail: string
  readonly icon: Icon
}

export interface OptionGroup {
  readonly title: string
  readonly options: readonly Option[]
}
