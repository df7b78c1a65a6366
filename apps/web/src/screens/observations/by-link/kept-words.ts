import { isSaid, type Said } from '../../../device/said/said.ts'

const KEY = 'corridor_record_words'
const NONCE_BYTES = 12

/**
 * Reads what a reader wrote and has not sent, on this phone. It is locked with the link itself, which is in the mail
 * and in this tab: whoever looks at the phone later finds neither the words nor the key.
 */
export async function readWords(token: string): Promise<readonly Said[]> {
  try {
    const stored = localStorage.getItem(await nameOf(token))
    if (!stored) return []
    const bytes = Uint8Array.from(atob(stored), (it) => it.charCodeAt(0))
    const [iv, locked] = [bytes.slice(0, NONCE_BYTES), bytes.slice(NONCE_BYTES)]
    const open = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(token), locked)
    const words: unknown = JSON.parse(new TextDecoder().decode(open))
    return Array.isArray(words) ? words.filter(isSaid) : []
  } catch {
    return []
  }
}

/** Stores the words; answers whether they are on the phone now. */
export async function writeWords(token: string, words: readonly Said[]): Promise<boolean> {
  try {
    const name = await nameOf(token)
    if (words.length === 0) {
      localStorage.removeItem(name)
      return true
    }
    const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
    const open = new TextEncoder().encode(JSON.stringify(words))
    const locked = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(token), open)
    const bytes = [...iv, ...new Uint8Array(locked)]
    localStorage.setItem(name, btoa(String.fromCharCode(...bytes)))
    return true
  } catch {
    return false
  }
}

async function hashOf(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
}

async function keyOf(token: string): Promise<CryptoKey> {
  const raw = await hashOf(`key ${token}`)
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** The storage name of a link’s words, from which nobody can tell the link. */
async function nameOf(token: string): Promise<string> {
  const bytes = new Uint8Array(await hashOf(`name ${token}`)).slice(0, 9)
  return `${KEY} ${btoa(String.fromCharCode(...bytes))}`
}
