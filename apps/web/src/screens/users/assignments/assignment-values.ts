export function isOneSchool(schools: readonly string[]): boolean {
  return schools.length === 1
}
