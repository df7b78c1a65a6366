import type { ToolView } from '../tool-view.ts'

export const customLookForView: ToolView = {
  ...{ id: 11, key: 'custom-look-for', title: 'Custom Look-Fors', isSingle: false },
  capture: () => import('./custom-look-for.capture.tsx'),
  configure: () => import('./custom-look-for.configure.tsx'),
}
