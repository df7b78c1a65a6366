import type { Standing } from '@corridor/tools/tools/teacher-conference/standings'

/** How far a conference has come, in words. */
export const standingTitles: Readonly<Record<Standing, string>> = {
  planned: 'Planned',
  prepared: 'Agenda shared',
  talked: 'In talk',
  agreed: 'Agreed',
  'to-sign': 'Waiting for signatures',
  signed: 'Signed by both',
}
