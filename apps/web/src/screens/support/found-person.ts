import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'

/** Somebody whom support found by their address. */
export type FoundPerson = ResponseOf<typeof contract.impersonation.find>
