import PDFDocument from 'pdfkit'
import { inXml } from './in-xml.ts'
import type { Line, Style } from './letters/lines.ts'
import type { PaperDocument } from './paper-document.ts'

/** A place in the tree that tells programs what is a heading, a table, a picture. */
export type Tag = PDFKit.PDFStructureElement

interface TagWords {
  /** The words for what a picture shows. */
  readonly alt?: string
  /** Whether a heading of a table is for a column or a row. */
  readonly scope?: 'Column' | 'Row'
  readonly bbox?: readonly number[]
  /** What is read aloud instead of what is drawn. */
  readonly actual?: string
}

/** The metadata which says that the PDF is made for those who listen (PDF/UA-1). */
const ACCESSIBLE =
  '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>'

/** A PDF document with an escaped title: the library writes it into the XML about a document as it is. */
class Paper extends PDFDocument {
  override appendXML(xml: string, isOnNewLine?: boolean) {
    const safe = xml.replace(
      /(<rdf:li[^>]*>)([\s\S]*)(<\/rdf:li>)/,
      (_, open: string, text: string, close: string) => {
        return open + inXml(text) + close
      },
    )
    super.appendXML(safe, isOnNewLine)
  }
}

type Align = 'start' | 'end'

/** Draws on the page that is open. All that a pen draws is either tagged or set apart as decoration. */
export class Pen {
  readonly root: Tag
  readonly paper: PDFKit.PDFDocument
  readonly #fonts = new Set<string>()

  constructor(document: PaperDocument) {
    const { subtitle, language } = document
    this.paper = new Paper({
      size: 'LETTER',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      // Standard fonts are not embedded, and lack most letters.
      font: '',
      info: { Title: titleOf(document), Subject: subtitle, Creator: 'Corridor', Producer: 'Corridor' },
    })
    this.paper.appendXML(ACCESSIBLE)
    this.root = this.paper.struct('Document')
    this.paper.addStructure(this.root)
  }

  /** A new place in the tree, after those that are there. */
  tag(into: Tag, kind: string, words: TagWords = {}): Tag {
    const tag = this.paper.struct(kind, words)
    into.add(tag)
    return tag
  }

  /** Draws something that belongs to a tag. */
  inside(tag: Tag, kind: string, draw: () => void) {
    const content = this.paper.markStructureContent(kind)
    draw()
    this.paper.endMarkedContent()
    tag.add(content)
  }

  /** Draws decoration, or something that is said elsewhere: it is not read aloud. */
  aside(draw: () => void) {
    this.paper.markContent('Artifact', { type: 'Layout' })
    draw()
    this.paper.endMarkedContent()
  }

  lines(lines: readonly Line[], style: Style, x: number, y: number, room = 0, align: Align = 'start') {
    lines.forEach((line, place) => {
      const from = align === 'end' ? x + room - line.width : x
      // The middle of the small letters stands in the middle of the line.
      this.#line(line, style, from, y + style.leading * (place + 0.5) + style.size * 0.33)
    })
  }

  rule(x: number, y: number, width: number, color: string, thickness = 0.5) {
    this.aside(() => {
      this.paper
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .strokeColor(color)
        .stroke()
    })
  }

  /** Makes a font known to the paper; charts draw with it by its name. */
  nameOf({ name, data }: Line['runs'][number]['font']): string {
    if (!this.#fonts.has(name)) this.#register(name, data)
    return name
  }

  #line({ runs }: Line, { size, color }: Style, x: number, baseline: number) {
    let at = x
    for (const { font, text, level } of runs) {
      const isTurned = level % 2 === 1
      // Turned text has its shapes from right to left, and dots apart from their letters: this says what it reads.
      if (isTurned) this.paper.markContent('Span', { actual: text })
      this.paper
        .font(this.nameOf(font), size)
        .fillColor(color)
        .text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
      if (isTurned) this.paper.endMarkedContent()
      at += size * font.widthOf(text)
    }
  }

  // PDFKit takes a font that is open as well, which spares each paper the reading of its files.
  #register(name: string, data: unknown) {
    this.paper.registerFont(name, data as PDFKit.Mixins.PDFFontSource)
    this.#fonts.add(name)
  }
}

/** The title in a reader’s tabs and lists. The name that stands above a record is that of many others. */
function titleOf({ title, record }: PaperDocument): string {
  return record ? `${record.kind[0]}: ${record.running}` : title
}
