import { Secret, TOTP } from 'otpauth'

// The settings that every authenticator app understands.
const kind = { issuer: 'Corridor', algorithm: 'SHA1', digits: 6, period: 30 }
/** How many half minutes around now are taken: phones' clocks are a little off, and typing takes a while. */
const STEPS_AROUND = 1

const SECRET_BYTES = 20

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The link that an authenticator app reads. */
export function appLink(secret: string, email: string): string {
  return new TOTP({ ...kind, label: email, secret: Secret.fromBase32(secret) }).toString()
}

/** The secret in groups of four, for typing. */
export function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** The half minute to which a code belongs, or null where it fits none around now. */
export function stepOf(secret: string, code: string): number | null {
  // Phones know the time of the world; the product's clock may stand still (SAMPLE_TODAY).
  const timestamp = Date.now()
  const totp = new TOTP({ ...kind, secret: Secret.fromBase32(secret) })
  // `validate` compares in constant time.
  const delta = totp.validate({ token: code, timestamp, window: STEPS_AROUND })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
