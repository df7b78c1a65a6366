import * as z from 'zod/mini'

const cents = z.int().check(z.gte(0), z.lte(100_000_000))
const perTenThousand = z.int().check(z.gte(0), z.lte(5000))

/** What Corridor costs. Prices are whole cents of US dollars, shares are of ten thousand. */
export const Catalogue = z
  .object({
    /** What a school costs a year, from how many schools on; the first band begins with one school. */
    bands: z
      .array(z.object({ schools: z.int().check(z.gte(1)), yearlyCents: cents }))
      .check(z.minLength(1), z.maxLength(20)),
    /** The share taken off each year's price where three years are ordered at once. */
    threeYearsOff: perTenThousand,
    /** The share added for districts without a certificate of exemption. */
    salesTax: perTenThousand,
  })
  .check(
    z.refine(
      ({ bands }) =>
        bands[0]?.schools === 1 && bands.every((it, at) => it.schools > (bands[at - 1]?.schools ?? 0)),
      'The bands of a catalogue begin with one school and rise.',
    ),
  )
export type Catalogue = z.infer<typeof Catalogue>

export const usualCatalogue: Catalogue = {
  bands: [
    { schools: 1, yearlyCents: 120_000 },
    { schools: 5, yearlyCents: 108_000 },
    { schools: 15, yearlyCents: 96_000 },
  ],
  threeYearsOff: 1000,
  salesTax: 0,
}

export type TermYears = 1 | 3

/** What a school costs a year in a district with so many schools on Corridor. */
export function yearlyCentsFor(
  { bands, threeYearsOff }: Catalogue,
  schools: number,
  years: TermYears,
): number {
  const { yearlyCents } = bandFor(bands, schools)
  return years === 3 ? yearlyCents - Math.round((yearlyCents * threeYearsOff) / 10_000) : yearlyCents
}

/** The band of so many schools, and where the next one begins. */
export function bandFor(bands: Catalogue['bands'], schools: number) {
  const reached = bands.filter((it) => it.schools <= schools)
  const band = reached.at(-1) ?? bands[0]
  if (!band) throw new Error('A catalogue has at least one band.')
  return { ...band, before: bands[reached.length]?.schools ?? null }
}
