import { hash, verify } from '@node-rs/argon2'

// Argon2id, the library's default algorithm.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normal(password), strength))
}

/** Takes as long for an account that does not exist as for one that does. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const known = passwordHash ?? (await decoy())
  const matches = await inTurn(() => verify(known, normal(password)))
  return matches && passwordHash !== null && passwordHash !== undefined
}

// Keyboards write the same letter in two ways.
function normal(password: string): string {
  return password.normalize('NFC')
}

let madeDecoy: Promise<string> | undefined

function decoy(): Promise<string> {
  madeDecoy ??= hashPassword('nobody has this password')
  return madeDecoy
}

// Each hash takes 19 MB and a core: a flood of sign-ins must wait its turn, not take the machine.
const MOST_AT_ONCE = 4
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
