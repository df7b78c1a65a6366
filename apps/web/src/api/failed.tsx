import { fieldWords } from '@corridor/contract/field-words'
import { Refusal } from '@corridor/contract/refusal'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { showDemoDialog, showErrorDialog, showReadOnlyDialog } from '../frame/messages/dialogs.tsx'
import { currentUser } from './session.ts'

interface Words {
  readonly title?: string
  readonly message: string
  readonly retry?: () => void
}

/** The shared end of every action that did not work (specification §8): the person is told, the error is returned. */
export function failed(error: unknown, { title = 'Error', message, retry }: Words): Error {
  const isDemo = error instanceof Refusal && error.status === 418 && currentUser()?.id === DEMO_USER
  const isReadOnly = error instanceof Refusal && error.code === 'impersonation-is-read-only'
  const isSignedOut = error instanceof Refusal && error.status === 401
  if (isDemo) showDemoDialog()
  else if (isReadOnly) showReadOnlyDialog(currentUser()?.name ?? 'somebody else')
  else if (!isSignedOut) showErrorDialog({ title, message: named(error, message), ...(retry && { retry }) })
  return error instanceof Error ? error : new Error(String(error))
}

/** The message with the invalid fields named, unless it names them already. */
function named(error: unknown, message: string): string {
  const { code, fields = {} }: Partial<Refusal> = error instanceof Refusal ? error : {}
  const isSaid = Object.values(fields).some((it) => message.includes(it))
  return code === 'invalid-request' && !isSaid ? `${message} ${fieldWords(fields)}`.trim() : message
}
