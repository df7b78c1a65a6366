import type { Block } from '@corridor/domain/report/block'
import drawSvg from 'svg-to-pdfkit'
import { chartFont, chartHeight, chartPicture, type Tone } from '../chart-svg.ts'
import { type Chart, wholeCharts } from '../whole-charts.ts'
import { boundGap, gap, type Piece } from './piece.ts'
import type { Room } from './room.ts'
import { tablePieces } from './table-pieces.ts'

type ChartBlock = Extract<Block, { kind: 'chart' }>

/** Whether a chart's table is printed: where the chart had to cut words, or has neither numbers nor a scale. Spreadsheets have them all. */
export function printsTable({ chart }: ChartBlock, width: number): boolean {
  return chart.shape === 'ribbon' || chartPicture(chart, width).isCut
}

/** A chart, with its table where the chart alone does not say enough; in a record always. */
export function chartPieces(block: ChartBlock, room: Room): Piece[] {
  const { width, height, record } = room
  const { chart, table } = block
  const parts = wholeCharts(chart, (part) => chartHeight(part, width) <= height)
  const pictures = parts.map((part) => chartPiece(part, block, room))
  if (record) return [...bound(pictures), boundGap(4), ...tablePieces(table, width)]
  return printsTable(block, width) ? [...pictures, gap(4), ...tablePieces(table, width)] : pictures
}

/** Pieces of which the last stands on a page with what follows. */
function bound(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, place) => (place === pieces.length - 1 ? { ...piece, isBound: true } : piece))
}

function chartPiece(chart: Chart, block: ChartBlock, { width, height: most, record }: Room): Piece {
  const tone: Tone = record ? 'ink' : 'colour'
  const natural = chartHeight(chart, width)
  const height = Math.min(natural, most)
  return {
    height,
    draw: ({ pen, x, y, into }) => {
      const figure = pen.tag(into, 'Figure', { alt: inWords(block), bbox: [x, y, x + width, y + height] })
      pen.inside(figure, 'Figure', () => {
        const { svg, scale } = chartPicture(chart, width, tone)
        pen.paper
          .save()
          .translate(x, y)
          .scale((scale * height) / natural)
        drawSvg(pen.paper, svg, 0, 0, {
          width: width / scale,
          height: natural / scale,
          assumePt: true,
          fontCallback: (family, isBold) => pen.nameOf(chartFont(family, isBold ? 700 : 400)),
          // No image of a chart is ever fetched, nor read from the disc.
          imageCallback: () => '',
          warningCallback: () => undefined,
        })
        pen.paper.restore()
      })
    },
  }
}

const MOST_ROWS_SAID = 60

/** The chart in words, for those who do not see it. */
function inWords({ title, counted, table: { columns, rows } }: ChartBlock): string {
  const said = rows.slice(0, MOST_ROWS_SAID).map(([first = '', ...cells]) => {
    const figures = cells.map((cell, place) => `${columns[place + 1]?.title ?? ''} ${cell}`.trim())
    return `${first}: ${figures.join(', ')}.`
  })
  const more = rows.length > said.length ? [`And ${rows.length - said.length} more.`] : []
  return [`${title}, ${counted}.`, ...said, ...more].join(' ')
}
