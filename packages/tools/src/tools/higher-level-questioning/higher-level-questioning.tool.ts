import type { ToolSpec } from '../../definition/tool.ts'
import { higherLevelQuestioningCard } from './card.ts'
import { QuestioningCapture, QuestioningConfig } from './higher-level-questioning.shape.ts'
import { missingIn } from './missing-words.ts'
import { questioningRecord } from './record/higher-level-questioning.record.ts'
import { questioningFacts } from './report/higher-level-questioning.facts.ts'
import { questioningPanel } from './report/higher-level-questioning.panel.ts'
import { usualStems } from './stems.ts'

export const higherLevelQuestioning: ToolSpec<QuestioningConfig, QuestioningCapture> = {
  ...higherLevelQuestioningCard,
  version: 1,
  config: QuestioningConfig,
  capture: QuestioningCapture,

  usual: () => ({ scale: 'bloom', isTextAsked: true, minutes: 10, stems: { ...usualStems } }),
  blank: () => ({ questions: [], isNoneAsked: false }),
  upgrade: (_, capture) => capture,
  missing: missingIn,
  facts: questioningFacts,
  record: (capture, config, { visit }) => questioningRecord(capture, config, visit),
  panel: questioningPanel,
  visitItems: ['cut'],
}
