import { contentIn, exportedJson, wordsFor } from '../../../sets/exported-json.ts'
import { Bank, type BankComment } from '../targeted-comment.shape.ts'
import type { ImportedBank } from './bank-csv.ts'

const KIND = 'corridor-comment-bank'

export function bankJson(bank: readonly BankComment[]): string {
  return exportedJson(KIND, 'bank', bank)
}

export function readBankJson(text: string): ImportedBank {
  const content = contentIn(text, KIND, 'bank')
  if (content === undefined)
    return { errors: ['Choose a JSON file that was exported from a comment bank in Corridor.'] }
  const { success, data, error } = Bank.safeParse(content)
  return success ? { bank: data } : { errors: wordsFor(error, placeOf) }
}

/** “Comment 4”, “The bank” */
function placeOf([index]: readonly PropertyKey[]): string {
  return typeof index === 'number' ? `Comment ${index + 1}` : 'The bank'
}
