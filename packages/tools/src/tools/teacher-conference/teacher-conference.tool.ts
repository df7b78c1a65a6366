import type { ToolSpec } from '../../definition/tool.ts'
import { teacherConferenceCard } from './card.ts'
import { askedIn, blankConference, isShared, usualConference, written } from './conference.ts'
import { leaderStepsOf } from './leader-steps.ts'
import { unplanned } from './meeting.ts'
import { missingIn, unsendableIn } from './missing-words.ts'
import { conferenceRecord } from './record/teacher-conference.record.ts'
import { conferenceFacts } from './report/teacher-conference.facts.ts'
import { conferencePanel } from './report/teacher-conference.panel.ts'
import { ownerOf } from './reviews.ts'
import { isSigned } from './signing.ts'
import { ConferenceCapture, ConferenceConfig } from './teacher-conference.shape.ts'

export const teacherConference: ToolSpec<ConferenceConfig, ConferenceCapture> = {
  ...teacherConferenceCard,
  version: 4,
  config: ConferenceConfig,
  capture: ConferenceCapture,

  usual: usualConference,
  blank: blankConference,
  // The first versions had no visits on the table, and none before version 3 a planned meeting.
  upgrade: (_, capture) => (typeof capture === 'object' ? { visits: [], ...unplanned, ...capture } : capture),
  missing: missingIn,
  unsendable: unsendableIn,
  facts: (capture, _, visit) => conferenceFacts(capture, visit),
  record: (capture, _, context) => conferenceRecord(capture, context),
  panel: conferencePanel,

  // What the leader took on is not the educator’s step.
  steps: (capture) => [
    ...written(capture.steps)
      .filter(({ owner }) => owner === 'educator')
      .map(({ id, text, dueOn }) => ({ id, text, dueOn, status: 'open' as const })),
    ...capture.reviews
      .filter((it) => ownerOf(it) === 'educator')
      .map(({ id, text, dueOn, newDueOn, outcome }) => ({
        id,
        text,
        dueOn: newDueOn ?? dueOn,
        status: outcome === 'carried' ? ('open' as const) : outcome,
        was: { text, dueOn, status: 'open' as const },
      })),
  ],
  carry: (capture) => {
    const { followUpOn, followUpFor } = capture
    const [goals, leaderSteps] = [written(capture.goals), leaderStepsOf(capture)]
    return goals.length === 0 && leaderSteps.length === 0 && followUpOn === null
      ? null
      : { goals, followUpOn, followUpFor, ...(leaderSteps.length > 0 && { own: { leaderSteps } }) }
  },
  invitations: (capture) => [
    ...(isShared(capture) ? askedIn(capture) : []).map(({ id, prompt }) => ({
      kind: 'answer' as const,
      key: id,
      prompt,
      hint: '',
      choices: null,
      isAhead: true,
    })),
    ...(isSigned(capture) && capture.signature ? [toSign(capture.signature.of)] : []),
  ],
}

/** The ask to sign: each agreed state has a key of its own. */
export function toSign(key: string) {
  return {
    kind: 'signature' as const,
    key,
    choices: null,
    isAhead: false,
    prompt: 'Sign this conference',
    hint: 'Type your name. It says that you took part and know what was agreed.',
  }
}
