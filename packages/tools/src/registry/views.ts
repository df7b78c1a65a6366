import type { ToolView } from '../definition/tool-view.ts'
import * as views from './all-views.ts'

/** All tools’ views, in the order of their ids. */
export const toolViews: readonly ToolView[] = Object.values(views).sort((a, b) => a.id - b.id)

export function findView(toolTypeId: number): ToolView | undefined {
  return toolViews.find(({ id }) => id === toolTypeId)
}
