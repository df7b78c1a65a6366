import type { SealedConfigureView } from '@corridor/tools/capture-view'
import { catalogue } from '@corridor/tools/catalogue'
import { findView } from '@corridor/tools/views'
import { type LazyExoticComponent, lazy } from 'react'
import { loadChunk } from '../../chunks.ts'

/** What each tool lets its district set, by the tool's number. */
export const configureViews = new Map<number, LazyExoticComponent<SealedConfigureView['Component']>>(
  catalogue.flatMap(({ id }) => {
    const view = findView(id)
    if (!view) return []
    const load = async () => ({ default: (await loadChunk(view.configure)).default.Component })
    return [[id, lazy(load)] as const]
  }),
)
