import { counted } from '@corridor/domain/words/count-words'
import type { ToolFace } from '../../definition/tool-face.ts'
import { customLookForCard } from './card.ts'
import { CustomLookForIcon } from './icon.ts'
import type { LookForSet } from './set/look-for-set.shape.ts'

export const customLookForFace: ToolFace = {
  ...customLookForCard,
  Icon: CustomLookForIcon,
  line: 'Three states, in sets',
  configure: () => import('./configure/custom-look-for.configure.tsx'),
  sets: {
    path: '/configuration/custom-look-for',
    title: 'Custom look-fors',
    words: { set: 'look-for set', one: 'item', many: 'items' },
    editor: () => import('./editor/look-for-set.view.ts'),
  },
  brief: ({ items }: LookForSet) => counted(items.length, 'look-for'),
}
