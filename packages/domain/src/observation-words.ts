/** How far an observation has come. It is never part of its document. */
export const observationStatuses = ['draft', 'completed', 'sent', 'acknowledged'] as const
export type ObservationStatus = (typeof observationStatuses)[number]

export const observationStatusTitles: Readonly<Record<ObservationStatus, string>> = {
  draft: 'Draft',
  completed: 'Completed',
  sent: 'Sent',
  acknowledged: 'Read',
}

export const purposes = ['walkthrough', 'coaching', 'formal', 'learning-walk', 'calibration'] as const
export type Purpose = (typeof purposes)[number]

export const purposeTitles: Readonly<Record<Purpose, string>> = {
  walkthrough: 'Walkthrough',
  coaching: 'Coaching',
  formal: 'Formal',
  'learning-walk': 'Learning walk',
  calibration: 'Calibration',
}

export const lessonParts = ['beginning', 'middle', 'end'] as const
export type LessonPart = (typeof lessonParts)[number]
