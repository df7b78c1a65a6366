import { turnstile } from './turnstile.ts'

/** Loaded with the first password: it takes 4 MB. */
const argon2 = () => import('@node-rs/argon2')

// Each hash takes 19 MB and a core: a flood of sign-ins must wait its turn, not take the machine.
const inTurn = turnstile(4)

/** The strength of a hash: how much work it is. */
export interface Strength {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

// The strength for Argon2id, the library's default algorithm.
const STRONG: Strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export async function hashPassword(password: string, strength = STRONG): Promise<string> {
  const { hash } = await argon2()
  return inTurn(() => hash(normal(password), strength))
}

/** Whether a hash was made with another strength than today's: whoever signs in gets a new one. */
export function isOutdated(passwordHash: string | null, strength = STRONG): boolean {
  const { memoryCost, timeCost, parallelism } = strength
  return !passwordHash?.includes(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

/** Whether a password is right. Takes as long for an account that does not exist as for one that does. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
  strength = STRONG,
): Promise<boolean> {
  const { verify } = await argon2()
  const known = passwordHash ?? (await decoy(strength))
  const matches = await inTurn(() => verify(known, normal(password)))
  return matches && passwordHash !== null && passwordHash !== undefined
}

// Keyboards write the same letter in two ways.
function normal(password: string): string {
  return password.normalize('NFC')
}

const decoys = new Map<Strength, Promise<string>>()

function decoy(strength: Strength): Promise<string> {
  const made = decoys.get(strength) ?? hashPassword('nobody has this password', strength)
  decoys.set(strength, made)
  return made
}
