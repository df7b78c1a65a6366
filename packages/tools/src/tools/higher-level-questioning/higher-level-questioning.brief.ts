import type { ToolBrief } from '../../definition/tool-brief.ts'
import type { QuestioningConfig } from './higher-level-questioning.shape.ts'

const scaleWords: Readonly<Record<QuestioningConfig['scale'], string>> = {
  bloom: '6 levels',
  dok: 'DOK 1–4',
  'high-low': 'High or low',
}

export const higherLevelQuestioningBrief: ToolBrief = {
  id: 4,
  words: ({ scale, minutes }: QuestioningConfig) => `${scaleWords[scale]} · ${minutes} min`,
}
