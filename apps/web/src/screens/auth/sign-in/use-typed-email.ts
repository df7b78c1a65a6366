import { useLocation } from 'react-router'
import { rememberedEmail } from '../../../api/tokens.ts'

/** The address that was typed on the page before this one, or that of the last sign-in. */
export function useTypedEmail(): string {
  const state: unknown = useLocation().state
  const isTyped =
    typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
  return (isTyped && String(state.email)) || rememberedEmail()
}
