import type { ReportCard } from '@corridor/contract/reports/report'
import type { Block } from '@corridor/domain/report/block'

export interface PaperCard {
  readonly title: string
  /** What it is made of. */
  readonly line: string
  readonly blocks: readonly Block[]
  /** How wide it stands beside others; absent: as wide as the page. */
  readonly size?: ReportCard['size']
}

/** What is printed: a report, or the record of a visit. */
export interface PaperDocument {
  readonly title: string
  readonly subtitle: string
  readonly language: 'en-US'
  readonly cards: readonly PaperCard[]
  /** What is left out for this reader, and why. */
  readonly notices: readonly string[]
  /** At the foot of each page. */
  readonly footer: string
  /** When it was made, in words: “Counted Oct 22, 2026, 9:31 AM”. */
  readonly madeAt: string
}
