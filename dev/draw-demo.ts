// Draws the pictures that the demo project is shipped with: node dev/draw-demo.ts
// They are shipped as PNG: the API decodes no SVG, and its machine has no fonts.
import { fileURLToPath } from 'node:url'
import { demo } from '@voxdeck/demo/demo'
import sharp from 'sharp'
import { drawings } from './draw-demo/drawings.ts'

for (const [index, { picture }] of demo.slides.entries())
  await sharp(Buffer.from(drawings[index]?.() ?? ''))
    .png({ compressionLevel: 9 })
    .toFile(fileURLToPath(picture))
