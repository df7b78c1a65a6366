import type { Earlier, OpenGoal, SealedCaptureView } from './capture-view.ts'
import type { ToolCard } from './tool-card.ts'

/** What a capture screen knows of every tool. The tool’s own screen loads when it is used. */
export interface ToolView extends ToolCard {
  readonly capture: () => Promise<{ default: SealedCaptureView }>
  /** For a tool that agrees on goals: finds the open ones in what it carries on from visit to visit. */
  readonly goals?: () => Promise<{
    readonly earlierGoals: (earlier: readonly Earlier[]) => readonly OpenGoal[]
  }>
}
