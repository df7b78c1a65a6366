/** Hands the file to the person, under its name. */
export function saveZip(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
