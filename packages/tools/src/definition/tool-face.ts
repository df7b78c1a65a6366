import type { JsonObject } from '@corridor/domain/data/json'
import type { Icon } from '@tabler/icons-react'
import type { SealedConfigureView } from './capture-view.ts'
import type { ToolCard } from './tool-card.ts'

/** What pages show of a tool outside its capture screen, on which all of this would weigh. */
export interface ToolFace extends ToolCard {
  readonly Icon: Icon
  /** What the tool is, in a few words. */
  readonly line: string
  /** What its uses are called where they are not visits: “96 held”. */
  readonly countedAs?: string
  /** How the tool is set up, in a few words for its tile on Start. */
  brief?(config: JsonObject): string
  readonly configure: () => Promise<{ default: SealedConfigureView }>
  /** Where observers keep something for themselves: what they call it. Its form is beside what the district sets. */
  readonly own?: string
}
