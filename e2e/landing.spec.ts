import { bundleLimits } from '@voxdeck/dev/bundle-size/limits'
import { note } from './product.ts'
import { expect, test } from './quality/fixtures.ts'
import { measureScripts } from './quality/measure-scripts.ts'

const features = {
  en: [
    'Script to video',
    'Text-to-speech',
    'Automatic translation',
    'Professional videos',
    'Secure and private',
    'Team collaboration',
  ],
  th: [
    'จากสคริปต์สู่วิดีโอ',
    'แปลงข้อความเป็นเสียงพูด',
    'แปลภาษาอัตโนมัติ',
    'วิดีโอระดับมืออาชีพ',
    'ปลอดภัยและเป็นส่วนตัว',
    'ทำงานร่วมกันเป็นทีม',
  ],
}

test('L1 L2 L6 L7 L8 the landing page: name, languages, ways in, promise, footer', async ({
  world,
  visit,
}) => {
  const page = await visit(null)
  await page.goto(world.url)
  const bar = page.getByRole('banner')
  await expect(bar.getByText('Voxdeck')).toBeVisible()
  const switcher = bar.getByRole('group', { name: 'Display language' })
  await expect(switcher.getByRole('button')).toHaveText(['English', 'ไทย'])
  for (const name of ['Sign In', 'Get Started Free', 'Start Creating Now'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/api/login')
  await expect(page.getByText('One script becomes 10+ languages')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('© 2025 Voxdeck')).toBeVisible()

  const asked = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('/api/login'),
  )
  await page.getByRole('link', { name: 'Get Started Free' }).click()
  await asked
})

for (const language of ['en', 'th'] as const)
  test(`L4 L5 six features and four steps, ${language}`, async ({ world, visit }) => {
    const page = await visit(null, { language })
    await page.goto(world.url)
    const [featureList, stepList] = [page.locator('main section ul'), page.locator('main section ol')]
    await expect(featureList.getByRole('heading', { level: 3 })).toHaveText(features[language])
    const steps =
      language === 'en' ? ['Write', 'Arrange', 'Generate', 'Share'] : ['เขียน', 'จัดเรียง', 'สร้าง', 'แบ่งปัน']
    await expect(stepList.getByRole('heading', { level: 3 })).toHaveText(steps)
  })

test('K10 what the landing page and the editor load before anything is pressed', async ({ world, visit }) => {
  const landing = await measureScripts(await visit(null), world.url)
  const editor = await measureScripts(
    await visit(world.owner),
    `${world.url}/projects/${world.projects.video}`,
  )
  note('landing, KB of script', (landing / 1000).toFixed(1))
  note('editor, KB of script', (editor / 1000).toFixed(1))
  expect(landing).toBeLessThanOrEqual(bundleLimits.landing)
  expect(editor).toBeLessThanOrEqual(bundleLimits.editor)
})
