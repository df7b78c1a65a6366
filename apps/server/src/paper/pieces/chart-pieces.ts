import type { Block } from '@corridor/domain/report/block'
import drawSvg from 'svg-to-pdfkit'
import { chartFont, chartHeight, chartPicture } from '../chart-svg.ts'
import { type Chart, wholeCharts } from '../whole-charts.ts'
import { gap, type Piece } from './piece.ts'
import { tablePieces } from './table-pieces.ts'

type ChartBlock = Extract<Block, { kind: 'chart' }>

/** Whether a chart's table is printed: where the chart had to cut words, or has neither numbers nor a scale. Spreadsheets have them all. */
export function printsTable({ chart }: ChartBlock, width: number): boolean {
  return chart.shape === 'ribbon' || chartPicture(chart, width).isCut
}

/** A chart, with its table where the chart alone does not say enough. `most` is the height of a page. */
export function chartPieces(block: ChartBlock, width: number, most: number): Piece[] {
  const { chart, table } = block
  const parts = wholeCharts(chart, (part) => chartHeight(part, width) <= most)
  const pictures = parts.map((part) => chartPiece(part, block, width, most))
  return printsTable(block, width) ? [...pictures, gap(4), ...tablePieces(table, width)] : pictures
}

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
