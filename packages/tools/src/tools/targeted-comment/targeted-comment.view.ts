import type { ToolView } from '../../definition/tool-view.ts'

export const targetedCommentView: ToolView = {
  ...{ id: 8, key: 'targeted-comment', title: 'Targeted Comment', isSingle: true },
  capture: () => import('./capture/targeted-comment.capture.tsx'),
  configure: () => import('./configure/targeted-comment.configure.tsx'),
  own: 'My comment bank',
}
