import { endOf } from '@corridor/domain/observation/end-of'
import { isAhead } from '@corridor/domain/observation/is-ahead'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { useState } from 'react'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { loadViews } from '../capture-views.ts'
import { finishedTogether } from '../visit/kept-of-visit.ts'
import { missingOf } from '../visit/missing-of.ts'
import { rememberStudents } from '../visit/remembered.ts'

type Stage = 'capturing' | 'missing' | 'ahead' | 'finished'

/**
 * Finishes all tools of the visit. It asks for what is missing, and else waits until the disc has it all: only then
 * it is “saved”.
 */
export function useFinish(device: Device, kept: Kept, now: () => number) {
  const [stage, setStage] = useState<Stage>('capturing')
  const finish = useSteady(async () => {
    const drafts = unfinishedOf(device, kept)
    await loadViews(drafts.map(({ document }) => document.toolTypeId))
    if (drafts.some((it) => missingOf(device, it).length > 0)) return setStage('missing')
    await finishAll(drafts)
  })
  const finishAll = async (drafts: readonly Kept[]) => {
    // The clock may have been set right since the visit began.
    if (drafts.some(({ document }) => isAhead(document, Date.now()))) return setStage('ahead')
    await close(drafts)
  }
  const close = async (drafts: readonly Kept[]) => {
    for (const { document } of drafts) rememberStudents(device.userId, document)
    const ended = unfinishedOf(device, kept).map(({ id }) => endVisit(device, id, now()))
    await Promise.all([...ended, ...drafts.map(({ id }) => device.finish(id))])
    setStage('finished')
  }
  /** Finishes the complete tools; one that lacks something stays a draft, and its clock stops with the visit. */
  const finishRest = useSteady(() =>
    finishAll(unfinishedOf(device, kept).filter((it) => missingOf(device, it).length === 0)),
  )
  /** Corrects the beginning of a visit that a wrong clock has put into the future; its other tools move along. */
  const setBegin = async (moved: (it: ObservationDocument) => ObservationDocument) => {
    const drafts = unfinishedOf(device, kept)
    for (const { id, document } of drafts) {
      if (id !== kept.id && !isAhead(document, Date.now())) continue
      await endVisit(device, id, now())
      await device.change(id, moved)
    }
    await close(drafts.filter((it) => missingOf(device, it).length === 0))
  }
  return { stage, finish, finishRest, setBegin, setStage }
}

/**
 * The observations to finish: the drafts of the visit; of a finished one, that alone, to say that its changes are
 * done.
 */
export function unfinishedOf(device: Device, kept: Kept): Kept[] {
  if (kept.goal !== 'draft') return [kept]
  return finishedTogether(device, kept).filter(({ goal }) => goal === 'draft')
}

/** Stops the timer of an observation, once. */
export function endVisit(device: Device, id: string, now: number): Promise<void> {
  const at = new Date(now).toISOString()
  return device.change(id, (document) => ({
    ...document,
    endedAt: document.endedAt ?? endOf(at, document.startedAt, document.capture),
  }))
}
