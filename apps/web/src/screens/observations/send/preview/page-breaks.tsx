import type { PageBreak } from '@corridor/contract/observations/visits'
import type { PlaceInRecord } from '../../record/record-page.tsx'
import styles from './page-breaks.module.css'

/** The pages of the PDF that begin with a block, or within it; without a place, within the message. */
export function turnsIn(breaks: readonly PageBreak[], isWithin: boolean, at?: PlaceInRecord) {
  const here = breaks.filter(
    (it) =>
      it.isWithin === isWithin && it.at?.observationId === at?.observationId && it.at?.block === at?.block,
  )
  const [first] = here
  const last = here.at(-1)
  if (!first || !last) return null
  const pages = breaks.length + 1
  if (!isWithin) return <p className={styles.begins}>{`Page ${first.page} of ${pages} in the PDF`}</p>
  const on = first === last ? `page ${first.page}` : `pages ${first.page} to ${last.page}`
  return <p className={styles.continues}>{`Continues on ${on} of ${pages} in the PDF`}</p>
}
