import type { ToolView } from '../../definition/tool-view.ts'

export const expandedRubricView: ToolView = {
  ...{ id: 9, key: 'expanded-rubric', title: 'Expanded Rubric', isSingle: false },
  capture: () => import('./capture/expanded-rubric.capture.tsx'),
  configure: () => import('./configure/expanded-rubric.configure.tsx'),
}
