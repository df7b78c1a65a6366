const TEN_MINUTES = 600

/** Questions in ten minutes, with what it comes from. */
export function rateWords(questions: number, seconds: number): { value: string; note: string } {
  const minutes = Math.round(seconds / 60)
  const note = `${questions} in ${minutes} min`
  if (seconds === 0) return { value: 'Not timed', note }
  return { value: ((questions * TEN_MINUTES) / seconds).toFixed(1), note }
}
