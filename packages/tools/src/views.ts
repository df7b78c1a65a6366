import type { SealedCaptureView, SealedConfigureView } from './capture-view.ts'
import { catalogue, type ToolKey } from './catalogue.ts'
import type { BuiltTool } from './registry.ts'

/** What a tool shows, loaded when it is used. */
export interface ToolView {
  readonly capture: () => Promise<{ default: SealedCaptureView }>
  readonly configure: () => Promise<{ default: SealedConfigureView }>
}

export const views: Readonly<Record<BuiltTool, ToolView>> = {
  'on-task': {
    capture: () => import('./on-task/on-task.capture.tsx'),
    configure: () => import('./on-task/on-task.configure.tsx'),
  },
}

export function findView(toolTypeId: number): ToolView | undefined {
  const found: Partial<Record<ToolKey, ToolView>> = views
  const type = catalogue.find(({ id }) => id === toolTypeId)
  return type && found[type.key]
}
