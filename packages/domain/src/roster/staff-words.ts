import { headingWords } from './heading.ts'

/** Whose row it is, by the role alone: of students and their families nothing else is read. */
export function rosterPerson(role: string): 'student' | 'parent' | 'staff' {
  const words = headingWords(role)
  if (/^(?:students?|pupils?|learners?|stu|alumno|estudiante)$/.test(words)) return 'student'
  return /^(?:parents?|guardians?|relatives?|famil(?:y|ies)|padre|madre|parent guardian)$/.test(words)
    ? 'parent'
    : 'staff'
}

/** Whether somebody leads and observes, by role or job title. A roster's word suggests an invitation and gives no power. */
export function leads(role: string): boolean {
  const words = headingWords(role)
  return LEADS.test(words) && !SERVES.test(words)
}

const LEADS =
  /\b(?:principals?|vice principal|superintendent|administrators?|admin|director|dean|head of school|supervisor|instructional coach|literacy coach|math coach|academic coach|coordinator of instruction)\b|^(?:ap|coach|site admin)$/
const SERVES =
  /\b(?:secretary|clerk|assistant to|administrative assistant|admin assistant|office|bands?|choirs?|choral|orchestra|music|athletics?|drama|theat(?:er|re)|cafeteria|custodial|custodian|nutrition|transportation|lunch|recess|bus|maintenance|facilities|grounds|technology|students?)\b/

/** Whether a status says that somebody has left; null where nobody can tell. */
export function hasLeft(status: string): boolean | null {
  const words = headingWords(status)
  if (HERE.test(words)) return false
  return GONE.test(words) ? true : null
}

const HERE =
  /^(?:|a|active|actively employed|act|yes|y|true|1|x|current|currently employed|employed|enabled|(?:on )?(?:paid |unpaid |medical |family |maternity )?leave(?: of absence)?|loa|(?:full|part) ?time|ft|pt|new|new hire|returning|permanent|probationary|tenured?|regular|substitute|activo)$/
const GONE =
  /^(?:i|in ?active|ina|no|n|false|0|terminated|term|terminated employee|retired|ret|resigned|separated|former|left|deleted|to ?be ?deleted|disabled|departed|not active|exited|withdrawn|deceased|non ?renewed|inactivo)$/
