import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import type { JsonObject } from '@corridor/domain/data/json'
import { withoutTargets } from '@corridor/domain/observation/targets-in'
import { observationRecord } from '@corridor/tools/record/observation-record'
import type { Kept } from '../../../../device/kept.ts'
import { findLoadedTool } from '../../../../tool-definitions.ts'

export interface Around {
  readonly school: string
  readonly observer: string
  /** The observer’s role on the day of the visit; undefined without a connection. */
  readonly observerRole: string | undefined
  readonly message: string
  /** Items that no record for others names. */
  readonly hidden: ReadonlySet<string>
  readonly withInterpretation?: boolean
}

/** The record that its readers will see, made from what this device has; undefined where a part of it is elsewhere. */
export function recordOf(
  { document, version, contributions = [] }: Pick<Kept, 'document' | 'version' | 'contributions'>,
  /** How the tool was set up. */
  set: JsonObject | undefined,
  { message, hidden, withInterpretation = false, ...names }: Around,
  /** Titles of the parts that are not sent. */
  leftOut: readonly string[] = [],
): ObservationRecord | undefined {
  const tool = findLoadedTool(document.toolTypeId)
  if (!tool || !set) return undefined
  const capture = withoutTargets(document.capture, hidden)
  const observed = { document: { ...document, capture }, config: set, version, ...names }
  return observationRecord(tool, observed, {
    message: message.trim() || null,
    contributions: contributions.filter(({ text }) => text !== ''),
    isForEducator: true,
    withInterpretation,
    leftOut,
  })
}

/** What has to change before the observation may go out, in words. */
export function unsendableIn({ document }: Kept, set: JsonObject | undefined): readonly string[] {
  const tool = findLoadedTool(document.toolTypeId)
  if (!tool || !set) return []
  return tool.unsendable(tool.open(document.toolVersion, document.capture), set)
}
