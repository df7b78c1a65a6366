import { Problem } from '@corridor/contract/problems'
import type { Queries } from '../../../database/doors.ts'
import { configurationName } from '../../configurations/configuration-name.ts'
import { toolOf } from '../opened.ts'
import type { StoredObservation } from '../stored-observation.ts'

type Row = Pick<StoredObservation, 'id' | 'toolTypeId' | 'configurationId'>

/** The name of one of several observations: by its tool; by its set, too, and a number, where another reads alike. */
export async function nameAmong(db: Queries, rows: readonly Row[], row: Row): Promise<string> {
  const { title } = toolOf(row)
  const sameTool = rows.filter((it) => it.toolTypeId === row.toolTypeId)
  if (sameTool.length === 1) return title
  const sameSet = sameTool.filter((it) => it.configurationId === row.configurationId)
  const number = sameSet.length > 1 ? ` (${sameSet.indexOf(row) + 1})` : ''
  if (sameSet.length === sameTool.length) return `${title}${number}`
  return `${(await configurationName(db, row.configurationId)) ?? title}${number}`
}

interface Named {
  readonly id: string
  /** The observation's name, asked for only where a refusal needs it. */
  readonly name?: () => Promise<string>
}

/** Runs work about one of several observations: a refusal says which of them it is about, for devices and for people. */
export async function naming<T>(
  howMany: number,
  { id, name }: Named,
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (problem) {
    if (howMany === 1 || !(problem instanceof Problem)) throw problem
    const { code, message, fields, current } = problem
    const words = fields?.capture ?? message
    const said = name ? `${await name()}: ${words}` : words
    throw new Problem(code, { cause: problem, fields: { [`observations.${id}`]: said }, current })
  }
}
