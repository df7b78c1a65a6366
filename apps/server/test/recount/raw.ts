import type { DistrictId } from '@corridor/domain/people/ids'
import type { Database } from '../../src/database/open.ts'

// Rows as the database has them, under the names of its columns: the recount reads nothing that was counted before it.

export interface RawObservation {
  readonly id: string
  readonly visit_id: string
  readonly school_id: number
  readonly educator_id: number
  readonly observer_id: number
  readonly tool_type_id: number
  readonly configuration_id: number
  readonly configuration_version: number
  readonly purpose: string
  readonly status: string
  readonly version: number
  readonly shared_at: string | null
  readonly started_at: string
  readonly ended_at: string | null
  readonly started_on: string
  readonly year_starts_on: string | null
  readonly sent_at: string | null
  readonly acknowledged_at: string | null
  readonly is_ahead: boolean
  readonly grades: string
  readonly subject: string
  readonly period: string | null
  readonly part_of_lesson: string | null
  readonly document: {
    readonly capture: unknown
    readonly startedAt: string
    readonly endedAt: string | null
    readonly timeZone: string
  }
}

interface Tables {
  readonly districts: { readonly name: string; readonly time_zone: string }
  readonly observations: RawObservation
  readonly contributions: {
    readonly observation_id: string
    readonly kind: string
    readonly key: string
    readonly value: { readonly text: string }
    readonly written_at: string
  }
  readonly sent_copies: {
    readonly observation_id: string
    readonly version: number
    readonly send_id: string
  }
  readonly deliveries: {
    readonly send_id: string
    readonly is_educator: boolean
    readonly state: string
    readonly mail_id: string | null
    readonly opened_at: string | null
  }
  readonly action_steps: {
    readonly id: string
    readonly text: string
    readonly educator_id: number
    readonly status: string
    readonly due_on: string | null
    readonly created_at: string
    readonly closed_at: string | null
    readonly observation_id: string | null
  }
  readonly educators: {
    readonly id: number
    readonly name: string
    readonly grades: string
    readonly subject: string
    readonly periods: readonly string[]
    readonly is_active: boolean
    readonly user_id: number | null
  }
  readonly educator_assignments: {
    readonly educator_id: number
    readonly school_id: number
    readonly starts_on: string
    readonly ends_on: string | null
  }
  readonly schools: {
    readonly id: number
    readonly name: string
    readonly bell_schedule: readonly { readonly name: string }[] | null
  }
  readonly school_years: { readonly starts_on: string; readonly ends_on: string }
  readonly terms: { readonly starts_on: string; readonly ends_on: string }
  readonly closures: { readonly name: string; readonly first_on: string; readonly last_on: string }
  readonly users: { readonly id: number; readonly name: string }
  readonly assignments: {
    readonly user_id: number
    readonly role: string
    readonly school_id: number | null
    readonly educator_ids: readonly number[] | null
    readonly starts_on: string
    readonly ends_on: string | null
    readonly ended_at: string | null
  }
  readonly configurations: { readonly id: number; readonly tool_type_id: number; readonly name: string }
  readonly configuration_versions: {
    readonly configuration_id: number
    readonly version: number
    readonly content: unknown
  }
}

export type Raw = { readonly [Name in keyof Tables]: readonly Tables[Name][] }

const names = [
  'districts',
  'observations',
  'contributions',
  'sent_copies',
  'deliveries',
  'action_steps',
  'educators',
  'educator_assignments',
  'schools',
  'school_years',
  'terms',
  'closures',
  'users',
  'assignments',
  'configurations',
  'configuration_versions',
] as const satisfies readonly (keyof Tables)[]

/** Everything of a district, as it is stored. */
export function readRaw(database: Database, districtId: DistrictId): Promise<Raw> {
  return database.tenant(districtId, async ({ client }) => {
    const raw: Record<string, unknown> = {}
    for (const name of names) {
      const { rows } = await client.query(`select row_to_json(it) as row from ${name} it`)
      raw[name] = rows.map(({ row }) => row)
    }
    return raw as unknown as Raw
  })
}
