import { expect, it } from 'vitest'
import { hostileReplies, hostileTexts } from '../hostile-answers.ts'
import { codesOf, marked, markupOf, pausesOf, type Rig } from './rig.ts'

/** Malformed answers, and answers with content that was not requested. */
export const itMistrustsAnswers = (rig: Rig): void => {
  it('loses no pause when the answer has lost its marks', async () => {
    rig.changeTexts((texts) => texts.map((text) => rig.subject.withoutMarks(String(text))))
    const { script, sentences } = await rig.translate(marked)
    expect(pausesOf(script).toSorted()).toEqual(pausesOf(marked).toSorted())
    expect(sentences[1]).toMatch(/\[pause 250ms\]$/)
  })

  it.each(hostileReplies)('takes $what for no answer', async ({ reply }) => {
    rig.injectFault(reply)
    const result = await rig.translate('Open the slide. The harbour.')
    expect(result.script).toBeNull()
    expect(new Set(codesOf(result))).toEqual(new Set(['bad_answer']))
  })

  it.each(hostileTexts)('takes $what for no translation', async ({ change }) => {
    rig.changeTexts(change)
    const result = await rig.translate('Open the slide, [pause 1s] now. The harbour.')
    expect(result.sentences).toContain(null)
    expect(new Set(codesOf(result))).toEqual(new Set(['bad_answer']))
  })

  it('makes no markup of what an answer says', async () => {
    rig.changeTexts((texts) =>
      texts
        .map(String)
        .map((text) => `[pause 5s] ${text} [a|b] \\[pause 1s] [pause \n\n ${text} x|y] [open|`),
    )
    const { script, sentences, failures } = await rig.translate(marked)
    expect(failures).toEqual([])
    expect(markupOf(script).toSorted()).toEqual(pausesOf(marked).toSorted())
    expect(sentences.join('')).not.toContain('\n')
  })
}
