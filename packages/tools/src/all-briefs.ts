// A tool whose set-up says something before it begins adds a line here.
export { advancedTaskBrief } from './advanced-task/advanced-task.brief.ts'
export { customLookForBrief } from './custom-look-for/custom-look-for.brief.ts'
export { expandedRubricBrief } from './expanded-rubric/expanded-rubric.brief.ts'
export { higherLevelQuestioningBrief } from './higher-level-questioning/higher-level-questioning.brief.ts'
export { onTaskBrief } from './on-task/on-task.brief.ts'
export { standardOverTimeBrief } from './standard-over-time/standard-over-time.brief.ts'
export { targetedCommentBrief } from './targeted-comment/targeted-comment.brief.ts'
