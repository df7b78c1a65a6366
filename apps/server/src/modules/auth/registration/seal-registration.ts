import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Registration } from '@corridor/contract/sign-in/registration'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Seals a registration. Names and addresses stand in no table without row-level security. What was typed is locked with
 * the mailed token, of which the table has only the hash: whoever reads the table learns nothing, and who has the mail
 * opens it.
 */
export function sealRegistration(token: string, registration: Registration): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(token), iv)
  const locked = Buffer.concat([cipher.update(JSON.stringify(registration)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), locked]).toString('base64url')
}

/** The registration that a token opens; undefined where another version of Corridor sealed it with other fields. */
export function unsealRegistration(token: string, sealed: string): Registration | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, keyOf(token), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const typed =
    decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  return Registration.safeParse(JSON.parse(typed)).data
}

function keyOf(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, '', 'corridor registration', 32))
}
