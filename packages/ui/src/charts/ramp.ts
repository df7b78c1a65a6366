/**
 * The steps of one hue from few to many. They differ in lightness, so they need no pattern to be told apart without
 * color.
 */
const steps = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'] as const
export type Step = (typeof steps)[number]

/**
 * Ramps for fewer levels (design language §3): four take steps 1, 2, 4 and 6. The ramp jumps between 3 and 4, where
 * “high” begins.
 */
const shorter: Readonly<Record<number, readonly Step[]>> = {
  1: ['q4'],
  2: ['q2', 'q5'],
  3: ['q2', 'q4', 'q6'],
  4: ['q1', 'q2', 'q4', 'q6'],
  5: ['q1', 'q2', 'q3', 'q4', 'q6'],
}

/**
 * A step of the ramp for each level of a scale. With more than six some share one: there the letters tell them
 * apart.
 */
export function rampOf(count: number): readonly Step[] {
  return (
    shorter[count] ??
    Array.from(
      { length: count },
      (_, place) => steps[Math.round((place / (count - 1)) * (steps.length - 1))] ?? 'q6',
    )
  )
}

export function isStep(paint: string): paint is Step {
  return steps.some((step) => step === paint)
}
