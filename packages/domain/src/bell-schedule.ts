import * as z from 'zod/mini'

const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 08:05.'))

/** A period of the school day: «3», from 09:52 to 10:44. */
export const Period = z.strictObject({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Name the period.'), z.maxLength(20, 'Use at most 20 characters.')),
  startsAt: TimeOfDay,
  endsAt: TimeOfDay,
})
export type Period = z.infer<typeof Period>
