import sharp from 'sharp'
import type { DemoSlide } from './slides.ts'

export const drawSlide = ({ svg }: DemoSlide): Promise<Buffer> => sharp(Buffer.from(svg())).png().toBuffer()
