import type { Earlier, OpenGoal, SealedCaptureView } from './capture-view.ts'
import type { ToolCard } from './tool-card.ts'

/** What a capture screen knows of every tool. The screen of the tool itself loads when it is used. */
export interface ToolView extends ToolCard {
  readonly capture: () => Promise<{ default: SealedCaptureView }>
  /** Where goals are agreed: those that go on, in what it carries from visit to visit. */
  readonly goals?: () => Promise<{
    readonly earlierGoals: (earlier: readonly Earlier[]) => readonly OpenGoal[]
  }>
}
