/** What the stores of a person's database are called. */
export const [OBSERVATIONS, STAMPS, SETTINGS] = ['observations', 'stamps', 'settings']
