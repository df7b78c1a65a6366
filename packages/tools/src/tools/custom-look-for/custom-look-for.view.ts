import type { ToolView } from '../../definition/tool-view.ts'

export const customLookForView: ToolView = {
  ...{ id: 11, key: 'custom-look-for', title: 'Custom Look-Fors', isSingle: false },
  capture: () => import('./capture/custom-look-for.capture.tsx'),
  configure: () => import('./configure/custom-look-for.configure.tsx'),
}
