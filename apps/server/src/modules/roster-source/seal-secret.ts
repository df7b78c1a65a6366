import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { DistrictId } from '@corridor/domain/people/ids'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Locks a district's secret with the operator's key. What was locked for one district opens for no other. */
export function sealSecret(key: string, districtId: DistrictId, secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(key, districtId), iv)
  const locked = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), locked]).toString('base64url')
}

/** The secret; undefined where the key is another one by now. */
export function unsealSecret(key: string, districtId: DistrictId, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(key, districtId), bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

function keyOf(key: string, districtId: DistrictId): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `corridor roster connection ${districtId}`, 32))
}
