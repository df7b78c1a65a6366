import type { ReactNode } from 'react'
import type { ChartData } from '../plots/plot.tsx'

export type ReportShape = Exclude<ChartData, { shape: 'stacked-bars' | 'ribbon' | 'run' }>

interface Props {
  readonly title: string
  readonly chart: ReportShape
  /** How many of what. */
  readonly counted: string
}

export function ReportChart({ title }: Props): ReactNode {
  return title
}
