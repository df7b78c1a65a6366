import type { JsonObject } from '@corridor/domain/data/json'
import type { FileRef } from '@corridor/domain/files/file-ref'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { PastVisits } from '../visit/past-visit.ts'
import type { Contribution, Item, Visit } from './tool.ts'

/** Something that another tool of the same visit recorded, to be picked as evidence. */
export interface Evidence {
  readonly observationId: string
  readonly toolTypeId: number
  /** The entry’s id, within its observation. */
  readonly entryId: string
  /** “Script”, “Question”, “Sweep” */
  readonly kind: string
  readonly at: string
  readonly text: string
  /** The photo or document of the entry. */
  readonly file?: FileRef
  /** The items that the entry was tagged with, as `${configurationId}:${id}` of a target. */
  readonly targets?: readonly string[]
}

/** An item of a rubric or a look-for set of the district. */
export interface Target extends Item {
  readonly configurationId: number
  /** The title of the set that the target is in. */
  readonly set: string
}

/** What the same tool recorded at an earlier visit to the educator. */
export interface Earlier {
  readonly observationId: string
  readonly startedAt: string
  readonly carried: JsonObject
}

export interface OpenStep {
  readonly id: string
  readonly text: string
  readonly dueOn: string | null
  readonly agreedOn: string
}

/** A goal that was agreed on in a conference, and is still worked at. */
export interface OpenGoal {
  readonly id: string
  readonly text: string
}

/** The photos and documents of this observation. They are on the device first. */
export interface Files {
  /** Keeps a file, made small and without its place; throws an Error that says what to do. */
  readonly add: (file: File) => Promise<FileRef>
  /** An address to show a file by, for as long as the page stands; undefined where the file is elsewhere. */
  readonly addressOf: (file: FileRef) => Promise<string | undefined>
}

/** What a tool may ask about the visit. Each is looked up when it is asked for, so that a tap costs nothing. */
export interface Around<Own = JsonObject> {
  readonly educator: string
  /** The version of the set or rubric that is captured with; null while it is being written. */
  readonly version: number | null
  readonly evidence: () => Promise<readonly Evidence[]>
  /** The targets, the configuration’s own items first. */
  readonly targets: () => readonly Target[]
  /** What the same tool recorded at earlier visits, oldest first. */
  readonly earlier: () => readonly Earlier[]
  readonly steps: () => readonly OpenStep[]
  readonly goals: () => Promise<readonly OpenGoal[]>
  /** Finished visits with other tools, by anybody, that may be shown to the educator. */
  readonly visits: () => Promise<PastVisits>
  readonly files: Files
  /** The observer’s own content of this tool; undefined before they keep any. */
  readonly own: () => Own | undefined
  /** The page where observers change their own content; the draft is kept meanwhile. Null where there is none. */
  readonly ownAddress: string | null
}

export interface CaptureProps<Config, Capture, Own = JsonObject> {
  readonly capture: Capture
  readonly config: Config
  readonly visit: Visit
  readonly around: Around<Own>
  /** What the educator added so far. */
  readonly contributions: readonly Contribution[]
  /**
   * Changes the capture. `did` names the change for Undo: “seat 16”. It is on the device before anybody says it is
   * saved. Changes in a row with the same `one` are one step for Undo, as letters typed into a field are.
   */
  readonly change: (did: string, next: (capture: Capture) => Capture, one?: string) => void
  readonly newId: () => string
  /** The clock, in milliseconds. */
  readonly now: () => number
}

/** A tool’s capture screen. It brings no schemas: those would weigh on the first load. */
export interface CaptureView<Config, Capture, Own = JsonObject> {
  readonly version: number
  readonly Icon: Icon
  readonly Component: ComponentType<CaptureProps<Config, Capture, Own>>
  blank(config: Config): Capture
  /** What the capture lacks to be completed, in words for the observer. */
  missing(capture: Capture, config: Config): readonly string[]
  /** The line or two beside Finish. */
  hint(capture: Capture, config: Config, visit: Visit): string
  /**
   * What comes next by the clock, for an observer who captures with another tool of the visit meanwhile; null:
   * nothing.
   */
  due?(capture: Capture, config: Config): Due | null
  /** The evidence that other tools of the visit may pick from the capture. */
  evidence?(capture: Capture, config: Config, visit: Visit): readonly PickedFrom[]
}

export interface Due {
  /** When the next step of a tool is due, in milliseconds. */
  readonly at: number
  /** Two words on a tab: “Sweep due”. */
  readonly words: string
}

/** Evidence of a tool; the frame adds its observation and its set. */
export interface PickedFrom extends Omit<Evidence, 'observationId' | 'toolTypeId'> {
  /** Items of the tool’s own set that the entry is about, by their ids there; they become targets. */
  readonly items?: readonly string[]
}

export interface ConfigureProps<Config> {
  readonly value: Config
  readonly change: (next: Config) => void
  readonly isReadOnly: boolean
  /** What to do about single fields, by their path. */
  readonly faults: Readonly<Record<string, string>>
}

export interface ConfigureView<Config, Own = JsonObject> {
  readonly Component: ComponentType<ConfigureProps<Config>>
  /** The form of the observers’ own content. */
  readonly Own?: ComponentType<ConfigureProps<Own>>
}

export type SealedCaptureView = CaptureView<JsonObject, JsonObject>
export type SealedConfigureView = ConfigureView<JsonObject>

// The device keeps captures and own content as JSON; each was made by its own tool, or checked by it on the way in.
export function sealCapture<Config, Capture, Own = JsonObject>(
  view: CaptureView<Config, Capture, Own>,
): SealedCaptureView {
  return view as unknown as SealedCaptureView
}

export function sealConfigure<Config, Own = JsonObject>(
  view: ConfigureView<Config, Own>,
): SealedConfigureView {
  return view as unknown as SealedConfigureView
}
