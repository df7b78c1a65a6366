import type { JsonObject } from '@corridor/domain/data/json'
import type { Icon } from '@tabler/icons-react'
import type { SetKind } from '../set-editor/set-kind.view.ts'
import type { SealedConfigureView } from './capture-view.ts'
import type { ToolCard } from './tool-card.ts'

/** What pages show of a tool outside its capture screen, on which all of this would weigh. */
export interface ToolFace extends ToolCard {
  readonly Icon: Icon
  /** What the tool is, in a few words. */
  readonly line: string
  /** What its uses are called where they are not visits: “96 held”. */
  readonly countedAs?: string
  /** The set-up of the tool in a few words, for its tile on Start. */
  brief?(config: JsonObject): string
  readonly configure: () => Promise<{ default: SealedConfigureView }>
  /** Where a district has many sets: how it writes them. */
  readonly sets?: ToolSets
  /** Where observers keep own content: its name. Its form is beside the district’s settings. */
  readonly own?: string
}

/** The words for the sets that a district writes with a tool. */
export interface SetWords {
  /** A set: “look-for set”. */
  readonly set: string
  /** An entry of a set: “item”, “items”. */
  readonly one: string
  readonly many: string
}

/** How a district writes a tool’s look-for sets or rubrics. */
export interface ToolSets {
  /** The address of the sets’ list; that of one set has its id after it. */
  readonly path: string
  /** The title of the sets’ list. */
  readonly title: string
  readonly words: SetWords
  readonly editor: () => Promise<{ default: SetKind }>
}
