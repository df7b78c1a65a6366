const HIGHEST = 12
const PART = /\b(pre-?k|[ptk]?k|\d{1,2})(?:st|nd|rd|th)?(?:\s*(?:[-–—]|to)\s*(k|\d{1,2}))?/gi

/** The grades in what is noted of an educator, each by itself: “6–8” are 6, 7 and 8. The database says the same of bands (`grades_between`). */
export function gradesIn(noted: string): string[] {
  const parts = [...noted.matchAll(PART)].flatMap(([, from = '', to]) => between(from, to))
  return [...new Set(parts)]
}

function between(from: string, to: string | undefined): string[] {
  if (to === undefined) return [named(from)]
  const [first, last] = [numberOf(from), Math.min(numberOf(to), HIGHEST)]
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => named(String(first + at)))
}

const numberOf = (grade: string) => (/^\d/.test(grade) ? Number(grade) : 0)
const named = (grade: string) => (grade === '0' ? 'K' : grade.toUpperCase().replace(/^0+(?=\d)/, ''))

/**
 * The chosen grades once one is turned on or off, of all that there are to choose: a grade comes and goes with the bands
 * that contain it, each of which can then be turned by itself.
 */
export function turnGrade(chosen: readonly string[], turned: string, all: readonly string[]): string[] {
  const contains = (band: string, grade: string) => isBand(band) && gradesIn(band).includes(grade)
  if (!chosen.includes(turned))
    return [...chosen, ...all.filter((it) => !chosen.includes(it) && (it === turned || contains(it, turned)))]
  const others = chosen.filter((it) => it !== turned)
  const isOfAnother = (band: string) => others.some((it) => contains(band, it))
  return others.filter((it) => !contains(it, turned) || isOfAnother(it))
}

const isBand = (noted: string) => gradesIn(noted).length > 1
