export type Person = {
  subject: string
  givenName: string
  familyName: string
  email: string
  /** Colours of the portrait; absent: the person has no `picture` claim. */
  portrait?: { ground: string; figure: string }
}

export const ada: Person = {
  subject: 'ada-lindqvist',
  givenName: 'Ada',
  familyName: 'Lindqvist',
  email: 'ada@example.test',
  portrait: { ground: '#f0c9a8', figure: '#2f4858' },
}

export const boon: Person = {
  subject: 'boon-chaiyasit',
  givenName: 'Boon',
  familyName: 'Chaiyasit',
  email: 'boon@example.test',
}

export const people: readonly Person[] = [ada, boon]

export const fullName = ({ givenName, familyName }: Person): string => `${givenName} ${familyName}`
