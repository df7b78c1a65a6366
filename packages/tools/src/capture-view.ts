import type { JsonObject } from '@corridor/domain/json'
import type { ComponentType } from 'react'

export interface CaptureProps<Config, Capture> {
  readonly capture: Capture
  readonly config: Config
  readonly visit: {
    readonly startedAt: string
    /** Null while the timer runs. */
    readonly endedAt: string | null
    /** By whose clock times are shown, wherever they are read again. */
    readonly timeZone: string
    readonly studentsPresent: number | null
  }
  /** `did` names for Undo what is done: «seat 16». What is changed is on the device before anybody says it is saved. */
  readonly change: (did: string, next: (capture: Capture) => Capture) => void
  readonly newId: () => string
  /** The clock, in milliseconds. */
  readonly now: () => number
}

/** What a tool shows while it captures. It brings no schemas: those would weigh on the first load. */
export interface CaptureView<Config, Capture> {
  readonly version: number
  readonly Component: ComponentType<CaptureProps<Config, Capture>>
  blank(config: Config): Capture
  /** What still stands between this capture and «completed», in words for the observer. */
  missing(capture: Capture, config: Config): readonly string[]
  /** A line or two beside Finish. */
  hint(capture: Capture, config: Config): string
}

export interface ConfigureProps<Config> {
  readonly value: Config
  readonly change: (next: Config) => void
  readonly isReadOnly: boolean
  /** What to do about single fields, by their path. */
  readonly faults: Readonly<Record<string, string>>
}

export interface ConfigureView<Config> {
  readonly Component: ComponentType<ConfigureProps<Config>>
}

export type SealedCaptureView = CaptureView<JsonObject, JsonObject>
export type SealedConfigureView = ConfigureView<JsonObject>

// Whoever keeps the documents knows them as JSON. Each was made by its own tool, or checked by it on the way in.
export function sealCapture<Config, Capture>(view: CaptureView<Config, Capture>): SealedCaptureView {
  return view as unknown as SealedCaptureView
}

export function sealConfigure<Config>(view: ConfigureView<Config>): SealedConfigureView {
  return view as unknown as SealedConfigureView
}
