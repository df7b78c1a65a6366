/** The names of the stores in a person’s database. */
export const [OBSERVATIONS, STAMPS, SETTINGS] = ['observations', 'stamps', 'settings']
