const CHUNK = 32_768

export function base64(bytes: ArrayBuffer): string {
  let letters = ''
  for (let at = 0; at < bytes.byteLength; at += CHUNK)
    letters += String.fromCharCode(...new Uint8Array(bytes.slice(at, at + CHUNK)))
  return btoa(letters)
}

export function bytesIn(words: string): ArrayBuffer {
  return Uint8Array.from(atob(words), (letter) => letter.charCodeAt(0)).buffer
}
