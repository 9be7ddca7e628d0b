import { getProject } from '@voxdeck/contracts/projects/get-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { holdBack } from './network.ts'
import { expect, test } from './quality/fixtures.ts'
import { quickSettings } from './quality/world.ts'
import { expectToast } from './toast.ts'
import { makeProject } from './video/await-video.ts'

const limits = 'Speaking speed is a whole number from 80 to 250 words a minute.'

test('V1 V3 V4 resolutions and transitions; saving keeps what is shown', async ({ world, visit }) => {
  const { id } = await makeProject(world.writing, 'Settings', world.slides, quickSettings)
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  await page.getByRole('combobox', { name: 'Resolution' }).click()
  await expect(page.getByRole('option')).toHaveText([
    '720p (1280x720)',
    '1080p (1920x1080)',
    '4k (3840x2160)',
  ])
  await page.getByRole('option', { name: '4k' }).click()
  await page.getByRole('combobox', { name: 'Transition' }).click()
  await expect(page.getByRole('option')).toHaveText(['Fade', 'Slide', 'None'])
  await page.getByRole('option', { name: 'Slide' }).click()
  await page.getByRole('spinbutton', { name: 'Speaking speed' }).fill('175')

  const release = await holdBack(page, `**/api/projects/${id}`)
  const save = page.locator('form button[type=submit]')
  await save.click()
  await expect(save).toHaveText('Saving...')
  await expect(save).toBeDisabled()
  release()
  await expectToast(page, 'Settings Saved', 'Your video settings have been saved successfully.')
  await expect(save).toHaveText('Save Settings')
  const { videoSettings } = await world.writing.call(getProject, { params: { id } })
  expect(videoSettings).toEqual({
    speakingSpeed: 175,
    resolution: '4k',
    transition: 'slide',
    shape: '16:9',
    pictureFit: 'blur',
    captions: 'track',
  })
})

test('V12 captions are a track, or drawn into the picture when somebody chose so', async ({
  world,
  visit,
}) => {
  const { id } = await makeProject(world.writing, 'Captioned', world.slides, quickSettings)
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  const captions = page.getByRole('combobox', { name: 'Captions' })
  await expect(captions).toHaveText('Can be turned on')
  await captions.click()
  await page.getByRole('option', { name: 'In the picture' }).click()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expectToast(page, 'Settings Saved', 'Your video settings have been saved successfully.')
  const { videoSettings } = await world.writing.call(getProject, { params: { id } })
  expect(videoSettings.captions).toBe('picture')
})

test('V2 F5 a speed outside of 80 to 250 is refused with its limits, in the browser and on the server', async ({
  world,
  visit,
}) => {
  const { slides: id } = world.projects
  const page = await visit(world.owner)
  await page.goto(`${world.url}/projects/${id}`)
  const speed = page.getByRole('spinbutton', { name: 'Speaking speed' })
  for (const wrong of ['79', '251', '150.5', '']) {
    await speed.fill(wrong)
    await expect(page.getByRole('alert').getByText(limits)).toBeVisible()
    await expect(speed).toHaveAttribute('aria-invalid', 'true')
  }
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expectToast(page, 'Error', limits)
  for (const right of ['80', '250']) {
    await speed.fill(right)
    await expect(page.getByRole('alert').getByText(limits)).toHaveCount(0)
  }
  for (const speakingSpeed of [79, 251, 150.5]) {
    const videoSettings = { ...quickSettings, speakingSpeed }
    const refused = world.client.call(updateProject, { params: { id }, body: { videoSettings } })
    await expect(refused).rejects.toMatchObject({ status: 400 })
  }
})

test('V5 settings that cannot be saved are told, stay on the screen, and are saved when the server answers', async ({
  world,
  visit,
}) => {
  const { id } = await makeProject(world.writing, 'Refused', world.slides, quickSettings)
  const page = await visit(world.writer)
  await page.goto(`${world.url}/projects/${id}`)
  const speed = page.getByRole('spinbutton', { name: 'Speaking speed' })
  await expect(speed).toBeVisible({ timeout: 60_000 })
  await page.context().setOffline(true)
  await speed.fill('120')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expectToast(page, 'Error', 'Failed to save video settings.')
  await expect(speed).toHaveValue('120')
  await page.context().setOffline(false)
  const saved = () => world.writing.call(getProject, { params: { id } })
  await expect.poll(async () => (await saved()).videoSettings.speakingSpeed, { timeout: 45_000 }).toBe(120)
})
