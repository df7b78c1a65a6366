import type { SealedConfigureView } from '@corridor/tools/definition/capture-view'
import { toolFaces } from '@corridor/tools/registry/faces'
import { type LazyExoticComponent, lazy } from 'react'
import { loadChunk } from '../../../chunks.ts'

/** What each tool lets its district set, by the tool's number. */
export const configureViews = new Map<number, LazyExoticComponent<SealedConfigureView['Component']>>(
  toolFaces.map(({ id, configure }) => {
    const load = async () => ({ default: (await loadChunk(configure)).default.Component })
    return [id, lazy(load)]
  }),
)
