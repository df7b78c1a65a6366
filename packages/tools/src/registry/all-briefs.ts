// A tool whose set-up says something before it begins adds a line here.
export { advancedTaskBrief } from '../tools/advanced-task/advanced-task.brief.ts'
export { customLookForBrief } from '../tools/custom-look-for/custom-look-for.brief.ts'
export { expandedRubricBrief } from '../tools/expanded-rubric/expanded-rubric.brief.ts'
export { higherLevelQuestioningBrief } from '../tools/higher-level-questioning/higher-level-questioning.brief.ts'
export { onTaskBrief } from '../tools/on-task/on-task.brief.ts'
export { standardOverTimeBrief } from '../tools/standard-over-time/standard-over-time.brief.ts'
export { targetedCommentBrief } from '../tools/targeted-comment/targeted-comment.brief.ts'
