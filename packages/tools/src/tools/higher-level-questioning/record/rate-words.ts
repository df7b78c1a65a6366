import { counted, grouped } from '@corridor/domain/words/count-words'
import { ENOUGH_SECONDS } from '../../../visit/enough-seconds.ts'

const TEN_MINUTES = 600

/** Questions in ten minutes, with what it comes from. A moment has no rate: it says what was asked in it. */
export function rateWords(questions: number, seconds: number): { value: string; note: string } {
  if (seconds === 0) return { value: 'Not timed', note: `${grouped(questions)} in 0 min` }
  if (seconds < ENOUGH_SECONDS) {
    const whole = Math.max(1, Math.round(seconds))
    const value = `${counted(questions, 'question')} in ${counted(whole, 'second')}`
    return { value, note: 'no rate under 3 minutes' }
  }
  const note = `${grouped(questions)} in ${grouped(Math.round(seconds / 60))} min`
  return { value: ((questions * TEN_MINUTES) / seconds).toFixed(1), note }
}
