import type { ToolView } from '../tool-view.ts'

export const targetedCommentView: ToolView = {
  ...{ id: 8, key: 'targeted-comment', title: 'Targeted Comment', isSingle: true },
  capture: () => import('./targeted-comment.capture.tsx'),
  configure: () => import('./targeted-comment.configure.tsx'),
  own: 'My comment bank',
}
