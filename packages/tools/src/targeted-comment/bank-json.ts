import * as z from 'zod/mini'
import type { ImportedBank } from './bank-csv.ts'
import { type BankComment, TargetedCommentConfig } from './targeted-comment.shape.ts'

const KIND = 'corridor-comment-bank'
const Exported = z.object({ kind: z.literal(KIND), bank: z.unknown() })

/** Everything of a bank, its ids included: it comes back as it was. */
export function bankJson(bank: readonly BankComment[]): string {
  return `${JSON.stringify({ kind: KIND, version: 1, bank }, null, 2)}\n`
}

export function readBankJson(text: string): ImportedBank {
  const { data: file } = Exported.safeParse(parsed(text))
  if (!file) return { errors: ['Choose a JSON file that was exported from a comment bank in Corridor.'] }
  const { success, data, error } = TargetedCommentConfig.shape.bank.safeParse(file.bank)
  if (success) return { bank: data }
  const words = error.issues.map(({ path: [index], message }) =>
    typeof index === 'number' ? `Comment ${index + 1}: ${message}` : message,
  )
  return { errors: [...new Set(words)] }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}
