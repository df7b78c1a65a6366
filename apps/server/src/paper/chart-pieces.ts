import type { Block } from '@corridor/domain/block'
import drawSvg from 'svg-to-pdfkit'
import { chartFont, chartHeight, chartPicture } from './chart-svg.ts'
import { gap, type Piece } from './piece.ts'
import { styles } from './styles.ts'
import { tablePieces } from './table-pieces.ts'
import { textPieces } from './text-pieces.ts'
import { type Chart, wholeCharts } from './whole-charts.ts'

type ChartBlock = Extract<Block, { kind: 'chart' }>

/** Whether a chart writes its numbers beside its marks. Of one that does not, the table stands under it. */
const writesNumbers: Readonly<Record<Chart['shape'], boolean>> = {
  weeks: true,
  tallies: true,
  shares: true,
  rows: true,
  grid: true,
  funnel: true,
  columns: true,
  trend: true,
  dots: false,
  'visit-run': false,
  'stacked-bars': false,
  ribbon: false,
  run: false,
}

/** Dots of a whole school: each value is in the spreadsheet, and read aloud in the place of the picture. */
const MOST_DOTS = 12

/** Whether a chart's table is printed: where the chart does not say the numbers, or had to cut words. */
export function printsTable({ chart, table }: ChartBlock, width: number): boolean {
  if (chartPicture(chart, width).isCut) return true
  return chart.shape === 'dots' ? table.rows.length <= MOST_DOTS : !writesNumbers[chart.shape]
}

/** A chart, with its table where the chart alone does not say the numbers. `most` is the height of a page. */
export function chartPieces(block: ChartBlock, width: number, most: number): Piece[] {
  const { chart, table } = block
  const parts = wholeCharts(chart, (part) => chartHeight(part, width) <= most)
  const pictures = parts.map((part) => chartPiece(part, block, width, most))
  if (printsTable(block, width)) return [...pictures, gap(4), ...tablePieces(table, width)]
  return chart.shape === 'dots' ? [...pictures, ...textPieces(ELSEWHERE, styles.note, width)] : pictures
}

const ELSEWHERE = 'Each value is in the spreadsheet of this report.'

function chartPiece(chart: Chart, block: ChartBlock, width: number, most: number): Piece {
  const natural = chartHeight(chart, width)
  const height = Math.min(natural, most)
  return {
    height,
    draw: ({ pen, x, y, into }) => {
      const figure = pen.tag(into, 'Figure', { alt: inWords(block), bbox: [x, y, x + width, y + height] })
      pen.inside(figure, 'Figure', () => {
        const { svg, scale } = chartPicture(chart, width)
        pen.paper
          .save()
          .translate(x, y)
          .scale((scale * height) / natural)
        drawSvg(pen.paper, svg, 0, 0, {
          width: width / scale,
          height: natural / scale,
          assumePt: true,
          fontCallback: (family, isBold) => pen.nameOf(chartFont(family, isBold ? 700 : 400)),
          // Nothing is ever fetched, nor read from the disc.
          imageCallback: () => '',
          warningCallback: () => undefined,
        })
        pen.paper.restore()
      })
    },
  }
}

const MOST_ROWS_SAID = 60

/** What the picture shows, for those who do not see it. */
function inWords({ title, counted, table: { columns, rows } }: ChartBlock): string {
  const said = rows.slice(0, MOST_ROWS_SAID).map(([first = '', ...cells]) => {
    const figures = cells.map((cell, place) => `${columns[place + 1]?.title ?? ''} ${cell}`.trim())
    return `${first}: ${figures.join(', ')}.`
  })
  const more = rows.length > said.length ? [`And ${rows.length - said.length} more.`] : []
  return [`${title}, ${counted}.`, ...said, ...more].join(' ')
}
