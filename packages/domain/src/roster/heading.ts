import type { RosterField } from './roster-field.ts'

/**
 * The field that a column holds, by its heading as districts write it: “Employee ID”, “Staff #”, “Last, First”, “E-mail
 * Address”, “Bldg”. Null: nothing that Corridor keeps.
 */
export function fieldOf(heading: string): RosterField | null {
  const words = headingWords(heading)
  if (words === '' || NEVER.test(words)) return null
  return rules.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** Whether a column names schools by their ids: “School ID”, “Bldg #”, “Site code”. */
export function isSchoolId(heading: string): boolean {
  return SCHOOL_ID.test(headingWords(heading))
}

/** A heading's words without case, accents, punctuation and capitals inside a word: “eMail_Address” is “e mail address”. */
export function headingWords(heading: string): string {
  // Plain single words, as most cells that repeat in every row are: “Teacher”, “Active”.
  if (/^[A-Z]?[a-z]*$/.test(heading)) return heading.toLowerCase()
  return heading
    .slice(0, 200)
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('#', ' number ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const ID = 'ids?|identifier|number|num|nbr|no|code|key|sourced id'
const SCHOOL = 'schools?|site|bldg|building|campus|facility|location|org|organization|escuela|plantel'
const STAFF =
  'employee|empl?|staff|teachers?|educators?|instructor|faculty|person|personnel|people|user|member|empleado|docente|maestros?'
const SCHOOL_ID = new RegExp(`\\b(?:${SCHOOL})(?: .*)? ?(?:${ID})$`)
const whole = (words: string) => new RegExp(`^(?:${words})$`)

/** Columns about somebody else, about home, or about what is no business of ours. */
const NEVER =
  /\b(?:parent|guardian|student|emergency|spouse|home (?:e ?mail|phone|address)|personal|password|birth|dob|ssn|social security|phone|mobile|cell|sms|fax|gender|sex|race|ethnicity|salary|middle|maiden|previous|former|principal s? ?name|supervisor)\b/

/** Patterns of headings for each field, tried in this order: what is named more exactly comes first. */
const rules: readonly (readonly [RosterField, RegExp])[] = [
  [
    'email',
    /^(?:(?:work|district|school|primary|staff|employee|teacher|user|official|business|google)\s)*(?:e ?mail|mail|correo)(?: (?:address|addr|id|electronico|work|primary))*$/,
  ],
  [
    'name',
    whole(
      `(?:(?:${STAFF}|full|display|complete|legal|preferred)\\s)*(?:name|nombre)(?: (?:last first|first last|full|completo))?(?: (?:mi|m))?|(?:(?:${STAFF})\\s)?(?:last(?: name)? first(?: name)?|first(?: name)? last(?: name)?)(?: (?:mi|m|middle))?|nombre y apellidos?|apellidos? y? ?nombres?|${STAFF}|staff member|name of (?:${STAFF})`,
    ),
  ],
  [
    'familyName',
    whole(
      `(?:(?:${STAFF}|legal|preferred)\\s)*(?:last|family|sur) ?(?:name|nm)?|l ?name|surname|apellidos?|name last`,
    ),
  ],
  [
    'givenName',
    whole(
      `(?:(?:${STAFF}|legal|preferred)\\s)*(?:first|given|fore) ?(?:name|nm)?|f ?name|forename|nombres|primer nombre|name first`,
    ),
  ],
  [
    'school',
    new RegExp(
      `\\b(?:${SCHOOL})(?: ?(?:name|${ID}))?\\b(?!.*\\b(?:year|day|type|level|phone|address|district)\\b)`,
    ),
  ],
  [
    'externalId',
    whole(
      `(?:(?:${STAFF}|sis|local|hr|payroll|unique|district|sourced|external|system|skyward|powerschool|infinite campus|alt)\\s?)*(?:${ID})(?: (?:${ID}))?(?: de (?:${STAFF}))?|sourced ?id|badge(?: (?:${ID}))?|numero de empleado`,
    ),
  ],
  [
    'grades',
    /^(?:(?:primary|current|assigned|teaching)\s)?(?:grades?|gr|grados?)(?: ?(?:levels?|taught|range|s|span))*$/,
  ],
  [
    'subject',
    /^(?:(?:primary|main|teaching|content)\s)?(?:subjects?|content areas?|content|department|dept|discipline|courses?|teaching areas?|area|materias?|asignaturas?|subject areas?)(?: (?:name|taught|areas?|s|s taught))*$/,
  ],
  ['room', /^(?:(?:class|home)\s?)?(?:rooms?|rm|salon|aula)(?: (?:number|no|num|nbr|s|name|assignment))*$/],
  [
    'hiredOn',
    /^(?:(?:original|latest|most recent|district|first)\s)*(?:hire|hired|start|service|employment|hiring|contratacion)(?: (?:start))? ?(?:date|dt|day|on)?$|^(?:date|fecha) (?:of |de )?(?:hire|hired|contratacion|employment)$|^doh$/,
  ],
  [
    'status',
    /^(?:(?:employment|employee|emp|staff|teacher|current|user|record|account)\s)*(?:status|active|enabled|estado|is active|enabled user)(?: (?:code|flag|y n|yn|yes no))?$/,
  ],
  [
    'role',
    /^(?:(?:user|staff|primary|employee|system|person)\s)?(?:roles?|type|category|classification|rol)(?: (?:name|code))?$/,
  ],
  [
    'jobTitle',
    /^(?:(?:job|position|staff|employee|work|primary)\s)?(?:title|position|job|assignment|puesto|cargo|job class|job description|position description)(?: (?:name|description|desc|title))?$/,
  ],
]
