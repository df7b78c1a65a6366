export { restore } from '../restore.ts'
export { takeObservations, withContributions, withOlderSetUps } from '../take-snapshot.ts'
export { answerOf } from './answer.ts'
export { round } from './round.ts'
