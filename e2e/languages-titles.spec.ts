import { expect, test } from '@playwright/test'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { newWriting } from './languages/new-writing.ts'
import { clientFor, productUrl } from './product.ts'
import { generateIn } from './videos/translated-video.ts'
import { choose, menuButton, openVideo } from './watch/player.ts'
import { languageTab, readLanguage, showLanguage, translateInto } from './writing/language-panel.ts'

test('O15 the title and the chapters are those of the language that is heard', async ({ page }) => {
  const scripts = ['The house is red.', 'The door is open.', 'The garden is big.']
  const project = await newWriting(page, scripts)
  const { id, client } = project
  await client.call(updateProject, {
    params: { id },
    body: {
      title: 'The red house',
      videoSettings: { speakingSpeed: 200, resolution: '720p', transition: 'none' },
    },
  })
  // Chapters are ten seconds long at least.
  const { images } = await project.read()
  const slideTimings = images.map(({ id: imageId }) => ({ imageId, manualDuration: 10 }))
  await client.call(updateProject, { params: { id }, body: { slideTimings } })
  await translateInto(project, 'es')
  expect((await readLanguage(project, 'es')).title).toMatchObject({ state: 'machine', stale: false })

  await showLanguage(page, project, 'es')
  const field = page.getByRole('textbox', { name: 'Title in this language' })
  await expect(field).toHaveValue(/casa/i)
  await field.fill('Mi casa roja')
  await field.press('Enter')
  await expect.poll(async () => (await readLanguage(project, 'es')).title?.state).toBe('edited')

  const video = await generateIn(await clientFor(ada), id, ['en', 'es'])
  expect(video.status).toBe('completed')
  await openVideo(page, `${productUrl()}/projects/${id}`)
  const player = page.getByRole('dialog')
  await expect(player.getByRole('heading', { name: 'The red house' })).toBeVisible()
  await expect(menuButton(page, 'Chapters')).toContainText('The house is red')
  await choose(page, 'Language', 'Español')
  await expect(player.getByRole('heading', { name: 'Mi casa roja' })).toBeVisible()
  await expect(menuButton(page, 'Chapters')).toContainText(/casa/i)
  await page.keyboard.press('Escape')

  await languageTab(page, 'Spanish').click()
  await expect(field).toHaveValue('Mi casa roja')
  await client.call(updateProject, { params: { id }, body: { title: 'The blue house' } })
  await expect(page.getByText('The English title changed since.')).toBeVisible()
})
