import type { Earlier, OpenGoal, SealedCaptureView, SealedConfigureView } from './capture-view.ts'

/** What the pages know of a tool. Its screens load when they are used. */
export interface ToolView {
  readonly id: number
  readonly key: string
  readonly title: string
  readonly isSingle: boolean
  readonly capture: () => Promise<{ default: SealedCaptureView }>
  readonly configure: () => Promise<{ default: SealedConfigureView }>
  /** Where observers keep something for themselves: what they call it. Its form is beside what the district sets. */
  readonly own?: string
  /** Where goals are agreed: those that go on, in what it carries from visit to visit. */
  readonly goals?: () => Promise<{
    readonly earlierGoals: (earlier: readonly Earlier[]) => readonly OpenGoal[]
  }>
}
