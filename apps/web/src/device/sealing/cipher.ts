import type { Sealed } from './sealed-disc.ts'

const NONCE_BYTES = 12

export async function encrypt(words: string, key: string): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const ciphertext = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    await importKey(key),
    new TextEncoder().encode(words),
  )
  return { nonce, ciphertext, sealedAt: new Date().toISOString() }
}

export async function decrypt({ nonce, ciphertext }: Sealed, key: string): Promise<string> {
  const words = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, await importKey(key), ciphertext)
  return new TextDecoder().decode(words)
}

function importKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
