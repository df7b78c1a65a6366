import { inkPalette } from '@corridor/ui/charts/ink-palette'
import { PaperChart, paperHeight } from '@corridor/ui/charts/paper-chart'
import { paperPalette } from '@corridor/ui/charts/paper-palette'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { inXml } from './in-xml.ts'
import type { Weight } from './letters/font-files.ts'
import { fontNamed } from './letters/fonts.ts'
import { runsOf } from './letters/runs.ts'
import type { Chart } from './whole-charts.ts'

/** Charts are drawn in pixels, their smallest type in 12 of them: these are 8.5 points. */
export const POINTS = 0.71

/** The height of a chart, in points. */
export function chartHeight(chart: Chart, width: number): number {
  return paperHeight(chart, width / POINTS) * POINTS
}

interface Picture {
  readonly svg: string
  /** How much smaller the chart stands on paper. */
  readonly scale: number
  /** Whether words were longer than their room, and end in dots. */
  readonly isCut: boolean
}

/** The palettes: a report is printed in color, a record in black. */
const palettes = { colour: paperPalette, ink: inkPalette }
export type Tone = keyof typeof palettes

const drawn = new WeakMap<Chart, Map<string, Picture>>()

/** A chart drawn as SVG. Asked for more than once while a page is laid out, and drawn once. */
export function chartPicture(chart: Chart, width: number, tone: Tone = 'colour'): Picture {
  const known = drawn.get(chart) ?? new Map<string, Picture>()
  const key = `${tone} ${width}`
  const picture = known.get(key) ?? pictureOf(chart, width, tone)
  drawn.set(chart, known.set(key, picture))
  return picture
}

function pictureOf(chart: Chart, width: number, tone: Tone): Picture {
  const svg = renderToStaticMarkup(
    createElement(PaperChart, { chart, width: width / POINTS, palette: palettes[tone] }),
  )
  return {
    // Paper knows bold and plain; a screen has weights between them.
    svg: withFonts(svg.replace(/font-weight="[56789]\d\d"/g, 'font-weight="bold"')),
    scale: POINTS,
    isCut: />[^<]*…[^<]*</.test(svg) && !JSON.stringify(chart).includes('…'),
  }
}

/** A chart's SVG with its fonts: letters that the font of a text lacks are taken from another, by its name. */
function withFonts(svg: string): string {
  return svg.replace(/(<t(?:ext|span)\b[^>]*>)([^<]+)/g, (_, tag: string, escaped: string) => {
    const text = unescaped(escaped).normalize('NFC')
    return (
      tag +
      runsOf(text, { face: 'sans', weight: 400 })
        .map(({ font, text: part }) => spanOf(font.id, part))
        .join('')
    )
  })
}

const MAIN = 'atkinson-latin'

function spanOf(id: string, text: string): string {
  return id === MAIN ? inXml(text) : `<tspan font-family="${id}">${inXml(text)}</tspan>`
}

/** The font that a chart asks for. */
export function chartFont(family: string, weight: Weight) {
  return fontNamed(family.replace(/["']/g, ''), weight)
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (it) => entities[it] ?? it)
}
