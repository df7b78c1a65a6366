// Excel reads a CSV without this mark in the country’s own encoding.
const BYTE_ORDER_MARK = '\ufeff'

/** Saves a file through the browser: a spreadsheet, or data for another program. */
export function saveFile(title: string, ending: 'csv' | 'json', text: string) {
  const isCsv = ending === 'csv'
  const type = isCsv ? 'text/csv;charset=utf-8' : 'application/json'
  hand(`${nameOf(title)}.${ending}`, new Blob([isCsv ? BYTE_ORDER_MARK + text : text], { type }))
}

/** Saves a file that the server made and named. */
export function saveBytes(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  type: 'text/calendar' | 'application/zip' | 'application/octet-stream' = 'application/octet-stream',
) {
  hand(name, new Blob([bytes], { type }))
}

function hand(name: string, file: Blob) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

function nameOf(title: string): string {
  return title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
}
