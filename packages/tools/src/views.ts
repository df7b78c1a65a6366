import * as views from './all-views.ts'
import type { ToolView } from './tool-view.ts'

/** In the order of their numbers. */
export const toolViews: readonly ToolView[] = Object.values(views).sort((a, b) => a.id - b.id)

export function findView(toolTypeId: number): ToolView | undefined {
  return toolViews.find(({ id }) => id === toolTypeId)
}
