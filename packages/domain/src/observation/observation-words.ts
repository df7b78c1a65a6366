/** How far an observation has come. The status is never part of its document. */
export const observationStatuses = ['draft', 'completed', 'sent', 'acknowledged'] as const
export type ObservationStatus = (typeof observationStatuses)[number]

export const observationStatusTitles: Readonly<Record<ObservationStatus, string>> = {
  draft: 'Draft',
  completed: 'Completed',
  sent: 'Sent',
  acknowledged: 'Read',
}

/** The purposes that an observer chooses from. */
export const countedPurposes = ['walkthrough', 'coaching', 'formal', 'learning-walk'] as const
/** All purposes, also those only stored: calibration, several views of one lesson, enters no count, report or coverage. */
export const purposes = [...countedPurposes, 'calibration'] as const
export type Purpose = (typeof purposes)[number]

export function isCountedPurpose(purpose: Purpose): boolean {
  return countedPurposes.some((it) => it === purpose)
}

export const purposeTitles: Readonly<Record<Purpose, string>> = {
  walkthrough: 'Walkthrough',
  coaching: 'Coaching',
  formal: 'Formal',
  'learning-walk': 'Learning walk',
  calibration: 'Calibration',
}

export const lessonParts = ['beginning', 'middle', 'end'] as const
export type LessonPart = (typeof lessonParts)[number]

export const lessonPartTitles: Readonly<Record<LessonPart, string>> = {
  beginning: 'Start',
  middle: 'Middle',
  end: 'End',
}
