import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Connection, Client as Temporal } from '@temporalio/client'
import { type Client, createClient } from '@voxdeck/contracts/client'
import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { getLanguage } from '@voxdeck/contracts/languages/get-language'
import { translateSlides } from '@voxdeck/contracts/languages/translate-slides'
import { languages as table } from '@voxdeck/core/languages/languages'
import { connectDatabase } from '@voxdeck/db/connect'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { signIn } from '@voxdeck/dev/sign-in'
import type { RunningProduct } from '@voxdeck/e2e/run-product'
import { makeProject } from '@voxdeck/e2e/video/await-video'
import { runBenchProduct } from '../measure/run-bench-product.ts'
import { makeDeck } from '../render/make-deck.ts'

export type TranslatingSize = { slides: number; languages: number }

const mostMs = 1_800_000

const largestHistory = async ({ services }: RunningProduct, projectId: string, codes: readonly string[]) => {
  const connection = await Connection.connect({ address: services.env.TEMPORAL_ADDRESS })
  const { workflow } = new Temporal({ connection, namespace: services.env.TEMPORAL_NAMESPACE })
  const histories = await Promise.all(
    codes.map((code) => workflow.getHandle(`translate-${projectId}-${code}`).describe()),
  )
  await connection.close()
  return {
    events: Math.max(...histories.map(({ historyLength }) => historyLength)),
    bytes: Math.max(...histories.map(({ historySize }) => historySize ?? 0)),
  }
}

const awaitLanguage = async (client: Client, projectId: string, language: string) => {
  for (const end = Date.now() + mostMs; Date.now() < end; await setTimeout(500)) {
    const found = await client.call(getLanguage, { params: { projectId, language } })
    if (found.job && found.job.status !== 'translating') return found
  }
  throw new Error(`${language} is not translated after half an hour`)
}

/** Every slide has a script of its own, so that no translation is reused from another slide. */
const scriptOf = (slide: number): string =>
  `This is what slide ${slide} says. Ship number ${slide * 7} comes in at ${slide} past four. Nobody on pier ${slide} is late.`

export const measureTranslating = async ({ slides, languages }: TranslatingSize) => {
  const folder = await mkdtemp(join(tmpdir(), 'voxdeck-translate-'))
  const running = await runBenchProduct('translate')
  const { product, services, stop } = running
  const database = connectDatabase({ url: services.env.DATABASE_URL, connections: 1 })
  try {
    const url = product.publicUrl
    const cookie = await signIn({ publicUrl: url, user: ada })
    const client = createClient({ baseUrl: url, headers: { cookie, origin: url } })
    const [first] = await makeDeck(folder, { slides: 1, seconds: 5 })
    if (!first) throw new Error('no slide')
    const deck = Array.from({ length: slides }, (_, index) => ({ ...first, script: scriptOf(index + 1) }))
    const settings = { speakingSpeed: 150, resolution: '720p', transition: 'none' } as const
    const { id } = await makeProject(client, 'Many tongues', deck, settings)
    const codes = table.map(({ code }) => code).filter((code) => code !== 'en' && code !== 'pt-BR')
    const wanted = codes.slice(0, languages)
    for (const languageCode of wanted)
      await client.call(addLanguage, { params: { id }, body: { languageCode } })

    const began = performance.now()
    await client.call(translateSlides, { params: { id }, body: {} })
    const ended = await Promise.all(wanted.map((language) => awaitLanguage(client, id, language)))
    const seconds = (performance.now() - began) / 1000

    const asked = performance.now()
    await Promise.all(
      wanted.map((language) => client.call(getLanguage, { params: { projectId: id, language } })),
    )
    const laidOutMs = performance.now() - asked
    const usage = await database.pool.query<{ sent: number }>(
      'select coalesce(sum(characters), 0)::int as sent from translation_usage',
    )
    const needed = deck.reduce((total, { script }) => total + script.length, 0) * wanted.length
    return {
      seconds,
      laidOutMs,
      translations: ended.flatMap((language) => language.slides.filter(({ script }) => script)).length,
      charactersSent: usage.rows[0]?.sent ?? 0,
      charactersNeeded: needed,
      ...(await largestHistory(running, id, wanted)),
    }
  } finally {
    await database.close()
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
