import sharp from 'sharp'
import type { Person } from './people.ts'

export const portraitPath = '/portraits/'

const draw = ({ ground, figure }: NonNullable<Person['portrait']>) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="256" height="256">
      <rect width="64" height="64" fill="${ground}"/>
      <circle cx="32" cy="25" r="11" fill="${figure}"/>
      <path d="M8 64c2-17 12-24 24-24s22 7 24 24z" fill="${figure}"/>
    </svg>`),
  )
    .png()
    .toBuffer()

/** PNG portraits by URL path, as a provider would serve them. */
export const drawPortraits = async (people: readonly Person[]): Promise<Map<string, Buffer>> =>
  new Map(
    await Promise.all(
      people.flatMap(({ subject, portrait }) =>
        portrait ? [draw(portrait).then((picture) => [portraitPath + subject, picture] as const)] : [],
      ),
    ),
  )
