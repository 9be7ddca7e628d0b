import { failsEverything, TranslationError } from './translation-errors.ts'
import { type Limits, plainText, type Segment, type TranslateRequest, type Translator } from './translator.ts'

/** A text to translate; after sending it has an answer or an error. */
export type TextJob = { segment: Segment; answer?: Segment; error?: TranslationError }

/** The answer has letters or digits, and is not too long to be a translation. */
export const isUsable = (answer: Segment, asked: Segment): boolean => {
  const text = plainText(answer)
  return /[\p{L}\p{N}]/u.test(text) && text.length <= 20 * plainText(asked).length + 200
}

const lettersOf = (batch: readonly TextJob[]): number =>
  batch.reduce((sum, { segment }) => sum + Array.from(plainText(segment)).length, 0)

/**
 * Sends every batch, as many in parallel as the provider allows, and returns how many characters were sent. A failed
 * batch does not fail the others, unless its error means that all would fail. A bad answer may be caused by one text:
 * the batch is halved, and the half that works is used.
 */
export const sendBatches = async (
  translator: Translator,
  request: Omit<TranslateRequest, 'segments'>,
  batches: readonly TextJob[][],
  { requestsAtOnce }: Pick<Limits, 'requestsAtOnce'>,
): Promise<number> => {
  let characters = 0
  let hopeless: TranslationError | undefined

  const badAnswer = (detail: string) => new TranslationError(translator.id, 'bad_answer', { detail })
  const send = async (batch: readonly TextJob[]): Promise<boolean> => {
    try {
      if (hopeless) throw hopeless
      if (request.signal?.aborted) throw new TranslationError(translator.id, 'cancelled')
      characters += lettersOf(batch)
      const answers = await translator.translate({
        ...request,
        segments: batch.map(({ segment }) => segment),
      })
      if (answers.length !== batch.length) throw badAnswer(`${answers.length} texts for ${batch.length}`)
      for (const [index, parcel] of batch.entries()) {
        const answer = answers[index]
        delete parcel.error
        if (answer && isUsable(answer, parcel.segment)) parcel.answer = answer
        else parcel.error = badAnswer('empty, or far too long')
      }
      return true
    } catch (error) {
      if (!(error instanceof TranslationError)) throw error
      if (failsEverything(error)) hopeless ??= error
      for (const parcel of batch) parcel.error = error
      return false
    }
  }

  const sendOrHalve = async (batch: readonly TextJob[], isSent = false): Promise<void> => {
    if (!isSent && (await send(batch))) return
    if (batch.length < 2 || batch[0]?.error?.code !== 'bad_answer') return
    const middle = Math.ceil(batch.length / 2)
    const halves = [batch.slice(0, middle), batch.slice(middle)]
    const failed: TextJob[][] = []
    for (const half of halves) if (!(await send(half))) failed.push(half)
    if (failed.length === 1) await sendOrHalve(failed[0] ?? [], true)
  }

  const left = [...batches]
  const carry = async () => {
    for (let batch = left.shift(); batch; batch = left.shift()) await sendOrHalve(batch)
  }
  await Promise.all(Array.from({ length: Math.max(1, requestsAtOnce) }, carry))
  return characters
}
