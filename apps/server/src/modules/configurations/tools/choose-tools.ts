import type { ToolChoice, ToolType } from '@corridor/contract/configurations/tool-types'
import type { contract } from '@corridor/contract/contract'
import type { AuditChange } from '@corridor/contract/district/audit'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { scopeOf } from '@corridor/domain/people/actor'
import { counted } from '@corridor/domain/words/count-words'
import { findTool } from '@corridor/tools/registry/registry'
import type { ActorContext } from '../../../http/mount.ts'
import { districtToday } from '../../districts/district-today.ts'
import { takeTurns } from '../../districts/take-turns.ts'
import { chooseForSchools } from './choose-for-schools.ts'
import { allSchools, putSettings } from './tool-settings.queries.ts'
import { enabledTools, type ToolInDistrict, toolsOfDistrict } from './tools-of-district.ts'

type Schools = Awaited<ReturnType<typeof allSchools>>

/** Chooses tools. The district chooses everything; a school leader, where it allows that, only what the own schools use. */
export async function chooseTools(
  { db, actor, now, record }: ActorContext,
  { body: { tools } }: RequestOf<typeof contract.toolTypes.choose>,
): Promise<ToolType[]> {
  // Two principals at once change the same list of schools.
  await takeTurns(db)
  const [known, schools] = [await toolsOfDistrict(db), await allSchools(db)]
  checkChoices(tools, known, schools)
  const { schools: mine } = scopeOf(actor, 'tool.manage')
  const { policies } = await districtToday(db, now())
  if (mine !== 'all' && !policies.schoolsChooseTools) throw new Problem('district-chooses-tools')
  const rows = tools.map((choice) => {
    const chosen = mine === 'all' ? choice.schools : chooseForSchools(choice, known, schools, mine)
    const { id: toolTypeId, enabled: isEnabled, position } = choice
    const { districtId } = actor
    return { districtId, toolTypeId, isEnabled, position, schoolIds: everywhere(chosen, schools) }
  })
  if (rows.length > 0) {
    await putSettings(db, rows)
    const subject = { kind: 'district', id: actor.districtId } as const
    await record('tools.change', subject, toolChanges(known, rows, schools))
  }
  return enabledTools(db)
}

interface Row {
  readonly toolTypeId: number
  readonly isEnabled: boolean
  readonly schoolIds: ToolChoice['schools']
}

/** The tools that are used at schools, before and after; their order alone is told as such. */
function toolChanges(
  known: readonly ToolInDistrict[],
  rows: readonly Row[],
  schools: Schools,
): AuditChange[] {
  const changes = rows.flatMap(({ toolTypeId, isEnabled, schoolIds }) => {
    const was = known.find(({ id }) => id === toolTypeId)
    const from = was ? useWords(was.isEnabled, was.schools, schools) : null
    const to = useWords(isEnabled, schoolIds, schools)
    return from === to ? [] : [{ what: findTool(toolTypeId)?.title ?? `Tool ${toolTypeId}`, from, to }]
  })
  return changes.length > 0 ? changes : [{ what: 'Order of the tools', from: null, to: null }]
}

function useWords(isEnabled: boolean, at: ToolChoice['schools'], schools: Schools): string {
  if (!isEnabled) return 'Off'
  return at === null ? 'On' : `On at ${at.length} of ${counted(schools.length, 'school')}`
}

function checkChoices(tools: readonly ToolChoice[], known: readonly ToolInDistrict[], schools: Schools) {
  const fields: Record<string, string> = {}
  for (const [at, { id, schools: chosen }] of tools.entries()) {
    const tool = known.find((it) => it.id === id)
    if (!tool) fields[`tools.${at}.id`] = 'No tool has this number.'
    if (tools.findIndex((it) => it.id === id) < at) fields[`tools.${at}.id`] = 'Name each tool once.'
    // A school that was deleted may still be in the list that somebody sends back.
    const isKnown = (school: number) =>
      schools.some((it) => it.id === school) || tool?.schools?.some((it) => it === school)
    if (!(chosen ?? []).every(isKnown)) fields[`tools.${at}.schools`] = 'Choose schools of your district.'
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid-request', { fields })
}

/** Null where every school has the tool: the next school will have it too. */
function everywhere(chosen: ToolChoice['schools'], schools: Schools): ToolChoice['schools'] {
  if (chosen === null || schools.every(({ id, isActive }) => !isActive || chosen.includes(id))) return null
  return [...new Set(chosen)]
}
