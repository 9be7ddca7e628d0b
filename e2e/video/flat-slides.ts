import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { TestSlide } from './test-slides.ts'

/** Colours far apart, so that every step of a fade between two of them is measurable. */
const slides: { colour: [number, number, number]; script: string }[] = [
  { colour: [200, 30, 40], script: 'The first ships came in.' },
  { colour: [30, 150, 70], script: 'They waited for the tide, and for the wind.' },
  { colour: [40, 60, 210], script: 'Somebody counted them.' },
  { colour: [240, 200, 40], script: 'Then the lights went out along the whole shore.' },
  { colour: [110, 110, 120], script: 'Good night.' },
]

/** Pictures with one colour in the middle, a border, and a few words each: quick to draw, speak and recognise. */
export const makeFlatSlides = (folder: string): Promise<TestSlide[]> =>
  Promise.all(
    slides.map(async ({ colour, script }, index) => {
      const name = `flat-${index + 1}.png`
      const path = join(folder, name)
      const [r, g, b] = colour
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">
        <rect width="1280" height="720" fill="#f4efe6"/>
        <rect x="120" y="80" width="1040" height="560" fill="rgb(${r},${g},${b})"/></svg>`
      await writeFile(path, await sharp(Buffer.from(svg)).png().toBuffer())
      return { name, path, colour, script }
    }),
  )
