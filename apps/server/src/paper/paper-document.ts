import type { ReportCard } from '@corridor/contract/reports/report'
import type { Block } from '@corridor/domain/report/block'

export interface PaperCard {
  readonly title: string
  /** The line under the title: what the card is made of. */
  readonly line: string
  readonly blocks: readonly Block[]
  /** How wide the card stands beside others; absent: as wide as the page. */
  readonly size?: ReportCard['size']
  /** Where a section of a record stands: a whole tool, something in it, or something of a record of one tool. */
  readonly rank?: 'part' | 'in-part' | 'section'
  /** The part and the block of a record that the card begins with. */
  readonly from?: { readonly part: number; readonly block: number }
}

/** The head above a record: where, of what kind, and a few facts. */
export interface RecordHead {
  readonly place: readonly [school: string, district: string]
  readonly kind: readonly [what: string, purpose: string]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** The district's logo, as PNG or JPEG that paper can take. */
  readonly logo?: Uint8Array | undefined
  /** “Copy 1, unchanged since sent” */
  readonly copy: string
  /** What a loose page belongs to, above each page but the first: “Omar Haddad · Wed, Oct 21, 2026”. */
  readonly running: string
}

/** A document to print: a report, or the record of a visit. */
export interface PaperDocument {
  readonly title: string
  readonly subtitle: string
  readonly language: 'en-US'
  readonly cards: readonly PaperCard[]
  /** Notices of what is left out for this reader, and why. */
  readonly notices: readonly string[]
  /** The words at the foot of each page. */
  readonly footer: string
  /** When the document was made, in words: “Counted Oct 22, 2026, 9:31 AM”. */
  readonly madeAt: string
  /** The head of a record. A record's sections follow each other, and are divided where a page ends. */
  readonly record?: RecordHead
  /** Photos that are printed, by the ids of their files. */
  readonly photos?: ReadonlyMap<string, Uint8Array>
}
