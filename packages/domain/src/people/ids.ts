import * as z from 'zod/mini'

const number = () => z.int().check(z.positive())

export const DistrictId = number().brand<'DistrictId'>()
export type DistrictId = z.infer<typeof DistrictId>

export const SchoolId = number().brand<'SchoolId'>()
export type SchoolId = z.infer<typeof SchoolId>

export const UserId = number().brand<'UserId'>()
export type UserId = z.infer<typeof UserId>

export const EducatorId = number().brand<'EducatorId'>()
export type EducatorId = z.infer<typeof EducatorId>

/** Spec §9: the demo account. */
export const DEMO_USER = UserId.parse(7)
