import type { AuditChange, AuditEvent, AuditEventName } from '@corridor/contract/district/audit'
import { TEACHER_CONFERENCE } from '@corridor/domain/observation/conference'
import { aSent } from '@corridor/domain/observation/record-words'

interface Words {
  readonly group:
    | 'Signing in'
    | 'Users'
    | 'Support'
    | 'District'
    | 'Educators'
    | 'Observations'
    | 'Exports'
    | 'This list'
  /** What was done, after the actor’s name: “signed in”. */
  readonly did: string
  /** What was done, where nobody was signed in. */
  readonly didFromOutside?: string
  /** What was done where the observation is a conference. */
  readonly didInConference?: string
  /** What was done in a coaching visit of two others, after “Somebody”. */
  readonly didInCoaching?: string
}

/** The words for what is done with an observation, with a conference, and with a coaching visit of two others. */
function ofRecord(say: (what: string) => string, talk = aSent(TEACHER_CONFERENCE)): Words {
  return {
    group: 'Observations',
    did: say(aSent(null)),
    didInConference: say(talk),
    didInCoaching: say('a coaching visit'),
  }
}

/** The words of each event; one without words does not compile. */
const words: Readonly<Record<AuditEventName, Words>> = {
  'auth.sign-in': { group: 'Signing in', did: 'signed in' },
  'auth.sign-in-failed': { group: 'Signing in', did: 'tried to sign in without success' },
  'auth.sign-out': { group: 'Signing in', did: 'signed out' },
  'session.revoke': { group: 'Signing in', did: 'signed out another device' },
  'session.token-reused': { group: 'Signing in', did: 'tried an old sign-in again' },
  'identity.link': { group: 'Signing in', did: 'connected a school account' },
  'identity.unlink': { group: 'Signing in', did: 'disconnected a school account' },
  'second-factor.on': { group: 'Signing in', did: 'turned the second step on' },
  'second-factor.off': { group: 'Signing in', did: 'turned the second step off' },
  'second-factor.new-codes': { group: 'Signing in', did: 'made new recovery codes' },
  'second-factor.recovery': { group: 'Signing in', did: 'signed in with a recovery code' },
  'user.password-change': {
    group: 'Users',
    did: 'changed a password',
    didFromOutside: 'set a new password with an emailed link',
  },
  'user.rename': { group: 'Users', did: 'changed their own name' },
  'user.invite': { group: 'Users', did: 'invited a user' },
  'user.invite-again': { group: 'Users', did: 'sent an invitation again' },
  'user.invite-withdraw': { group: 'Users', did: 'withdrew an invitation' },
  'user.invite-accept': { group: 'Users', did: 'accepted an invitation' },
  'user.change': { group: 'Users', did: 'changed the details or roles of a user' },
  'user.pause': { group: 'Users', did: 'paused a user' },
  'user.resume': { group: 'Users', did: 'reactivated a paused account' },
  'impersonation.start': { group: 'Support', did: 'began a support visit' },
  'impersonation.stop': { group: 'Support', did: 'ended a support visit' },
  'support.read': { group: 'Support', did: 'looked at a record' },
  'district.register': { group: 'District', did: 'registered the district' },
  'district.change': { group: 'District', did: 'changed the district’s name or time zone' },
  'district.policies': { group: 'District', did: 'changed the district’s rules' },
  'roster-connection.change': { group: 'District', did: 'changed the OneRoster connection' },
  'roster-connection.remove': { group: 'District', did: 'removed the OneRoster connection' },
  'roster-connection.pull': { group: 'District', did: 'asked for the roster to be pulled' },
  'school-year.change': { group: 'District', did: 'changed a school year' },
  'school-year.roll-over': { group: 'District', did: 'prepared a new school year' },
  'school-year.roll-back': { group: 'District', did: 'took a new school year back' },
  'school-year.grades': {
    group: 'District',
    did: 'changed grades',
    didFromOutside: 'Grades changed as planned for the new school year',
  },
  'school.create': { group: 'District', did: 'added a school' },
  'school.change': { group: 'District', did: 'changed a school' },
  'school.delete': { group: 'District', did: 'deleted a school' },
  'plan.extend-trial': { group: 'District', did: 'extended the trial' },
  'plan.remind': { group: 'District', did: 'sent a reminder about the plan' },
  'plan.quote': { group: 'District', did: 'asked for a quote' },
  'plan.order': {
    group: 'District',
    did: 'placed an order',
    didFromOutside: 'The next term was ordered by itself',
  },
  'plan.pay': { group: 'District', did: 'recorded a payment', didFromOutside: 'A payment arrived' },
  'plan.void': { group: 'District', did: 'took back an order' },
  'plan.cancel': { group: 'District', did: 'canceled the plan after its term' },
  'plan.resume': { group: 'District', did: 'took back the cancellation of the plan' },
  'plan.account': { group: 'District', did: 'changed where bills go' },
  'plan.file': { group: 'District', did: 'sent in a file about billing' },
  'plan.checkout': { group: 'District', did: 'opened the page to pay by card' },
  'plan.card-page': { group: 'District', did: 'opened the page of the card on file' },
  'plan.card-refused': {
    group: 'District',
    did: 'heard that the card was refused',
    didFromOutside: 'The card on file was refused',
  },
  'plan.card-refund': {
    group: 'District',
    did: 'got a card payment back',
    didFromOutside: 'A card payment went back to the card',
  },
  'plan.card-dispute': {
    group: 'District',
    did: 'heard of a dispute about a card payment',
    didFromOutside: 'A card payment is, or was, disputed at the bank',
  },
  'educator.read': { group: 'Educators', did: 'opened the page of an educator' },
  'educator.create': {
    group: 'Educators',
    did: 'added an educator',
    didInCoaching: 'added an educator who was met in a coaching visit',
  },
  'educator.change': { group: 'Educators', did: 'changed an educator' },
  'educator.move': { group: 'Educators', did: 'moved an educator to a school' },
  'educator.activate': { group: 'Educators', did: 'set an educator active again' },
  'educator.deactivate': { group: 'Educators', did: 'set an educator inactive' },
  'educator.confirm': { group: 'Educators', did: 'confirmed an educator added at the door' },
  'educator.drop': { group: 'Educators', did: 'dropped an educator added at the door' },
  'educator.merge': { group: 'Educators', did: 'merged another educator into one' },
  'educator.undo': { group: 'Educators', did: 'took back a change of an educator' },
  'educator.tell-apart': { group: 'Educators', did: 'told two educators apart' },
  'action-step.change': {
    group: 'Educators',
    did: 'changed an action step',
    didInCoaching: 'changed an action step of a coaching visit',
  },
  'observation.create': ofRecord((it) => `began ${it}`, 'a conference'),
  'observation.read': ofRecord((it) => `read ${it}`),
  'observation.download': ofRecord((it) => `downloaded ${it} as PDF`),
  'observation.complete': ofRecord((it) => `finished ${it}`),
  'observation.send': ofRecord((it) => `sent ${it}`),
  'observation.send-again': ofRecord((it) => `had ${it} mailed again`),
  'observation.plan': ofRecord((it) => `planned when ${it} is sent`),
  'observation.hand-over': ofRecord((it) => `handed ${it} over on paper`),
  'observation.reopen': ofRecord((it) => `reopened ${it}`),
  'observation.acknowledge': ofRecord((it) => `marked ${it} as read`),
  'observation.reply': ofRecord((it) => `replied to ${it}`),
  'observation.meet': ofRecord((it) => `asked to meet about ${it}`),
  'observation.ask': {
    group: 'Observations',
    did: 'asked an educator something before sending',
    didInCoaching: 'asked something before a coaching visit',
  },
  'observation.answer': ofRecord((it) => `answered what ${it} asked`, 'a conference'),
  'observation.sign': {
    group: 'Observations',
    did: 'signed a conference record',
    didInCoaching: 'signed the record of a coaching visit',
  },
  'observation.delete': {
    group: 'Observations',
    did: 'deleted a draft',
    didInCoaching: 'deleted a draft of a coaching visit',
  },
  'observation.late': ofRecord(
    (it) => `changed ${it} on a device after it was sent; the change is kept separately`,
  ),
  'record-link.send': ofRecord((it) => `emailed a new link to ${it}`),
  'record-link.revoke': ofRecord((it) => `revoked the link to ${it}`),
  'record-link.guessed': {
    group: 'Observations',
    did: 'entered five wrong codes for an emailed link',
    didInCoaching: 'entered five wrong codes for the link to a coaching visit',
  },
  'observation.late-device': { group: 'Observations', did: 'used a device whose change came after sending' },
  'configuration.publish': { group: 'District', did: 'changed how a tool is set up' },
  'configuration.create': { group: 'District', did: 'began a look-for set or a rubric' },
  'configuration.retire': { group: 'District', did: 'retired a look-for set or a rubric' },
  'configuration.restore': { group: 'District', did: 'brought back a retired look-for set or rubric' },
  'configuration.discard': { group: 'District', did: 'discarded the draft of a tool’s set-up' },
  'tools.change': { group: 'District', did: 'chose which tools are used' },
  'export.start': { group: 'Exports', did: 'began an export' },
  'export.download': { group: 'Exports', did: 'downloaded an export' },
  'roster.import': { group: 'Educators', did: 'imported a roster' },
  'roster.undo': { group: 'Educators', did: 'undid an import of a roster' },
  'audit.read': { group: 'This list', did: 'read this list' },
}

export function didWords({
  event,
  actor,
  subject,
  isBetweenOthers,
}: Pick<AuditEvent, 'event' | 'actor' | 'subject' | 'isBetweenOthers'>): string {
  const { did, didFromOutside, didInConference, didInCoaching } = words[event]
  if (isBetweenOthers) return didInCoaching ?? `${did} in a coaching visit`
  if (subject.isConference && didInConference) return didInConference
  return actor ? did : (didFromOutside ?? did)
}

/** “Visits planned a week: 12, was 10” */
export function changeWords({ what, from, to }: AuditChange): string {
  const now = to === null ? what : `${what}: ${to}`
  return from === null ? now : `${now}, was ${from}`
}

/** The kinds of event to choose from, in groups. */
export function kindChoices() {
  const kinds = Object.entries(words).map(([value, { group, did }]) => ({ group, value, label: title(did) }))
  const groups = [...new Set(kinds.map(({ group }) => group))]
  return [
    { value: '', label: 'Everything' },
    ...groups.map((group) => ({
      group,
      items: kinds.filter((it) => it.group === group).map(({ value, label }) => ({ value, label })),
    })),
  ]
}

function title(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
