import { pngSize } from './png-size.ts'

/** Whether paper can take a picture: one that it cannot would lose the page it stands on. */
export async function canBePrinted(picture: Buffer, type: 'image/png' | 'image/jpeg'): Promise<boolean> {
  if (type === 'image/png' && !pngSize(picture)) return false
  const { default: PdfDocument } = await import('pdfkit')
  const document = new PdfDocument()
  const drawn = new Promise<void>((resolve, reject) => {
    document.on('data', () => {})
    document.on('end', resolve)
    document.on('error', reject)
  })
  try {
    document.image(picture, 0, 0, { fit: [100, 100] })
    document.end()
    await drawn
    return true
  } catch {
    return false
  }
}
