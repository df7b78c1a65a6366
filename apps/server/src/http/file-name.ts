import { cutTo } from '@corridor/domain/words/cut-to'

type FileKind = 'pdf' | 'xlsx' | 'csv' | 'zip'

const MOST_BYTES = 180

/** A name that every system keeps: “Corridor School overview Copper Ridge Middle School 2026-10-22.pdf”. */
export function fileNameOf(title: string, about: string, day: string, kind: FileKind): string {
  const words = cutTo(plain(`Corridor ${title} ${about}`), MOST_BYTES - day.length, Buffer.byteLength)
  return `${plain(`${words} ${day}`)}.${kind}`
}

/** A file's name without what Windows refuses, and what cannot be seen. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[<>:"/\\|?*]|\p{C}/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
}
