/** The part of a record’s page where its educator is asked something: an address that names it leads there. */
export const askedOf = (id: string) => `asked-${id}`
