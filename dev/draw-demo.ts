// The demo project's pictures as files, for pages and documents: node dev/draw-demo.ts FOLDER [WIDTH]
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { sheet } from './seed-demo/drawing/sheet.ts'
import { demoSlides } from './seed-demo/slides.ts'

const [folder, width = sheet.width] = process.argv.slice(2)
if (!folder) throw new Error('usage: draw-demo.ts FOLDER [WIDTH]')
await mkdir(folder, { recursive: true })
for (const { filename, svg } of demoSlides)
  await sharp(Buffer.from(svg()))
    .resize({ width: Number(width) })
    .webp({ quality: 86 })
    .toFile(join(folder, filename.replace('.png', '.webp')))
