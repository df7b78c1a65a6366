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
  /** How the tool is set up, in a few words for its tile on Start. */
  brief?(config: JsonObject): string
  readonly configure: () => Promise<{ default: SealedConfigureView }>
  /** Where a district has many of it: how it writes them. */
  readonly sets?: ToolSets
  /** Where observers keep something for themselves: what they call it. Its form is beside what the district sets. */
  readonly own?: string
}

/** What the things are called that a district writes with a tool. */
export interface SetWords {
  /** “look-for set” */
  readonly set: string
  /** What is in one: “item”, “items”. */
  readonly one: string
  readonly many: string
}

/** The look-for sets, or the rubrics. */
export interface ToolSets {
  /** The address of their list; one of them has its number after it. */
  readonly path: string
  /** Of their list. */
  readonly title: string
  readonly words: SetWords
  readonly editor: () => Promise<{ default: SetKind }>
}
