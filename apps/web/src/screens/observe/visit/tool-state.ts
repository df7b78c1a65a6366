import { isSame, type JsonObject } from '@corridor/domain/data/json'
import type { Due } from '@corridor/tools/definition/capture-view'
import { findView } from '@corridor/tools/registry/views'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { findLoadedView } from '../capture-views.ts'
import { keptOfVisit } from './kept-of-visit.ts'

/** How far a tool of a visit is: nothing captured, something missing, or nothing missing any more. */
type ToolState = 'waiting' | 'draft' | 'done'

/** A tool of a visit as its tab shows it. */
export interface VisitTool {
  readonly id: string
  readonly toolTypeId: number
  readonly name: string
  readonly fullName: string
  readonly state: ToolState
  readonly due: Due | null
}

const nothing: JsonObject = {}
const known = new WeakMap<Kept, Pick<VisitTool, 'state' | 'due'>>()

/** The tools of a visit; two of the same set, which two devices made independently, are told apart. */
export function toolsOfVisit(device: Device, visitId: string): VisitTool[] {
  const names: string[] = []
  const numbered = (name: string) => {
    names.push(name)
    const times = names.filter((it) => it === name).length
    return times === 1 ? name : `${name} ${times}`
  }
  const all = keptOfVisit(device, visitId)
  return all.map((kept) => {
    const { toolTypeId } = kept.document
    const fullName = numbered(fullNameOf(device, kept))
    const isAlone = all.every((it) => it === kept || it.document.toolTypeId !== toolTypeId)
    const name = (isAlone && findView(toolTypeId)?.short) || fullName
    return { id: kept.id, toolTypeId, fullName, name, ...progressOf(device, kept) }
  })
}

/** The tool’s title; for a tool with many sets, the set’s name. */
export function fullNameOf(device: Device, { document }: Kept): string {
  const view = findView(document.toolTypeId)
  const sets = device.snapshot()?.configurations ?? []
  const set = view?.isSingle === false && sets.find(({ id }) => id === document.configurationId)
  return set ? set.name : (view?.title ?? 'Observation')
}

function progressOf(device: Device, kept: Kept): Pick<VisitTool, 'state' | 'due'> {
  const { toolTypeId, configurationId, configurationVersion, capture, endedAt } = kept.document
  const view = findLoadedView(toolTypeId)
  if (kept.goal !== 'draft' || !view) return { state: kept.goal === 'draft' ? 'draft' : 'done', due: null }
  const found = known.get(kept)
  if (found) return found
  const config = device.contentOf(configurationId, configurationVersion) ?? nothing
  const isBlank = isSame(capture, view.blank(config))
  const due = endedAt === null ? (view.due?.(capture, config) ?? null) : null
  const state = isBlank ? 'waiting' : view.missing(capture, config).length > 0 ? 'draft' : 'done'
  known.set(kept, { state, due })
  return { state, due }
}
