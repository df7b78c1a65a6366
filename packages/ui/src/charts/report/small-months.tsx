import type { Rows } from '@corridor/domain/report/report-shapes'
import { createContext, type ReactNode } from 'react'

export type RowMonths = NonNullable<Rows['rows'][number]['months']>

/**
 * Draws the months of a row small, under the name of what was counted; without a name, the legend of them all. Most
 * reports have none, so their code is brought by who has them.
 */
export const SmallMonths = createContext<((name: string | null, months: RowMonths) => ReactNode) | undefined>(
  undefined,
)
