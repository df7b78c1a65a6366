import type { JsonObject } from '@corridor/domain/data/json'

/** How a tool is set up, in a few words for its tile on Start: apart from its view, which weighs on capturing. */
export interface ToolBrief {
  /** Of the tool. */
  readonly id: number
  words(config: JsonObject): string
}
