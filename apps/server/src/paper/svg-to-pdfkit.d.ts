declare module 'svg-to-pdfkit' {
  interface Options {
    readonly width: number
    readonly height: number
    readonly assumePt: boolean
    readonly fontCallback: (family: string, isBold: boolean) => string
    readonly imageCallback: (address: string) => string
    readonly warningCallback: (words: string) => void
  }

  export default function draw(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: Options,
  ): void
}
