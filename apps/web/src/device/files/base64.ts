const CHUNK = 32_768

export function base64(bytes: ArrayBuffer): string {
  let letters = ''
  for (let at = 0; at < bytes.byteLength; at += CHUNK)
    letters += String.fromCharCode(...new Uint8Array(bytes.slice(at, at + CHUNK)))
  return btoa(letters)
}

export function bytesIn(words: string): ArrayBuffer {
  const letters = atob(words)
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at)
  return bytes.buffer
}
