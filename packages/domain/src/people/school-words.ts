/** «Copper Ridge» of «Copper Ridge Middle School» */
export function shortSchool(name: string): string {
  return name.replace(/( (Elementary|Middle|High|Primary))? School$/, '') || name
}
