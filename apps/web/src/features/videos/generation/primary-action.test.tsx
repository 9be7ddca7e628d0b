import { screen } from '@testing-library/react'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { describe, expect, it, vi } from 'vitest'
import { draw } from '../../../../testing/draw.tsx'
import { projectOf, slideOf, videoOf } from '../../../../testing/project-of.ts'
import { GenerateBar } from './generate-bar.tsx'
import { useGeneration } from './use-generation.ts'

const slides = [slideOf(0, { script: 'Words.' })]
const finished = videoOf(1, {
  status: 'completed',
  completedAt: '2026-11-12T08:01:30.000Z',
  downloadUrl: '/api/videos/1.mp4?download=true',
})
const multi = { ...finished, languageCode: 'multi', languages: ['en', 'es', 'fr'] }
const failed = videoOf(2, {
  status: 'failed',
  failure: { code: 'internal', stage: 'render', message: 'It failed.', retryable: true },
})
const other = [{ languages: ['en'], textHash: 'other', contentHash: 'other' }]

type BarProps = { project: Project; onGenerate: (languages: readonly string[]) => void }

const Bar = ({ project, onGenerate }: BarProps) => {
  const generation = {
    ...useGeneration(project, async () => {}),
    generate: onGenerate,
    retry: onGenerate,
    chooseLanguages: () => {},
  }
  return (
    <GenerateBar projectId={project.id} generation={generation} content={{ script: true, slides: true }} />
  )
}

const drawBar = (over: Partial<Project>) => {
  const project = projectOf({ slides, ...over })
  const onGenerate = vi.fn<BarProps['onGenerate']>()
  return { ...draw(project, () => <Bar project={project} onGenerate={onGenerate} />), onGenerate }
}

const controls = () => [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
/** Names of what is drawn as the next step. */
const primaries = () =>
  controls()
    .filter(({ className }) => className.split(' ').includes('bg-coral-strong'))
    .map(({ textContent }) => textContent)
const names = () => controls().map(({ textContent }) => textContent)

describe('the primary action', () => {
  it('P12 is Generate Video while there is no video', async () => {
    const { user, onGenerate } = drawBar({})
    expect(primaries()).toEqual(['Generate Video'])
    await user.click(screen.getByRole('button', { name: 'Generate Video' }))
    expect(onGenerate).toHaveBeenCalledWith(['en'])
  })

  it('P12 is none while a video is made, beside what cancels it', () => {
    drawBar({ videos: [finished, videoOf(3)] })
    expect(primaries()).toEqual([])
    expect(names()).toEqual(expect.arrayContaining(['Generating...', 'Cancel', 'Download Video']))
  })

  it('P12 is Download Video while the video is as the project is', () => {
    drawBar({ videos: [finished] })
    expect(primaries()).toEqual(['Download Video'])
    expect(names()).toContain('Generate Video')
  })

  it('P12 is Update Video once the project changed, which keeps the download', async () => {
    const { user, onGenerate } = drawBar({ videos: [finished], hashesNow: other })
    expect(primaries()).toEqual(['Update Video'])
    expect(names()).toContain('Download Video')
    expect(names()).not.toContain('Generate Video')
    await user.click(screen.getByRole('button', { name: 'Update Video' }))
    expect(onGenerate).toHaveBeenCalledWith(['en'])
  })

  it('P12 updates a video in its languages', async () => {
    const hashesNow = [{ languages: multi.languages, textHash: 'other', contentHash: 'other' }]
    const { user, onGenerate } = drawBar({ videos: [multi], languages: ['es'], hashesNow })
    await user.click(screen.getByRole('button', { name: 'Update Video' }))
    expect(onGenerate).toHaveBeenCalledWith(['en', 'es', 'fr'])
  })

  it('P12 is Download Video for a video of which the age is unknown', () => {
    drawBar({ videos: [{ ...finished, text: null, contentHash: null }] })
    expect(primaries()).toEqual(['Download Video'])
    expect(names()).toContain('Generate Video')
  })

  it('P12 is Try again after a failure that may pass', async () => {
    const { user, onGenerate } = drawBar({ videos: [finished, { ...failed, languages: ['es'] }] })
    expect(primaries()).toEqual(['Try again'])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onGenerate).toHaveBeenCalledWith(['es'])
  })

  it('P12 is not Try again after a failure that is older than the finished video', () => {
    const before = {
      ...failed,
      languageCode: 'multi',
      languages: ['en', 'es'],
      createdAt: videoOf(0).createdAt,
    }
    drawBar({ videos: [finished, before] })
    expect(primaries()).toEqual(['Download Video'])
  })

  it('P12 is Generate Video after a failure that will not pass by itself', () => {
    const hopeless = { ...failed, failure: failed.failure && { ...failed.failure, retryable: false } }
    drawBar({ videos: [hopeless] })
    expect(primaries()).toEqual(['Generate Video'])
  })
})
