import { useSearchParams } from 'react-router'
import { FormRefusal } from '../forms/form-refusal.tsx'
import { identityRefusalWords } from './identity-refusal-words.ts'

/** Says why coming back from a school account led no further. */
export function IdentityRefusal() {
  const [search] = useSearchParams()
  return <FormRefusal words={identityRefusalWords(search.get('refused'))} />
}
