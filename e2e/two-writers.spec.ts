import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { getLexicon } from '@voxdeck/contracts/languages/get-lexicon'
import { saveLexicon } from '@voxdeck/contracts/languages/save-lexicon'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { seededRandom } from '@voxdeck/dev/seeded-random'
import { speak } from './languages/project-terms.ts'
import { saveTerms, termsDialog } from './languages/terms-dialog.ts'
import { note, productUrl } from './product.ts'
import { readLanguage, showLanguage, translationField } from './writing/language-panel.ts'
import { makeWriting, type OpenProject, signInContext, slideField } from './writing/open-project.ts'

/** 50 runs are the full measure. */
const runs = Number(process.env.VOXDECK_WRITER_RUNS ?? 2)

const wordsEach = 15

const twoTexts = (page: Page) => page.getByRole('region', { name: 'This text was changed elsewhere too' })

/** Both texts of every choice that the page shows. */
const shownChoices = (page: Page): Promise<string[]> =>
  twoTexts(page).evaluateAll((regions) =>
    regions.flatMap((region) => {
      const row = region.closest('li')
      const mine = row?.querySelector<HTMLTextAreaElement>('textarea')?.value ?? ''
      return [mine, region.querySelector('blockquote')?.textContent ?? '']
    }),
  )

/** Types words of its own, at its own pace, into one of the fields or the other. */
const typeWords = async (
  page: Page,
  fields: (slide: number) => ReturnType<typeof slideField>,
  { name, chance }: { name: string; chance: () => number },
): Promise<string[]> => {
  const words: string[] = []
  while (words.length < wordsEach) {
    if (words.length % 5 === 0) {
      const field = fields(chance() < 0.8 ? 1 : 2)
      await field.focus()
      await field.press('Control+End')
    }
    // Its end shows where it ends: half a word of somebody else may stand right before it.
    const word = `${name}${words.length}.`
    await page.keyboard.type(`${word} `)
    words.push(word)
    await page.waitForTimeout(chance() * 300)
  }
  return words
}

/** Every word is stored, or stands in a choice that somebody sees. */
const expectAllThere = async (pages: Page[], words: string[], stored: () => Promise<string>) => {
  const missing = async () => {
    const choices = await Promise.all(pages.map(shownChoices))
    const there = [await stored(), ...choices.flat()].join(' ')
    return words.filter((word) => !there.includes(word))
  }
  expect(words.length).toBe(pages.length * wordsEach)
  await expect.poll(missing, { timeout: 20_000 }).toEqual([])
}

const storedScripts = async ({ read }: OpenProject) =>
  (await read()).slideScripts.map(({ script }) => script).join(' ')

const storedTranslations = async (project: OpenProject) =>
  (await readLanguage(project, 'es')).slides.map(({ script }) => script ?? '').join(' ')

for (const seed of Array.from({ length: runs }, (_, index) => index + 1))
  test(`S25 two browsers write the same slides, translations and terms, seed ${seed}`, async ({
    page,
    browser,
  }) => {
    const chance = seededRandom(seed)
    const project = await makeWriting(await signInContext(page, ada), { slides: 2 })
    await speak(project, 'es')
    const context: BrowserContext = await browser.newContext()
    const other = await context.newPage()
    await signInContext(other, ada)
    const pages = [page, other]
    const writeBoth = async (
      fieldsOf: (one: Page) => (slide: number) => ReturnType<typeof slideField>,
      phase: string,
    ) =>
      (
        await Promise.all(
          pages.map((one, index) =>
            typeWords(one, fieldsOf(one), { name: `${phase}${'ab'[index]}${seed}n`, chance }),
          ),
        )
      ).flat()

    for (const one of pages) {
      await one.goto(`${productUrl()}/projects/${project.id}`)
      await expect(slideField(one, 1)).toBeVisible({ timeout: 60_000 })
    }
    const said = await writeBoth((one) => (slide) => slideField(one, slide), 'e')
    await expectAllThere(pages, said, () => storedScripts(project))
    const choices = (await Promise.all(pages.map(shownChoices))).flat().length / 2

    for (const one of pages) await showLanguage(one, project, 'es')
    const translated = await writeBoth((one) => (slide) => translationField(one, slide), 't')
    await expectAllThere(pages, translated, () => storedTranslations(project))

    const params = { id: project.id }
    await project.client.call(saveLexicon, {
      params,
      body: [{ language: 'en', term: 'SQL', say: 'sequel' }],
    })
    const dialogs = pages.map(termsDialog)
    const saidAs = dialogs.map(({ dialog }) => dialog.getByRole('textbox', { name: 'How “SQL” is said' }))
    for (const [index, { open, newTerm }] of dialogs.entries()) {
      await open()
      await newTerm.fill(`Term${index}`)
      await newTerm.press('Tab')
      await pages[index]?.keyboard.type('said')
      await saidAs[index]?.fill(`by ${index}`)
    }
    await Promise.all(
      dialogs.map(async ({ save }, index) => {
        await pages[index]?.waitForTimeout(chance() * 100)
        await save.click()
      }),
    )
    // One was first; the other sees both texts, keeps its own and saves again.
    const findContested = async () => {
      for (const [index, { dialog }] of dialogs.entries())
        if ((await dialog.getByText('Saved elsewhere meanwhile').count()) > 0) return index
      return -1
    }
    await expect.poll(findContested, { timeout: 20_000 }).toBeGreaterThanOrEqual(0)
    const late = await findContested()
    const second = termsDialog(pages[late] ?? page)
    await expect(second.dialog).toContainText(`“by ${1 - late}”`)
    await second.dialog.getByRole('button', { name: 'Keep mine' }).click()
    await saveTerms(second)
    const lexicon = await project.client.call(getLexicon, { params })
    expect(lexicon.map(({ term, say }) => `${term}: ${say}`).toSorted()).toEqual([
      `SQL: by ${late}`,
      'Term0: said',
      'Term1: said',
    ])
    note(
      'words in scripts / in translations / choices shown',
      `${said.length} / ${translated.length} / ${choices}`,
    )
    await context.close()
  })
