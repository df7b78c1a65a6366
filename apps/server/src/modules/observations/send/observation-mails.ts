import {
  mailOfMeeting,
  mailOfObservation,
  mailOfQuestion,
  mailOfReopening,
  mailOfReply,
  mailOfResponse,
  mailOfWaiting,
} from '@corridor/domain/mail/observation-mail'
import type { LetterKind } from '@corridor/tools/definition/tool'
import type { Config } from '../../../config.ts'

interface Told {
  readonly id: string
  readonly toolTypeId: number
  readonly by: string
  readonly school: string
  readonly now: Date
}

type Address = Pick<Config, 'PUBLIC_URL'>

interface ToldOfSending extends Told {
  /** How many observations went out together. */
  readonly count: number
}

export function tellOfObservation(told: ToldOfSending, isEducator: boolean, address: Address) {
  return { ...mailOfObservation({ ...told, link: linkTo(told, address) }, isEducator), now: told.now }
}

export function tellOfReopened(told: Told, isEducator: boolean, address: Address) {
  return { ...mailOfReopening({ ...told, link: linkTo(told, address) }, isEducator), now: told.now }
}

export function tellOfQuestion(told: Told, address: Address) {
  return { ...mailOfQuestion({ ...told, link: linkTo(told, address) }), now: told.now }
}

const composers = {
  reopened: (told: Composed) => mailOfReopening(told, true),
  response: mailOfResponse,
  asked: mailOfQuestion,
  waiting: mailOfWaiting,
}

interface Composed extends Pick<Told, 'toolTypeId' | 'by' | 'school'> {
  readonly link: string
  readonly until: string
}

/** Composes mails for an educator who gets a link that opens with a code. */
export function composing(told: Pick<Told, 'toolTypeId' | 'by' | 'school'>, about: keyof typeof composers) {
  return (way: Pick<Composed, 'link' | 'until'>) => composers[about]({ ...told, ...way })
}

/** Composes the mail of a sending for an educator who gets a link that opens with a code. */
export function composingSent(
  { toolTypeId, by, school, count }: Pick<ToldOfSending, 'toolTypeId' | 'by' | 'school' | 'count'>,
  replyTo?: string,
) {
  return (way: Pick<Composed, 'link' | 'until'>) => ({
    ...mailOfObservation({ toolTypeId, by, school, count, ...way }, true),
    replyTo,
  })
}

const letters = { reply: mailOfReply, meet: mailOfMeeting, response: mailOfResponse }

export function tellOfLetter(told: Told, kind: LetterKind, address: Address) {
  return { ...letters[kind]({ ...told, link: linkTo(told, address) }), now: told.now }
}

// Links lead only ever to the configured address: the request's own may be forged.
function linkTo({ id, toolTypeId }: Told, { PUBLIC_URL }: Address): string {
  return new URL(`/observations/${toolTypeId}/view/${id}`, PUBLIC_URL.origin).href
}
