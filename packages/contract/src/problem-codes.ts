import { tooManyFiles, tooManyPixels, tooMuchLoose } from '@corridor/domain/files/file-limits'
import { billingProblems } from './district/billing-problems.ts'
import { rosterProblems } from './district/roster-problems.ts'
import { signInProblems } from './sign-in/sign-in-problems.ts'

/** Every way a request may be refused. The code is the contract; the message is for people. */
export const problems = {
  'invalid-request': { status: 422, message: 'Some of what was sent is not valid.' },
  'not-from-corridor': {
    status: 403,
    message: 'This request did not come from Corridor. Reload the page and try again.',
  },
  ...signInProblems,
  'user-not-found': { status: 404, message: 'That person does not exist.' },
  'grant-not-allowed': { status: 403, message: 'You cannot give somebody this role.' },
  'user-not-yours': { status: 403, message: 'You cannot change this person.' },
  'last-admin': {
    status: 409,
    message: 'Your district needs a district administrator. Give the role to somebody else first.',
  },
  'not-invited': { status: 409, message: 'This person has accepted already.' },
  'no-address': { status: 409, message: 'There is no email address in their file. Add one first.' },
  'not-yet-accepted': { status: 409, message: 'This person has not accepted the invitation yet.' },
  'person-not-found': { status: 404, message: 'No one has this address.' },
  'may-not-impersonate': { status: 403, message: 'You cannot view Corridor as this person.' },
  'not-impersonating': { status: 409, message: 'You are yourself.' },
  'impersonation-is-read-only': {
    status: 403,
    message: 'You are viewing Corridor as someone else: you can read but not change anything.',
  },
  'already-reminded': {
    status: 409,
    message: 'A reminder went out today already. You can send another one tomorrow.',
  },
  'nobody-to-remind': {
    status: 409,
    message: 'No one in your district handles billing. Please email support.',
  },
  'plan-is-current': { status: 409, message: 'The plan is running. Reload the page.' },
  'wrong-password': { status: 422, message: 'That is not the password you have now.' },
  'unsubscribe-link-not-valid': {
    status: 404,
    message: 'This link is incomplete. You can choose which emails you get in your profile.',
  },
  'reset-link-not-valid': {
    status: 404,
    message: 'This link has been used or is too old. Ask for a new one.',
  },
  'record-link-closed': {
    status: 404,
    message: 'This link cannot be opened. Ask the sender for a new one.',
  },
  'no-link-needed': {
    status: 409,
    message: 'They have an account by now, or no address. Reload the page.',
  },
  'wrong-record-code': {
    status: 422,
    message: 'That code does not fit or is too old. Check it, or ask for a new one.',
  },
  'record-code-spent': { status: 422, message: 'Those were five wrong codes. Ask for a new one.' },
  'record-session-over': {
    status: 403,
    message: 'This page has been closed. Ask for a new code to open it again.',
  },
  'wrong-address': { status: 421, message: 'There is no Corridor at this address.' },
  'demo-not-available': { status: 404, message: 'There is no demo here.' },
  forbidden: { status: 403, message: 'You do not have access to this.' },
  'session-not-found': { status: 404, message: 'That device is not signed in.' },
  'educator-not-found': { status: 404, message: 'That educator does not exist.' },
  'change-not-found': {
    status: 404,
    message: 'That change does not exist, or can no longer be taken back.',
  },
  'merged-since': {
    status: 409,
    message: 'One of the two has been merged with somebody else since. Undo that first.',
  },
  'number-taken-since': {
    status: 409,
    message: 'Somebody else has the number of the one who would come back. Change that first.',
  },
  'two-accounts': { status: 409, message: 'Both have an account. Choose the one that stays theirs.' },
  'same-educator': { status: 409, message: 'That is the same educator. Choose somebody else.' },
  'met-at-the-door': {
    status: 409,
    message: 'They were met at the door. Keep the one who is known, and join this one to them.',
  },
  'conference-not-planned': {
    status: 409,
    message: 'No day and time are planned for this conference yet.',
  },
  'step-not-found': { status: 404, message: 'That action step does not exist.' },
  ...rosterProblems,
  ...billingProblems,
  'school-not-found': { status: 404, message: 'That school does not exist.' },
  'delivery-not-found': {
    status: 409,
    message: 'That was not sent, or has been sent anew since. Reload the page.',
  },
  'address-is-of-account': {
    status: 409,
    message: 'They sign in with this address: it is changed by inviting them with the right one.',
  },
  'observation-not-found': { status: 404, message: 'That observation does not exist.' },
  'observation-has-moved': {
    status: 409,
    message: 'This observation was changed on another device. Look at it again first.',
  },
  // This problem comes with the moment and the revision of the deletion: a device that has changed the draft since
  // brings it back.
  'observation-was-removed': { status: 409, message: 'You deleted this draft on another device.' },
  'observation-incomplete': { status: 422, message: 'Something is still missing.' },
  'observation-not-completed': { status: 409, message: 'Finish this observation before you send it.' },
  'plan-is-settled': { status: 409, message: 'This was sent, or is gone. Reload the page.' },
  'observation-already-sent': { status: 409, message: 'This observation has been sent already.' },
  'observations-apart': {
    status: 409,
    message: 'Only observations of one visit to one educator, with one purpose, are sent together.',
  },
  'observation-not-sent': { status: 409, message: 'This observation has not been sent.' },
  'observation-reopened': {
    status: 409,
    message: 'You have opened this observation again. Its observer can change it and send another copy.',
  },
  'observation-has-conflicts': {
    status: 409,
    message: 'Two devices changed the same thing. Choose which one to keep before you send it.',
  },
  'observation-not-ready': { status: 409, message: 'Something has to change before this is sent.' },
  'nothing-asked': { status: 409, message: 'This question was removed. Reload the page.' },
  'observation-lacks-files': {
    status: 409,
    message: 'Photos or documents of this observation are still on the device that added them.',
  },
  'file-not-found': { status: 404, message: 'There is no such file, or you cannot see it.' },
  'file-not-known': {
    status: 422,
    message: 'A photo or a document here cannot be read. Remove it, and choose a JPEG, PNG, WebP or PDF.',
  },
  'too-many-files': { status: 409, message: tooManyFiles },
  'too-many-loose-files': { status: 409, message: tooMuchLoose },
  'too-many-pixels': { status: 422, message: tooManyPixels },
  'may-not-observe': { status: 403, message: 'You cannot observe this educator.' },
  'educator-stays': {
    status: 409,
    message:
      'This visit stays with its educator: something of it is finished, or they have answered already. Choose them again; what you recorded is kept.',
  },
  'visit-is-ahead': {
    status: 409,
    message: 'This visit is dated in the future: the clock of the device was wrong. Say when it began.',
  },
  'no-longer-observing': {
    status: 403,
    message:
      'You no longer observe in this district, so this can be neither finished nor sent. Your work is kept. If that is a mistake, ask your principal to add you again.',
  },
  'not-observing-that-day': {
    status: 403,
    message:
      'You were not an observer of this educator on the day of this visit, so it can be neither finished nor sent. Your work is kept.',
  },
  'app-is-newer': {
    status: 409,
    message:
      'This was written with a newer version of Corridor. It is kept as it is, and opens once Corridor is up to date.',
  },
  'configuration-not-found': { status: 404, message: 'That configuration does not exist.' },
  'configuration-has-moved': {
    status: 409,
    message: 'Someone else changed this in the meantime. Look at it again first.',
  },
  'configuration-is-retired': { status: 409, message: 'This is retired. Restore it before you publish.' },
  'configuration-not-published': {
    status: 409,
    message: 'This was never published. Discard the draft instead.',
  },
  'district-chooses-tools': { status: 403, message: 'Your district chooses the tools of every school.' },
  'tool-is-single': { status: 409, message: 'This tool has one set-up. Turn the tool off instead.' },
  'own-content-has-moved': {
    status: 409,
    message: 'You changed this on another device in the meantime. Look at it again first.',
  },
  'school-in-use': {
    status: 409,
    message: 'This school has educators, staff or visits. Set it to inactive instead.',
  },
  'secrets-not-kept': {
    status: 409,
    message: 'This server cannot keep secrets yet. Whoever runs it has to set ROSTER_KEY first.',
  },
  'not-connected': { status: 409, message: 'No OneRoster service is connected. Reload the page.' },
  'rollover-has-moved': {
    status: 409,
    message: 'Someone else changed this plan in the meantime. Look at it again first.',
  },
  'rollover-not-ready': {
    status: 409,
    message:
      'Something changed since you checked, or has to be changed first. Nothing was done. Check again.',
  },
  'rollover-not-undoable': {
    status: 409,
    message: 'This can no longer be undone. Reload the page to see why.',
  },
  'school-year-not-found': { status: 404, message: 'That school year does not exist.' },
  'plan-past-due': {
    status: 402,
    message:
      'Finishing and sending are paused until your district’s plan is settled. Your work is safe and goes on by itself then. You can read and export; whoever handles billing finds the way in Settings, Billing.',
  },
  'subscription-required': { status: 402, message: 'Your district has no current plan. Your work is safe.' },
  'span-not-valid': {
    status: 422,
    message: 'The last day of a report comes after its first, at most 400 days later. Choose other days.',
  },
  'demo-downloads-nothing': { status: 418, message: 'The demo account opens reports and downloads nothing.' },
  // The demo account may look at everything and change nothing (specification §6).
  'demo-is-view-only': { status: 418, message: 'The demo account is view only.' },
  'export-not-found': { status: 404, message: 'That export does not exist.' },
  'export-not-ready': { status: 409, message: 'This export cannot be downloaded. Reload the page.' },
  'export-right-gone': {
    status: 403,
    message: 'Your role has changed since this export was made, so it can no longer be downloaded.',
  },
  'export-own-only': {
    status: 403,
    message: 'You can export your own visits. School leaders can export more.',
  },
  'export-totals-only': {
    status: 403,
    message: 'You see totals and no single visits, so there is nothing here that you could export.',
  },
  'export-is-running': {
    status: 409,
    message: 'An export of yours is being made already. Wait until it is done, or cancel it.',
  },
  'too-many-exports': {
    status: 429,
    message: 'Several exports of your district are being made right now. Try again in a few minutes.',
  },
  'too-many-kept-exports': {
    status: 409,
    message: 'Five exports of yours can still be downloaded. Delete one of them first.',
  },
  'too-large': { status: 413, message: 'That is too large to send.' },
  'too-slow': {
    status: 408,
    message: 'The connection is too slow for this right now. Try again in a moment.',
  },
  'too-many-requests': {
    status: 429,
    message: 'That was a lot in a short time. Wait a while and try again.',
  },
  'no-such-address': { status: 404, message: 'There is nothing at this address.' },
  'unsupported-media-type': { status: 415, message: 'Send this as JSON.' },
  'database-unavailable': {
    status: 503,
    message: 'Corridor cannot reach its database right now. Try again in a moment.',
  },
  'too-busy': { status: 503, message: 'Many devices ask Corridor at once. Try again in a moment.' },
  unexpected: { status: 500, message: 'Something went wrong on our side. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ProblemCode = keyof typeof problems

/** Why finishing and sending are refused to somebody who observes no longer, or did not on that day. */
export const notObserving = ['no-longer-observing', 'not-observing-that-day'] as const

export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(problems, code)
}
