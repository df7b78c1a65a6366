import type { ExportChoices, ExportScope } from '@corridor/contract/reports/exports'

type Kind = ExportScope['kind']

/** The kinds of export that somebody may choose from, the largest first. */
export function kindsIn({ district, schools, educators, own }: ExportChoices): Kind[] {
  const kinds: readonly [Kind, boolean][] = [
    ['district', district],
    ['school', schools.length > 0],
    ['educator', educators],
    ['own', own],
  ]
  return kinds.filter(([, isOffered]) => isOffered).map(([kind]) => kind)
}

/** A kind of export in words, and what it brings. */
export function kindWords(kind: Kind, district: string, { schools }: ExportChoices) {
  const [only] = schools.length === 1 ? schools : []
  const words: Record<Kind, { label: string; description: string }> = {
    district: {
      label: `All of ${district}`,
      description: 'Every school, educator and visit that you may read',
    },
    school: {
      label: only?.name ?? 'One school',
      description: 'Its educators, and the visits there that you may read',
    },
    educator: {
      label: 'One educator’s record',
      description: 'Visits, action steps and replies of one person',
    },
    own: { label: 'My own visits', description: 'Visits that you made, and what was sent to you' },
  }
  return words[kind]
}
