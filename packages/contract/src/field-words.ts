import { placeWords } from '@corridor/domain/observation/place-words'
import { isForPeople } from '@corridor/domain/words/issue-words'
import type { FieldMessages } from './refusal.ts'

const MOST_NAMED = 3

/** The server’s messages about fields, for a person who does not see the request. */
export function fieldWords(fields: FieldMessages): string {
  const all = Object.entries(fields).map(([path, message]) => sentence(path, message))
  const more = all.length - MOST_NAMED
  return [...all.slice(0, MOST_NAMED), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}

function sentence(path: string, message: string): string {
  const place = placeWords(path.split('.').filter((key, at) => at > 0 || !isEnvelope(key)))
  return isForPeople(message) ? `${place}: ${message}` : `${place}: this is not valid.`
}

/** Whether a key is only the envelope of a document or a content. */
const isEnvelope = (key: string) => key === 'document' || key === 'content' || key === ''
