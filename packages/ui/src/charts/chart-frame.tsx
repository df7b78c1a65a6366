import { ParentSize } from '@visx/responsive'
import { type ReactNode, useRef } from 'react'
import { useIsPrinting } from './use-is-printing.ts'

interface ChartFrameProps {
  readonly height: number
  readonly children: (width: number) => ReactNode
}

/** The width of a sheet of Letter, and of a column of two, as reports are set on it. */
const [SHEET_PX, COLUMN_PX] = [860, 420]

/** Draws to the width there is, and again 150 ms after the last resize (spec §9); on paper to that of its card. */
export function ChartFrame({ height, children }: ChartFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isPrinting = useIsPrinting()
  const onPaper = (width: number) => Math.min(width, paperWidth(frame.current))
  return (
    <div ref={frame} style={{ height }}>
      <ParentSize debounceTime={150} style={{ width: '100%' }}>
        {/* The first measurements say 0, where no scale has a meaning. */}
        {({ width }) => (width > 0 ? children(isPrinting ? onPaper(width) : width) : null)}
      </ParentSize>
    </div>
  )
}

function paperWidth(frame: HTMLElement | null): number {
  const card = frame?.closest<HTMLElement>('[data-size]')
  return card && card.dataset.size !== 'full' ? COLUMN_PX : SHEET_PX
}
