export type Person = { subject: string; givenName: string; familyName: string; email: string }

export const ada: Person = {
  subject: 'ada-lindqvist',
  givenName: 'Ada',
  familyName: 'Lindqvist',
  email: 'ada@example.test',
}

export const boon: Person = {
  subject: 'boon-chaiyasit',
  givenName: 'Boon',
  familyName: 'Chaiyasit',
  email: 'boon@example.test',
}

export const people: readonly Person[] = [ada, boon]

export const fullName = ({ givenName, familyName }: Person): string => `${givenName} ${familyName}`
