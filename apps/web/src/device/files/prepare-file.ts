import { type FileType, MOST_FILE_BYTES } from '@corridor/domain/files/file-types'

interface Prepared {
  readonly type: FileType
  readonly bytes: ArrayBuffer
}

const LONGEST_SIDE = 2_048
const JPEG_QUALITY = 0.85

/** Prepares a file: a photo is drawn anew, small and upright, without where it was taken. A PDF stays as it is. */
export async function prepareFile(file: File): Promise<Prepared> {
  if (await isPdf(file)) return withinLimits('application/pdf', await file.arrayBuffer())
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) throw new Error('This could not be read. Choose a photo (JPEG, PNG or WebP) or a PDF.')
  const drawn = await redrawn(picture)
  picture.close()
  return withinLimits('image/jpeg', await drawn.arrayBuffer())
}

/** Whether a file is a PDF, as the server tells it: by its content, not by its name. */
async function isPdf(file: File): Promise<boolean> {
  return new TextDecoder().decode(await file.slice(0, 5).arrayBuffer()) === '%PDF-'
}

function redrawn(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  // Transparent pixels would turn black in a JPEG.
  if (context) context.fillStyle = 'white'
  context?.fillRect(0, 0, canvas.width, canvas.height)
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This photo could not be drawn. Try another one.'))),
      'image/jpeg',
      JPEG_QUALITY,
    ),
  )
}

function withinLimits(type: FileType, bytes: ArrayBuffer): Prepared {
  if (bytes.byteLength > MOST_FILE_BYTES)
    throw new Error('This file is larger than 10 MB. Choose a smaller one.')
  return { type, bytes }
}
