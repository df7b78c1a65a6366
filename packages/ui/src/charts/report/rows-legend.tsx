import type { Rows } from '@corridor/domain/report/report-shapes'
import styles from '../stacked-legend.module.css'
import parts from './parts-bar.module.css'
import { partPaints } from './parts-bar.tsx'

export function RowsLegend({ bars }: { readonly bars: NonNullable<Rows['bars']> }) {
  const paints = partPaints(bars)
  return (
    <ul className={styles.legend} style={{ marginTop: 12, fontSize: 13 }}>
      {bars.parts.map(({ key, label }, place) => (
        <li key={key}>
          <span className={parts.swatch} data-paint={paints[place] ?? 'no-opportunity'} aria-hidden />
          {label}
        </li>
      ))}
    </ul>
  )
}
