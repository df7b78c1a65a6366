import type { ToolType } from '@corridor/contract/configurations/tool-types'
import { allTools } from '@corridor/tools/registry/registry'
import type { Queries } from '../../../database/doors.ts'
import { settingRows } from './tool-settings.queries.ts'

export interface ToolInDistrict extends ToolType {
  readonly isEnabled: boolean
}

/** The tools of the district, in its order. A tool without a setting is used everywhere, in its usual place. */
export async function toolsOfDistrict(db: Queries): Promise<ToolInDistrict[]> {
  const rows = new Map((await settingRows(db)).map((row) => [row.toolTypeId, row]))
  const tools = allTools.map(({ id, key, title, isSingle }) => {
    const row = rows.get(id)
    return {
      id,
      key,
      title,
      is_single: isSingle,
      position: row?.position ?? id,
      schools: row?.schoolIds ?? null,
      isEnabled: row?.isEnabled ?? true,
    }
  })
  return tools.sort((a, b) => a.position - b.position || a.id - b.id)
}

export async function enabledTools(db: Queries): Promise<ToolInDistrict[]> {
  return (await toolsOfDistrict(db)).filter(({ isEnabled }) => isEnabled)
}
