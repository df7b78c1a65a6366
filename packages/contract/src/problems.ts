import { type ProblemCode, problems } from './problem-codes.ts'
import { type Details, Refusal } from './refusal.ts'

/** A refusal that our own code makes, in the words of its code. */
export class Problem extends Refusal {
  constructor(code: ProblemCode, options: ErrorOptions & Details = {}) {
    super(code, problems[code], options)
  }
}
