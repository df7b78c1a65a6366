import './kit.css'
import { cssVariables, theme } from '@corridor/ui/theme'
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cache } from '../api/cache.ts'
import { Toasts } from './messages/toasts.tsx'

/** The providers of ordinary screens. Capture screens load without them. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={cache}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <ModalsProvider>
          <Toasts />
          {children}
        </ModalsProvider>
      </MantineProvider>
    </QueryClientProvider>
  )
}
