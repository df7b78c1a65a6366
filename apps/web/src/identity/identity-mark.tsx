import type { Provider } from '@corridor/domain/people/sign-in/providers'
import { IconBrandGoogle, IconBrandWindows, IconCircleLetterC } from '@tabler/icons-react'

// The icon set has no mark of Clever.
const marks = { google: IconBrandGoogle, microsoft: IconBrandWindows, clever: IconCircleLetterC } as const

export function IdentityMark({ provider }: { readonly provider: Provider }) {
  const Mark = marks[provider]
  return <Mark size={20} stroke={1.9} aria-hidden />
}
