import { answerWith204 } from '../network.ts'
import { endSessions } from '../new-person.ts'
import { fill, press, type Stage, type ToastArea, whileCut } from './toast-row.ts'

const choose = async ({ page, words, project }: Stage, item: string) => {
  const menu = fill(words.dashboard.card.menu, { title: project.title })
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
const rename = async (stage: Stage, title: string) => {
  const { page, words } = stage
  await choose(stage, words.dashboard.menu.rename)
  await page.getByRole('textbox', { name: words.dashboard.rename.label }).fill(title)
  await press(stage, words.dashboard.rename.save)
}
const chooseThumbnail = async (stage: Stage, number: number) => {
  const { page, words, project } = stage
  await choose(stage, words.dashboard.menu.thumbnail)
  const name = project.images[number - 1]?.originalName ?? ''
  await page.getByRole('radio', { name: fill(words.dashboard.thumbnail.slide, { number, name }) }).click()
}
const oneProject = /\/api\/projects\/[^/]+$/

export const dashboard: ToastArea = {
  slides: 2,
  rows: {
    loadFailed: {
      english: ['Error', 'Failed to load projects'],
      expected: (words) => [words.app.error, words.dashboard.loadFailed],
      isFailure: true,
      provoke: (stage) => whileCut(stage, /\/api\/projects(\?|$)/, stage.openDashboard),
    },
    createFailed: {
      english: ['Error', 'Failed to create project'],
      expected: (words) => [words.app.error, words.dashboard.createFailed],
      isFailure: true,
      provoke: async (stage) => {
        await stage.openDashboard()
        await whileCut(stage, /\/api\/projects$/, () => press(stage, stage.words.dashboard.newProject))
      },
    },
    renameFailed: {
      english: ['Error', 'Failed to update project name'],
      expected: (words) => [words.app.error, words.dashboard.rename.failed],
      isFailure: true,
      provoke: (stage) => whileCut(stage, oneProject, () => rename(stage, 'Not so')),
    },
    renamed: {
      english: ['Success', 'Project name updated successfully'],
      expected: (words) => [words.app.success, words.dashboard.rename.done],
      isFailure: false,
      provoke: async (stage) => {
        await stage.openDashboard()
        await rename(stage, `${stage.project.title} 2`)
        stage.project.title += ' 2'
      },
    },
    thumbnailFailed: {
      english: ['Error', 'Failed to update project thumbnail'],
      expected: (words) => [words.app.error, words.dashboard.thumbnail.failed],
      isFailure: true,
      provoke: async (stage) => {
        await choose(stage, stage.words.dashboard.menu.thumbnail)
        await stage.page.getByRole('radio').last().waitFor()
        await whileCut(stage, oneProject, () => stage.page.getByRole('radio').last().click())
      },
    },
    thumbnailChosen: {
      english: ['Success', 'Project thumbnail updated successfully'],
      expected: (words) => [words.app.success, words.dashboard.thumbnail.done],
      isFailure: false,
      provoke: async (stage) => {
        await stage.openDashboard()
        await chooseThumbnail(stage, 2)
      },
    },
    duplicateFailed: {
      english: ['Error', 'Failed to duplicate project'],
      expected: (words) => [words.app.error, words.dashboard.duplicate.failed],
      isFailure: true,
      provoke: (stage) =>
        whileCut(stage, '**/duplicate', () => choose(stage, stage.words.dashboard.menu.duplicate)),
    },
    duplicated: {
      english: ['Success', 'Project duplicated successfully'],
      expected: (words) => [words.app.success, words.dashboard.duplicate.done],
      isFailure: false,
      provoke: (stage) => choose(stage, stage.words.dashboard.menu.duplicate),
    },
    deleteFailed: {
      english: ['Error', 'Failed to delete project'],
      expected: (words) => [words.app.error, words.dashboard.delete.failed],
      isFailure: true,
      provoke: (stage) =>
        whileCut(stage, oneProject, async () => {
          await choose(stage, stage.words.dashboard.menu.delete)
          await press(stage, stage.words.dashboard.delete.confirm)
        }),
    },
    deleted: {
      english: ['Success', 'Project deleted successfully'],
      expected: (words) => [words.app.success, words.dashboard.delete.done],
      isFailure: false,
      provoke: async (stage) => {
        await stage.openDashboard()
        await choose(stage, stage.words.dashboard.menu.delete)
        await press(stage, stage.words.dashboard.delete.confirm)
      },
    },
    unauthorized: {
      english: ['Unauthorized', 'You are logged out. Logging in again...'],
      expected: ({ session }) => [session.unauthorized.title, session.unauthorized.description],
      isFailure: true,
      provoke: async ({ page, words, world, person }) => {
        await endSessions(world.database, person)
        // Half a second later the page goes to sign-in; the 204 response keeps it here.
        await answerWith204(page, '**/api/login*')
        await page.getByRole('textbox', { name: words.dashboard.search.label }).fill('x')
      },
    },
  },
}
