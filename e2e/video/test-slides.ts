import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

export type TestSlide = { name: string; path: string; colour: [number, number, number]; script: string }

const slides: { colour: [number, number, number]; script: string }[] = [
  {
    colour: [230, 30, 40],
    script:
      'Before the cranes came, this harbour was a row of wooden piers. The fish market opened at four in the morning.',
  },
  {
    colour: [30, 160, 70],
    script:
      'Steel changed the shore in ten years. Ships that had waited for the tide could now land at any hour.',
  },
  {
    colour: [40, 70, 220],
    script:
      'A tide table looks certain. It is an average of a thousand mornings, and the sea keeps no promises.',
  },
  {
    colour: [250, 200, 40],
    script:
      'Pilots still climb a rope ladder in the dark. They bring every large ship through the narrow channel.',
  },
  {
    colour: [120, 120, 125],
    script:
      'Tonight the lights are on again. Somebody is loading oranges, and somebody is singing on the deck.',
  },
]

/** The middle of each picture is one flat colour; around it is detail that a wrong frame would not have. */
const draw = ([r, g, b]: [number, number, number], number: number): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080">
  <rect width="1920" height="1080" fill="#f4efe6"/>
  ${Array.from({ length: 24 }, (_, i) => {
    const x = (i * 331 * number) % 1920
    const y = (i * 197 * number) % 1080
    return `<circle cx="${x}" cy="${y}" r="${30 + ((i * 13) % 60)}" fill="hsl(${(i * 41 + number * 70) % 360} 45% 60%)"/>`
  }).join('')}
  <rect x="560" y="290" width="800" height="500" fill="rgb(${r},${g},${b})"/>
  <text x="80" y="180" font-family="sans-serif" font-size="120" fill="#20242c">Slide ${number}</text>
</svg>`

/** Writes five PNG slides into a folder, and gives them with their scripts. */
export const makeTestSlides = async (folder: string): Promise<TestSlide[]> =>
  Promise.all(
    slides.map(async ({ colour, script }, index) => {
      const name = `slide-${index + 1}.png`
      const path = join(folder, name)
      await writeFile(
        path,
        await sharp(Buffer.from(draw(colour, index + 1)))
          .png()
          .toBuffer(),
      )
      return { name, path, colour, script }
    }),
  )
