import type { Ribbon } from '@corridor/domain/report/block'
import type { Palette } from './palette.ts'
import { RibbonPatterns } from './ribbon-patterns.tsx'
import { RibbonSwatch } from './ribbon-swatch.tsx'
import styles from './stacked-legend.module.css'

interface Props {
  readonly id: string
  readonly chart: Ribbon
  readonly palette: Palette
}

/** The legend of a ribbon: only what the ribbon shows. */
export function RibbonLegend({ id, chart: { parts, tracks }, palette }: Props) {
  const own = `${id}-legend`
  const used = parts.filter(
    ({ key, letter }) =>
      letter !== '' && tracks.some(({ pieces }) => pieces.some((piece) => piece.key === key)),
  )
  return (
    <>
      <svg width={0} height={0} aria-hidden style={{ position: 'absolute' }}>
        <RibbonPatterns id={own} parts={parts} palette={palette} />
      </svg>
      <ul className={styles.legend}>
        {used.map((part) => (
          <li key={part.key}>
            <RibbonSwatch id={own} parts={parts} part={part} size={24} palette={palette} />
            {part.label}
          </li>
        ))}
      </ul>
    </>
  )
}
