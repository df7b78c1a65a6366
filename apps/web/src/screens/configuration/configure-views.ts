import type { SealedConfigureView } from '@corridor/tools/definition/capture-view'
import { toolViews } from '@corridor/tools/registry/views'
import { type LazyExoticComponent, lazy } from 'react'
import { loadChunk } from '../../chunks.ts'

/** What each tool lets its district set, by the tool's number. */
export const configureViews = new Map<number, LazyExoticComponent<SealedConfigureView['Component']>>(
  toolViews.map(({ id, configure }) => {
    const load = async () => ({ default: (await loadChunk(configure)).default.Component })
    return [id, lazy(load)]
  }),
)
