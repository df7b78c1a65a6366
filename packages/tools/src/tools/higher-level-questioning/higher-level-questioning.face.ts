import type { ToolFace } from '../../definition/tool-face.ts'
import { higherLevelQuestioningCard } from './card.ts'
import type { QuestioningConfig } from './higher-level-questioning.shape.ts'
import { HigherLevelQuestioningIcon } from './icon.ts'

const scaleWords: Readonly<Record<QuestioningConfig['scale'], string>> = {
  bloom: '6 levels',
  dok: 'DOK 1–4',
  'high-low': 'High or low',
}

export const higherLevelQuestioningFace: ToolFace = {
  ...higherLevelQuestioningCard,
  Icon: HigherLevelQuestioningIcon,
  line: 'One-tap counts by thinking level',
  configure: () => import('./configure/higher-level-questioning.configure.tsx'),
  brief: ({ scale, minutes }: QuestioningConfig) => `${scaleWords[scale]} · ${minutes} min`,
}
