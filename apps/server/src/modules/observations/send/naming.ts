import { Problem } from '@corridor/contract/problems'
import { toolOf } from '../opened.ts'

interface Named {
  readonly id: string
  readonly toolTypeId?: number
}

/** Runs work about one of several observations: a refusal says which of them it is about, for devices and for people. */
export async function naming<T>(
  howMany: number,
  { id, toolTypeId }: Named,
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (problem) {
    if (howMany === 1 || !(problem instanceof Problem)) throw problem
    const { code, message, fields, current } = problem
    const words = fields?.capture ?? message
    const said = toolTypeId === undefined ? words : `${toolOf({ toolTypeId }).title}: ${words}`
    throw new Problem(code, { cause: problem, fields: { [`observations.${id}`]: said }, current })
  }
}
