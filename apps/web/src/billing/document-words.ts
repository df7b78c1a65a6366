import type { DocumentView } from '@corridor/contract/district/billing-views'

const kinds: Readonly<Record<DocumentView['kind'], string>> = {
  quote: 'Quote',
  invoice: 'Invoice',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
}

export function kindWords({ kind }: Pick<DocumentView, 'kind'>): string {
  return kinds[kind]
}
