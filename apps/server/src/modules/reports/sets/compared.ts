import { counted } from '@corridor/domain/words/count-words'

const ENOUGH_VISITS = 10
const ENOUGH_EDUCATORS = 5

export interface Size {
  readonly visits: number
  readonly educators: number
}

/** What stands in the way of a comparison: “4 visits, fewer than 5 educators”. Null: nothing. */
export function tooFewWords({ visits, educators }: Size): string | null {
  if (educators < ENOUGH_EDUCATORS)
    return `${counted(visits, 'visit')}, fewer than ${ENOUGH_EDUCATORS} educators`
  return visits < ENOUGH_VISITS ? `${counted(visits, 'visit')}, fewer than ${ENOUGH_VISITS}` : null
}
