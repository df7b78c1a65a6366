import type { ToolView } from '../tool-view.ts'

export const expandedRubricView: ToolView = {
  ...{ id: 9, key: 'expanded-rubric', title: 'Expanded Rubric', isSingle: false },
  capture: () => import('./expanded-rubric.capture.tsx'),
  configure: () => import('./expanded-rubric.configure.tsx'),
}
