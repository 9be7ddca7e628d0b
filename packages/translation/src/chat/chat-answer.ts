import { z } from 'zod'
import { readAnswer } from '../provider.ts'
import { TranslationError } from '../translation-errors.ts'

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
})
const content = z.object({ items: z.array(z.object({ id: z.coerce.string(), text: z.string() })) })

/** Some models put a code fence around the JSON, whatever the prompt says. */
const withoutFence = (text: string): string => {
  const bare = text.trim()
  if (!bare.startsWith('```')) return bare
  return bare.replace(/^```(?:json)?/, '').replace(/```$/, '')
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(withoutFence(text))
  } catch {
    return undefined
  }
}

/** The texts of a completion for the ids 1 to count; each id must occur exactly once, and no other. */
export const readCompletion = (translator: string, answer: unknown, count: number): string[] => {
  const bad = (detail: string, retry?: 'never') =>
    new TranslationError(translator, 'bad_answer', { detail, ...(retry && { retry }) })
  const [choice] = readAnswer(translator, completion, answer).choices
  if (choice?.message.refusal) throw bad('the model refused', 'never')
  if (choice?.finish_reason === 'content_filter') throw bad('filtered', 'never')
  if (choice?.finish_reason === 'length') throw bad('cut off')
  const { items } = readAnswer(translator, content, parseJson(choice?.message.content ?? ''))
  const byId = new Map(items.map(({ id, text }) => [id, text]))
  if (items.length !== count || byId.size !== count) throw bad(`${items.length} texts for ${count}`)
  return Array.from({ length: count }, (_, index) => {
    const text = byId.get(String(index + 1))
    if (text === undefined) throw bad('a text that nobody asked for')
    return text
  })
}
