import { describe, expect, it } from 'vitest'
import type { StudioNews } from './studio.ts'
import { createStudioNews } from './studio-news.ts'

const trouble: StudioNews = { kind: 'trouble' }

describe('news of recording', () => {
  it('that came before anybody listened is told once somebody does, and once only', () => {
    const { tell, onNews } = createStudioNews()
    const first: StudioNews[] = []
    const second: StudioNews[] = []
    tell(trouble)
    onNews((news) => first.push(news))
    onNews((news) => second.push(news))
    expect([first, second]).toEqual([[trouble], []])
  })

  it('is told to whoever listens, until they leave', () => {
    const { tell, onNews } = createStudioNews()
    const heard: StudioNews[] = []
    const leave = onNews((news) => heard.push(news))
    tell(trouble)
    leave()
    tell(trouble)
    expect(heard).toEqual([trouble])
  })
})
