import { randomInt } from 'node:crypto'
import { digest } from '../../access/device.ts'

// No letters that a hand or an eye mistakes for another: no i, l, o, 0, 1.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 16 // 79 bits: nobody guesses one, so a plain hash keeps it.
const COUNT = 10

export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, newCode)
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
  return letters.match(/.{4}/g)?.join('-') ?? letters
}

export function recoveryCodeHash(code: string): string {
  return digest(plain(code))
}

/** A recovery code however somebody writes it down: spaces, dashes and capitals do not matter. */
export function plain(code: string): string {
  return code.replaceAll(/[\s\p{Dash_Punctuation}]/gu, '').toLowerCase()
}
